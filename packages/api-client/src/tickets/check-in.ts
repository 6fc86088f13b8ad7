import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Lets in whoever comes with a code, or says why not; for staff. The same scan is answered the same. */
export function checkIn(
  client: Client,
  body: ArgsOf<'checkIn'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkIn'>> {
  return client.call('api/staff/check-in/', { ...options, method: 'POST', body })
}
