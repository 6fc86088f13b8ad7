/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Removes a work from the wishlist. */
export function removeFromWishlist(
  client: Client,
  { product }: ArgsOf<'removeFromWishlist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeFromWishlist'>> {
  return client.call(writePath`api/wishlist/products/${{ product }}/`, { ...options, method: 'DELETE' })
}
