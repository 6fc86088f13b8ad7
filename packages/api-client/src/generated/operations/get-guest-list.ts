/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the guest list of an event date; for staff. */
export function getGuestList(
  client: Client,
  { event_date_id }: ArgsOf<'getGuestList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getGuestList'>> {
  return client.call(writePath`api/staff/guest-list/${{ event_date_id }}/`, options)
}
