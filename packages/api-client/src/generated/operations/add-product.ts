/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Adds a product to the visitor's basket and returns the basket; a repeated key adds nothing. */
export function addProduct(
  client: Client,
  { mode, idempotencyKey, ...body }: ArgsOf<'addProduct'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addProduct'>> {
  return client.call('api/basket/add-product/', { ...options, method: 'POST', query: { mode }, body, idempotencyKey })
}
