/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns what can be sold at the venue, the sales and the cash of each device; for staff. */
export function getBoxOffice(
  client: Client,
  { event_date_id }: ArgsOf<'getBoxOffice'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getBoxOffice'>> {
  return client.call(writePath`api/staff/box-office/${{ event_date_id }}/`, options)
}
