/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import { newId } from '../../transport.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Places an order for a basket; a repeated key does not place a second order. */
export function checkOut(
  client: Client,
  { idempotencyKey = newId(), ...body }: ArgsOf<'checkOut'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'checkOut'>> {
  return client.call('api/checkout/', { ...options, method: 'POST', body, idempotencyKey })
}
