/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import { newId } from '../../transport.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Starts a payment, or another one with another method; a repeated key does not start a second payment. */
export function initiatePayment(
  client: Client,
  { hash, idempotencyKey = newId(), ...body }: ArgsOf<'initiatePayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'initiatePayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/initiate/`, { ...options, method: 'POST', body, idempotencyKey })
}
