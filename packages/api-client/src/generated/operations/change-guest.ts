/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Changes the name or the note of a guest; for staff. */
export function changeGuest(
  client: Client,
  { event_date_id, guest, ...body }: ArgsOf<'changeGuest'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeGuest'>> {
  return client.call(writePath`api/staff/guest-list/${{ event_date_id }}/guests/${{ guest }}/`, { ...options, method: 'PATCH', body })
}
