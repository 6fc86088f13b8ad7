import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Joins the waiting list of a sold-out event; an existing position is kept. */
export function joinWaitingList(
  client: Client,
  { slug, ...body }: ArgsOf<'joinWaitingList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'joinWaitingList'>> {
  return client.call(writePath`api/events/${{ slug }}/waiting-list/`, { ...options, method: 'POST', body })
}
