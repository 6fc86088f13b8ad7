/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The tickets of an order to print, as PDF. */
export function getOrderTicketsPdf(
  client: Client,
  { hash, ...query }: ArgsOf<'getOrderTicketsPdf'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderTicketsPdf'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/tickets.pdf`, { ...options, query })
}
