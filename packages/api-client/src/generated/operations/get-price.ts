/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The price of a product with four decimals, by its id or its slug. */
export function getPrice(
  client: Client,
  { product }: ArgsOf<'getPrice'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPrice'>> {
  return client.call(writePath`api/products/${{ product }}/price/`, options)
}
