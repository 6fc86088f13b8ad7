/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the kinds and slugs of everything that the account has saved. */
export function listFavouriteNames(
  client: Client,
  _args: ArgsOf<'listFavouriteNames'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listFavouriteNames'>> {
  return client.call('api/favourites/names/', options)
}
