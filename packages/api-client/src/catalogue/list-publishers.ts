import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the publishers. */
export function listPublishers(
  client: Client,
  query: ArgsOf<'listPublishers'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listPublishers'>> {
  return client.call('api/publishers/', { ...options, query })
}
