/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Checks in a ticket by its code, or says why it is refused; for staff. A repeated scan gets the same answer. */
export function checkIn(
  client: Client,
  body: ArgsOf<'checkIn'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkIn'>> {
  return client.call('api/staff/check-in/', { ...options, method: 'POST', body })
}
