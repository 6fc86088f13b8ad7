import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns short-lived addresses of the files of a work, for a holder of the order hash. */
export function openOrderItem(
  client: Client,
  { hash, id }: ArgsOf<'openOrderItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openOrderItem'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/library/${{ id }}/access/`, {
    ...options,
    method: 'POST',
  })
}
