/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The invoice of a paid order, by its hash, as PDF. */
export function getInvoiceByHash(
  client: Client,
  { hash }: ArgsOf<'getInvoiceByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getInvoiceByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/invoice.pdf`, options)
}
