/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Lists the lines of a basket. */
export function listBasketLines(
  client: Client,
  { id }: ArgsOf<'listBasketLines'>,
  options: CallOptions = {},
): Promise<AnswerOf<'listBasketLines'>> {
  return client.call(writePath`api/baskets/${{ id }}/lines/`, options)
}
