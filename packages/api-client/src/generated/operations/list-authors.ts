/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the contributors: authors, translators, illustrators and narrators. */
export function listAuthors(
  client: Client,
  query: ArgsOf<'listAuthors'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listAuthors'>> {
  return client.call('api/authors/', { ...options, query })
}
