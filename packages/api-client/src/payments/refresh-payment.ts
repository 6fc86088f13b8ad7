import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Asks the gateway now how a payment stands. */
export function refreshPayment(
  client: Client,
  { hash }: ArgsOf<'refreshPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'refreshPayment'>> {
  return client.call(writePath`api/payments/${hash}/refresh/`, { ...options, method: 'POST', body: {} })
}
