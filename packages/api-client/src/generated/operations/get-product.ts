/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One product, by its id or its slug. */
export function getProduct(
  client: Client,
  { product }: ArgsOf<'getProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getProduct'>> {
  return client.call(writePath`api/products/${{ product }}/`, options)
}
