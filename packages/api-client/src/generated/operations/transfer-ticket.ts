/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Sends a link with which another person can accept the ticket. */
export function transferTicket(
  client: Client,
  { ticket, idempotencyKey, ...body }: ArgsOf<'transferTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'transferTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/transfer/`, { ...options, method: 'POST', body, idempotencyKey })
}
