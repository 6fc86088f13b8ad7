/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells whether the account is reminded of an event date, and whether it still can be. */
export function getReminder(
  client: Client,
  { id }: ArgsOf<'getReminder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReminder'>> {
  return client.call(writePath`api/event-dates/${{ id }}/reminder/`, options)
}
