/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Removes a voucher from the visitor's basket and returns the basket. */
export function removeVoucher(
  client: Client,
  { voucher, idempotencyKey, ...query }: ArgsOf<'removeVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeVoucher'>> {
  return client.call(writePath`api/basket/vouchers/${{ voucher }}/`, { ...options, method: 'DELETE', query, idempotencyKey })
}
