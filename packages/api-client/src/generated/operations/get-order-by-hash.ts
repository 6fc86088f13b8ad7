/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One order, by its hash. */
export function getOrderByHash(
  client: Client,
  { hash }: ArgsOf<'getOrderByHash'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrderByHash'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/`, options)
}
