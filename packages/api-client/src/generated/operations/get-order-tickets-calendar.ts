/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The dates of the tickets of an order, as iCalendar. */
export function getOrderTicketsCalendar(
  client: Client,
  { hash, ...query }: ArgsOf<'getOrderTicketsCalendar'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderTicketsCalendar'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/tickets.ics`, { ...options, query })
}
