/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Unmasks an order for a visitor who enters its email address or phone number. */
export function verifyOrder(
  client: Client,
  { hash, ...body }: ArgsOf<'verifyOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'verifyOrder'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/prove/`, { ...options, method: 'POST', body })
}
