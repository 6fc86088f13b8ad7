/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends a reminder by the link of its email; a repeated call is harmless. */
export function endReminderByToken(
  client: Client,
  { token }: ArgsOf<'endReminderByToken'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endReminderByToken'>> {
  return client.call(writePath`api/reminders/${{ token }}/end/`, { ...options, method: 'POST' })
}
