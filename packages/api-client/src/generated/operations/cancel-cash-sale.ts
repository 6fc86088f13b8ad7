/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Cancels a cash sale and records its refund; for staff. Repeating it changes nothing. */
export function cancelCashSale(
  client: Client,
  { event_date_id, sale }: ArgsOf<'cancelCashSale'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelCashSale'>> {
  return client.call(writePath`api/staff/box-office/${{ event_date_id }}/sales/${{ sale }}/cancel/`, { ...options, method: 'POST' })
}
