import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sets the quantity of a basket line and returns the basket. */
export function changeBasketLine(
  client: Client,
  { id, line, idempotencyKey, ...body }: ArgsOf<'changeBasketLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeBasketLine'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/${{ line }}/`, {
    ...options,
    method: 'PATCH',
    body,
    idempotencyKey,
  })
}
