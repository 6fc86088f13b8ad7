/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Issues a new code for a ticket; earlier codes become invalid at once. */
export function reissueTicket(
  client: Client,
  { ticket, idempotencyKey }: ArgsOf<'reissueTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'reissueTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/reissue/`, { ...options, method: 'POST', idempotencyKey })
}
