import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the events, upcoming or past. */
export function listEvents(
  client: Client,
  query: ArgsOf<'listEvents'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listEvents'>> {
  return client.call('api/events/', { ...options, query })
}
