/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** The news, the newest first. */
export function listNews(
  client: Client,
  query: ArgsOf<'listNews'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listNews'>> {
  return client.call('api/news/', { ...options, query })
}
