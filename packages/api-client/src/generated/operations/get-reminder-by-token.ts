/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Tells what the link of a reminder would end. Changes nothing. */
export function getReminderByToken(
  client: Client,
  { token }: ArgsOf<'getReminderByToken'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReminderByToken'>> {
  return client.call(writePath`api/reminders/${{ token }}/`, options)
}
