import type { CallOptions, Client } from '../http/create-client.ts'
import { newId } from '../http/new-id.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Starts a payment, or another one with another method; a repeated key does not start a second payment. */
export function initiatePayment(
  client: Client,
  { hash, idempotencyKey = newId(), ...body }: ArgsOf<'initiatePayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'initiatePayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/initiate/`, {
    ...options,
    method: 'POST',
    body,
    idempotencyKey,
  })
}
