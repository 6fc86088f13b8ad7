/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Sets the name of the ticket holder. */
export function nameTicketHolder(
  client: Client,
  { ticket, ...body }: ArgsOf<'nameTicketHolder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'nameTicketHolder'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/`, { ...options, method: 'PATCH', body })
}
