import type { CallOptions, Client } from '../http/create-client.ts'
import type { AnswerOf, ArgsOf } from '../schema/types.ts'

/** Returns what a basket would cost at checkout. Changes nothing. */
export function quoteBasket(
  client: Client,
  { mode, ...body }: ArgsOf<'quoteBasket'> = {},
  options: CallOptions = {},
): Promise<AnswerOf<'quoteBasket'>> {
  return client.call('api/basket/quote/', { ...options, method: 'POST', query: { mode }, body })
}
