/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the saved works of the account, and the link that shares them. */
export function getWishlist(
  client: Client,
  _args: ArgsOf<'getWishlist'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'getWishlist'>> {
  return client.call('api/wishlist/', options)
}
