import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Reverts a check-in; for staff. */
export function undoCheckIn(
  client: Client,
  body: ArgsOf<'undoCheckIn'>,
  options: CallOptions = {},
): Promise<AnswerOf<'undoCheckIn'>> {
  return client.call('api/staff/check-in/undo/', { ...options, method: 'POST', body })
}
