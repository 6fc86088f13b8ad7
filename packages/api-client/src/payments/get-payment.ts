import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns the status of a payment, by its hash. */
export function getPayment(
  client: Client,
  { hash }: ArgsOf<'getPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/`, options)
}
