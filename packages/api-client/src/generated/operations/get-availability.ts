/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'
import { writePath } from '../../url.ts'

/** Whether a product can be bought, by its id or its slug. */
export function getAvailability(
  client: Client,
  { product }: ArgsOf<'getAvailability'>,
  options: CallOptions = {},
): Promise<AnswerOf<'getAvailability'>> {
  return client.call(writePath`api/products/${{ product }}/availability/`, options)
}
