/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The articles, the newest first. */
export function listArticles(
  client: Client,
  query: ArgsOf<'listArticles'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listArticles'>> {
  return client.call('api/articles/', { ...options, query })
}
