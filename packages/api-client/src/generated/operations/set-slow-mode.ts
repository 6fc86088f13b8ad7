/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Sets the minimum time between two messages of a visitor; for staff. */
export function setSlowMode(
  client: Client,
  { id, ...body }: ArgsOf<'setSlowMode'>,
  options: CallOptions = {},
): Promise<AnswerOf<'setSlowMode'>> {
  return client.call(writePath`api/staff/live/${{ id }}/chat/`, { ...options, method: 'POST', body })
}
