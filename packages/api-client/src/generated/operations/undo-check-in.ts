/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Reverts a check-in; for staff. */
export function undoCheckIn(
  client: Client,
  body: ArgsOf<'undoCheckIn'>,
  options: CallOptions = {},
): Promise<AnswerOf<'undoCheckIn'>> {
  return client.call('api/staff/check-in/undo/', { ...options, method: 'POST', body })
}
