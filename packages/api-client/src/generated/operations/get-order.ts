/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** One order of the account. */
export function getOrder(
  client: Client,
  { id }: ArgsOf<'getOrder'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getOrder'>> {
  return client.call(writePath`api/orders/${{ id }}/`, options)
}
