import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Sets the gift, address or delivery of a basket; the other fields stay unchanged. */
export function changeBasket(
  client: Client,
  { id, idempotencyKey, ...body }: ArgsOf<'changeBasket'>,
  options: CallOptions = {},
): Promise<AnswerOf<'changeBasket'>> {
  return client.call(writePath`api/baskets/${{ id }}/`, { ...options, method: 'PATCH', body, idempotencyKey })
}
