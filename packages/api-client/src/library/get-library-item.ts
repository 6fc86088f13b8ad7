import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One work of the visitor's library. */
export function getLibraryItem(
  client: Client,
  { id }: ArgsOf<'getLibraryItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getLibraryItem'>> {
  return client.call(writePath`api/library/${{ id }}/`, options)
}
