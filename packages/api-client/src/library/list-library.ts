import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the works of the visitor's library, the last opened first. */
export function listLibrary(
  client: Client,
  query: ArgsOf<'listLibrary'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listLibrary'>> {
  return client.call('api/library/', { ...options, query })
}
