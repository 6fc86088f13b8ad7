/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Adds all pasted names to the guest list, or none; for staff. */
export function importGuests(
  client: Client,
  { event_date_id, ...body }: ArgsOf<'importGuests'>,
  options: CallOptions = {},
): Promise<AnswerOf<'importGuests'>> {
  return client.call(writePath`api/staff/guest-list/${{ event_date_id }}/import/`, { ...options, method: 'POST', body })
}
