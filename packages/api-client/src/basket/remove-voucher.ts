import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Takes a voucher off the visitor's basket and answers the whole of it. */
export function removeVoucher(
  client: Client,
  { voucher, mode, idempotencyKey }: ArgsOf<'removeVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeVoucher'>> {
  return client.call(writePath`api/basket/vouchers/${voucher}/`, {
    ...options,
    method: 'DELETE',
    query: { mode },
    idempotencyKey,
  })
}
