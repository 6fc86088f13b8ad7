import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Cancels an order for whoever has its secret and has proven whose it is. */
export function cancelOrderByHash(
  client: Client,
  { hash, idempotencyKey }: ArgsOf<'cancelOrderByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrderByHash'>> {
  return client.call(writePath`api/orders/by-hash/${hash}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}
