import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Checks in a ticket by its code, or says why it is refused; for staff. A repeated scan gets the same answer. */
export function checkIn(
  client: Client,
  body: ArgsOf<'checkIn'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkIn'>> {
  return client.call('api/staff/check-in/', { ...options, method: 'POST', body })
}
