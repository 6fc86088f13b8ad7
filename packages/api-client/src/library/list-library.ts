import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** What the visitor may read, hear and watch, what was opened last first. */
export function listLibrary(
  client: Client,
  query: ArgsOf<'listLibrary'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listLibrary'>> {
  return client.call('api/library/', { ...options, query })
}
