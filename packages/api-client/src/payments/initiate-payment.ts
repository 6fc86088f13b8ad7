import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Begins a payment, or another one in another way; the same key does not begin twice. */
export function initiatePayment(
  client: Client,
  { hash, idempotencyKey, ...body }: ArgsOf<'initiatePayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'initiatePayment'>> {
  return client.call(writePath`api/payments/${hash}/initiate/`, { ...options, method: 'POST', body, idempotencyKey })
}
