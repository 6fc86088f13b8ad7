import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The records, the newest first. */
export function listRecords(
  client: Client,
  query: ArgsOf<'listRecords'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listRecords'>> {
  return client.call('api/records/', { ...options, query })
}
