import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Waits for places of an event that is sold out; who waits already stays where they are. */
export function joinWaitingList(
  client: Client,
  { slug, ...body }: ArgsOf<'joinWaitingList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'joinWaitingList'>> {
  return client.call(writePath`api/events/${slug}/waiting-list/`, { ...options, method: 'POST', body })
}
