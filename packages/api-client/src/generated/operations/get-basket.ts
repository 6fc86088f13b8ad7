/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the visitor's basket, which the API finds by a cookie. */
export function getBasket(
  client: Client,
  query: ArgsOf<'getBasket'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getBasket'>> {
  return client.call('api/basket/', { ...options, query })
}
