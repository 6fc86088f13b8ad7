/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the products of the catalogue with the counts of each filter. */
export function listProducts(
  client: Client,
  query: ArgsOf<'listProducts'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listProducts'>> {
  return client.call('api/products/', { ...options, query })
}
