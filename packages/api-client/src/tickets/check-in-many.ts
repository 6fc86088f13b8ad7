import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Uploads the scans of a device that was offline, in their order; for staff. */
export function checkInMany(
  client: Client,
  body: ArgsOf<'checkInMany'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkInMany'>> {
  return client.call('api/staff/check-in/batch/', { ...options, method: 'POST', body })
}
