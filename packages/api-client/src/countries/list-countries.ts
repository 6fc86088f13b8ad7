import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lists the countries that an address can have. */
export function listCountries(
  client: Client,
  _args: ArgsOf<'listCountries'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listCountries'>> {
  return client.call('api/countries/', options)
}
