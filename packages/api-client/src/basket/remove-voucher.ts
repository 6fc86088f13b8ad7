import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Removes a voucher from the visitor's basket and returns the basket. */
export function removeVoucher(
  client: Client,
  { voucher, mode, idempotencyKey }: ArgsOf<'removeVoucher'>,
  options: CallOptions = {},
): Promise<AnswerOf<'removeVoucher'>> {
  return client.call(writePath`api/basket/vouchers/${{ voucher }}/`, {
    ...options,
    method: 'DELETE',
    query: { mode },
    idempotencyKey,
  })
}
