import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the static pages. */
export function listPages(
  client: Client,
  query: ArgsOf<'listPages'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listPages'>> {
  return client.call('api/pages/', { ...options, query })
}
