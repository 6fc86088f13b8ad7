/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Shows the tickets that are offered to a visitor of the waiting list, without accepting them. */
export function getTicketOffer(
  client: Client,
  { token }: ArgsOf<'getTicketOffer'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicketOffer'>> {
  return client.call(writePath`api/waiting-list/offers/${{ token }}/`, options)
}
