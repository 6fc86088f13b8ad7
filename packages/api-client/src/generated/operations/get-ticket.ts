/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One ticket, by its id or its secret. */
export function getTicket(
  client: Client,
  { ticket }: ArgsOf<'getTicket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getTicket'>> {
  return client.call(writePath`api/tickets/${{ ticket }}/`, options)
}
