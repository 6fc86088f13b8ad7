import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The scans of a door that had no network, in their order; for staff. */
export function checkInMany(
  client: Client,
  body: ArgsOf<'checkInMany'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkInMany'>> {
  return client.call('api/staff/check-in/batch/', { ...options, method: 'POST', body })
}
