/**
 * This file was auto-generated from the OpenAPI document of the API by `pnpm openapi`.
 * Do not make direct changes to the file.
 */

import type { CallOptions, Client } from '../../client.ts'
import type { AnswerOf, ArgsOf } from '../../types.ts'

/** Returns what a basket would cost at checkout. Changes nothing. */
export function quoteBasket(
  client: Client,
  { mode, ...body }: ArgsOf<'quoteBasket'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'quoteBasket'>> {
  return client.call('api/basket/quote/', { ...options, method: 'POST', query: { mode }, body })
}
