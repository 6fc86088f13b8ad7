/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Asks for an email before an event date. */
export function addReminder(
  client: Client,
  { id }: ArgsOf<'addReminder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'addReminder'>> {
  return client.call(writePath`api/event-dates/${{ id }}/reminder/`, { ...options, method: 'PUT' })
}
