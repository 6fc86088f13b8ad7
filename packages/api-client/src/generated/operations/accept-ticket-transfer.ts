/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Accepts a transferred ticket; its earlier codes become invalid. */
export function acceptTicketTransfer(
  client: Client,
  { token, ...body }: ArgsOf<'acceptTicketTransfer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'acceptTicketTransfer'>> {
  return client.call(writePath`api/tickets/transfers/${{ token }}/accept/`, { ...options, method: 'POST', body })
}
