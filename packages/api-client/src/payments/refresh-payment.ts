import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Asks the gateway for the current status of a payment. */
export function refreshPayment(
  client: Client,
  { hash }: ArgsOf<'refreshPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'refreshPayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/refresh/`, { ...options, method: 'POST', body: {} })
}
