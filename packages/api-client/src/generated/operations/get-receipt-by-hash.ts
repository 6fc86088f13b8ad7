/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The receipt of an order, by its hash. */
export function getReceiptByHash(
  client: Client,
  { hash }: ArgsOf<'getReceiptByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReceiptByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/receipt/`, options)
}
