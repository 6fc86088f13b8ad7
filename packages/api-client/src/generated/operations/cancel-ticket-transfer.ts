/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Cancels a ticket transfer that has not been accepted. */
export function cancelTicketTransfer(
  client: Client,
  { ticket }: ArgsOf<'cancelTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelTicketTransfer'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/transfer/`, { ...options, method: 'DELETE' })
}
