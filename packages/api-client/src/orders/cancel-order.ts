import type { CallOptions, Client } from '../http/create-client.ts'
import { newId } from '../http/new-id.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Cancels an order of the account while this is allowed, and refunds what was paid. */
export function cancelOrder(
  client: Client,
  { id, idempotencyKey = newId() }: ArgsOf<'cancelOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrder'>> {
  return client.call(writePath`api/orders/${{ id }}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}
