import type { CallOptions, Client } from '../http/create-client.ts'
import { writePath } from '../path/write-path.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Unmasks an order for a visitor who enters its email address or phone number. */
export function verifyOrder(
  client: Client,
  { hash, ...body }: ArgsOf<'verifyOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'verifyOrder'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/prove/`, { ...options, method: 'POST', body })
}
