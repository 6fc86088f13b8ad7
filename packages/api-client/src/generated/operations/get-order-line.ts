/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One line of an order of the account. */
export function getOrderLine(
  client: Client,
  { id, line }: ArgsOf<'getOrderLine'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderLine'>> {
  return client.call(writePath`api/orders/${{ id }}/lines/${{ line }}/`, options)
}
