/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Removes a guest of whom no person has arrived; for staff. */
export function removeGuest(
  client: Client,
  { event_date_id, guest }: ArgsOf<'removeGuest'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeGuest'>> {
  return client.call(writePath`api/staff/guest-list/${{ event_date_id }}/guests/${{ guest }}/`, { ...options, method: 'DELETE' })
}
