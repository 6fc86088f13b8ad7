/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns the saved events, records, interviews and sessions of the account. */
export function listFavourites(
  client: Client,
  _args: ArgsOf<'listFavourites'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listFavourites'>> {
  return client.call('api/favourites/', options)
}
