/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Shows the ticket behind a transfer link, without accepting it. */
export function getTicketTransfer(
  client: Client,
  { token }: ArgsOf<'getTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketTransfer'>> {
  return client.call(writePath`api/tickets/transfers/${{ token }}/`, options)
}
