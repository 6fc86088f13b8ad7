/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Saves a work. */
export function addToWishlist(
  client: Client,
  { product }: ArgsOf<'addToWishlist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addToWishlist'>> {
  return client.call(writePath`api/wishlist/products/${{ product }}/`, { ...options, method: 'PUT' })
}
