/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells whether a work is saved. */
export function getWishlistProduct(
  client: Client,
  { product }: ArgsOf<'getWishlistProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getWishlistProduct'>> {
  return client.call(writePath`api/wishlist/products/${{ product }}/`, options)
}
