/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the countries that an address can have. */
export function listCountries(
  client: Client,
  _args: ArgsOf<'listCountries'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCountries'>> {
  return client.call('api/countries/', options)
}
