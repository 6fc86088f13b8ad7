/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** A ticket to print, as PDF. */
export function getTicketPdf(
  client: Client,
  { ticket, ...query }: ArgsOf<'getTicketPdf'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketPdf'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/ticket.pdf`, { ...options, query })
}
