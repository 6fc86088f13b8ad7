/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Turns the public link of the wishlist off. */
export function stopSharingWishlist(
  client: Client,
  _args: ArgsOf<'stopSharingWishlist'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'stopSharingWishlist'>> {
  return client.call('api/wishlist/share/', { ...options, method: 'DELETE' })
}
