import type { CallOptions, Client } from '../http/create-client.ts'
import { newId } from '../http/new-id.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Cancels an order by its hash, after the buyer has been verified. */
export function cancelOrderByHash(
  client: Client,
  { hash, idempotencyKey = newId() }: ArgsOf<'cancelOrderByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrderByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}
