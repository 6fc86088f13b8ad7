/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the series, the newest first. */
export function listSeries(
  client: Client,
  query: ArgsOf<'listSeries'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listSeries'>> {
  return client.call('api/series/', { ...options, query })
}
