/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends the reminder of an event date. */
export function removeReminder(
  client: Client,
  { id }: ArgsOf<'removeReminder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeReminder'>> {
  return client.call(writePath`api/event-dates/${{ id }}/reminder/`, { ...options, method: 'DELETE' })
}
