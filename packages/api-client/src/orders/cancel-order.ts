import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Cancels an order of the account while that can be done; what was paid goes back. */
export function cancelOrder(
  client: Client,
  { id, idempotencyKey }: ArgsOf<'cancelOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'cancelOrder'>> {
  return client.call(writePath`api/orders/${id}/cancel/`, { ...options, method: 'POST', idempotencyKey })
}
