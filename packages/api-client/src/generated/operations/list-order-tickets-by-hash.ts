/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Lists the tickets of an order, by the hash of the order. */
export function listOrderTicketsByHash(
  client: Client,
  { hash }: ArgsOf<'listOrderTicketsByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderTicketsByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/tickets/`, options)
}
