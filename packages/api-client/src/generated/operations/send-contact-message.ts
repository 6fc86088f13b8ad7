/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Sends a message to the shop. */
export function sendContactMessage(
  client: Client,
  { idempotencyKey, ...body }: ArgsOf<'sendContactMessage'>,
  options: CallOptions = {},
): Promise<AnswerOf<'sendContactMessage'>> {
  return client.call('api/contact/', { ...options, method: 'POST', body, idempotencyKey })
}
