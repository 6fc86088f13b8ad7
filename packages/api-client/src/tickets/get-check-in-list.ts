import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the data that a check-in device needs offline; for staff. */
export function getCheckInList(
  client: Client,
  { event_date_id }: ArgsOf<'getCheckInList'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getCheckInList'>> {
  return client.call(writePath`api/staff/check-in/${{ event_date_id }}/`, options)
}
