/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Logs out one other device. */
export function endLoginSession(
  client: Client,
  { id }: ArgsOf<'endLoginSession'>,
  options: CallOptions = {},
): Promise<AnswerOf<'endLoginSession'>> {
  return client.call(writePath`api/me/sessions/${{ id }}/`, { ...options, method: 'DELETE' })
}
