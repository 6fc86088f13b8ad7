/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Hides or shows a message; mutes or unmutes its author; for staff. */
export function moderateChat(
  client: Client,
  { id, message, ...body }: ArgsOf<'moderateChat'>,
  options: CallOptions = {},
): Promise<AnswerOf<'moderateChat'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/${{ message }}/`, { ...options, method: 'POST', body })
}
