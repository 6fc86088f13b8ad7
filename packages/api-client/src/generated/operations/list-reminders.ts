/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Lists the coming event dates that the account is reminded of. */
export function listReminders(
  client: Client,
  _args: ArgsOf<'listReminders'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'listReminders'>> {
  return client.call('api/reminders/', options)
}
