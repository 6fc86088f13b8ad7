import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The booklists, the newest first. */
export function listBooklists(
  client: Client,
  query: ArgsOf<'listBooklists'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listBooklists'>> {
  return client.call('api/booklists/', { ...options, query })
}
