/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Applies a voucher to the visitor's basket and returns the basket. */
export function addVoucher(
  client: Client,
  { mode, idempotencyKey, ...body }: ArgsOf<'addVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addVoucher'>> {
  return client.call('api/basket/add-voucher/', { ...options, method: 'POST', query: { mode }, body, idempotencyKey })
}
