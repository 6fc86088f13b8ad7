/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Sells tickets for cash at the venue; for staff. A repeated sale id sells once. */
export function sellForCash(
  client: Client,
  { event_date_id, ...body }: ArgsOf<'sellForCash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sellForCash'>> {
  return client.call(writePath`api/staff/box-office/${{ event_date_id }}/sales/`, { ...options, method: 'POST', body })
}
