/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** The lines of an order of the account. */
export function listOrderLines(
  client: Client,
  { id }: ArgsOf<'listOrderLines'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listOrderLines'>> {
  return client.call(writePath`api/orders/${{ id }}/lines/`, options)
}
