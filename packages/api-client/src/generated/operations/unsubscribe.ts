/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Ends the newsletter subscription of an address; a repeated call is harmless. */
export function unsubscribe(
  client: Client,
  { token }: ArgsOf<'unsubscribe'>,
  options: CallOptions = {},
): Promise<AnswerOf<'unsubscribe'>> {
  return client.call(writePath`api/subscriptions/unsubscribe/${{ token }}/`, { ...options, method: 'POST' })
}
