/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns a basket by its id, to its owner. */
export function getBasketById(
  client: Client,
  { id }: ArgsOf<'getBasketById'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getBasketById'>> {
  return client.call(writePath`api/baskets/${{ id }}/`, options)
}
