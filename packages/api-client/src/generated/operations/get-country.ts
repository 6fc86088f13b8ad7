/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One country, by its two-letter code. */
export function getCountry(
  client: Client,
  { code }: ArgsOf<'getCountry'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCountry'>> {
  return client.call(writePath`api/countries/${{ code }}/`, options)
}
