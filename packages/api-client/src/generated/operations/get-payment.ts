/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Returns the status of a payment, by its hash. */
export function getPayment(
  client: Client,
  { hash }: ArgsOf<'getPayment'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getPayment'>> {
  return client.call(writePath`api/payments/${{ hash }}/`, options)
}
