/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The receipt of an order of the account. */
export function getReceipt(
  client: Client,
  { id }: ArgsOf<'getReceipt'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getReceipt'>> {
  return client.call(writePath`api/orders/${{ id }}/receipt/`, options)
}
