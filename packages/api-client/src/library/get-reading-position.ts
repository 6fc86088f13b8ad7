import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the reading position of a work. */
export function getReadingPosition(
  client: Client,
  { id }: ArgsOf<'getReadingPosition'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReadingPosition'>> {
  return client.call(writePath`api/library/${{ id }}/position/`, options)
}
