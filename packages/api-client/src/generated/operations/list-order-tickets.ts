/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Lists the tickets of an order of the account. */
export function listOrderTickets(
  client: Client,
  { id }: ArgsOf<'listOrderTickets'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderTickets'>> {
  return client.call(writePath`api/orders/${{ id }}/tickets/`, options)
}
