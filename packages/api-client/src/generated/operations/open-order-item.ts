/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns short-lived addresses of the files of a work, for a holder of the order hash. */
export function openOrderItem(
  client: Client,
  { hash, id }: ArgsOf<'openOrderItem'>,
  options: CallOptions = {},
): Promise<AnswerOf<'openOrderItem'>> {
  return client.call(writePath`api/orders/by-hash/${{ hash }}/library/${{ id }}/access/`, { ...options, method: 'POST' })
}
