/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Uploads the scans of a device that was offline, in their order; for staff. */
export function checkInMany(
  client: Client,
  body: ArgsOf<'checkInMany'>,
  options: CallOptions = {},
): Promise<AnswerOf<'checkInMany'>> {
  return client.call('api/staff/check-in/batch/', { ...options, method: 'POST', body })
}
