import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Removes a line from a basket and returns the basket. */
export function removeBasketLine(
  client: Client,
  { id, line, idempotencyKey }: ArgsOf<'removeBasketLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeBasketLine'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/${{ line }}/`, {
    ...options,
    method: 'DELETE',
    idempotencyKey,
  })
}
