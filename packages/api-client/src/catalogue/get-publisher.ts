import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One publisher with its products, by slug. */
export function getPublisher(
  client: Client,
  { slug }: ArgsOf<'getPublisher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPublisher'>> {
  return client.call(writePath`api/publishers/${{ slug }}/`, options)
}
