/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Adds a guest with a complimentary ticket for each person; for staff. A repeated id adds nobody twice. */
export function addGuest(
  client: Client,
  { event_date_id, ...body }: ArgsOf<'addGuest'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addGuest'>> {
  return client.call(writePath`api/staff/guest-list/${{ event_date_id }}/guests/`, { ...options, method: 'POST', body })
}
