/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The invoice of a paid order of the account, as PDF. */
export function getInvoice(
  client: Client,
  { id }: ArgsOf<'getInvoice'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getInvoice'>> {
  return client.call(writePath`api/orders/${{ id }}/invoice.pdf`, options)
}
