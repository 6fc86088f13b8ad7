import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The receipt of an order of the account. */
export function getReceipt(
  client: Client,
  { id }: ArgsOf<'getReceipt'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReceipt'>> {
  return client.call(writePath`api/orders/${{ id }}/receipt/`, options)
}
