import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** The receipt of an order, by its hash. */
export function getReceiptByHash(
  client: Client,
  { hash }: ArgsOf<'getReceiptByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReceiptByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/receipt/`, options)
}
