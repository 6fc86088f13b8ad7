/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the data that a check-in device needs offline; for staff. */
export function getCheckInList(
  client: Client,
  { event_date_id }: ArgsOf<'getCheckInList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCheckInList'>> {
  return client.call(writePath`api/staff/check-in/${{ event_date_id }}/`, options)
}
