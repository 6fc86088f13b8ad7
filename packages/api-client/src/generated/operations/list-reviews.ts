/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Lists the reviews of a work, with its rating. */
export function listReviews(
  client: Client,
  { product, ...query }: ArgsOf<'listReviews'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listReviews'>> {
  return client.call(writePath`api/products/${{ product }}/reviews/`, { ...options, query })
}
