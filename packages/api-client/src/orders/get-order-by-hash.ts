import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** One order, by its hash. */
export function getOrderByHash(
  client: Client,
  { hash }: ArgsOf<'getOrderByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/`, options)
}
