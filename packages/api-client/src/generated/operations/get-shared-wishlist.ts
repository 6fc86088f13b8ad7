/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns a shared wishlist by its link. */
export function getSharedWishlist(
  client: Client,
  { token }: ArgsOf<'getSharedWishlist'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getSharedWishlist'>> {
  return client.call(writePath`api/wishlist/shared/${{ token }}/`, options)
}
