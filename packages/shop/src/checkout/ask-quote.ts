import { ApiError, type CallOptions, type Client, changeBasket, type Quote, quoteBasket } from '@dabali/api-client'
import { modeQuery } from './checkout-mode.ts'
import type { Wishes } from './checkout-start.ts'

type Asked = {
  mode: string | undefined
  /** The secret of places that were offered: to whoever has it they are not sold out. */
  offer: string | undefined
  wishes: Wishes
  basketId: string
  isGiftKnown: boolean
}

/**
 * What it costs now, as the server says. That it is a gift is kept by the basket, which is told first: it decides how it
 * can be paid.
 */
export async function askQuote(client: Client, asked: Asked, options: CallOptions): Promise<Quote> {
  const { mode, offer, wishes, basketId, isGiftKnown } = asked
  if (!isGiftKnown && basketId !== '') await changeBasket(client, { id: basketId, is_gift: wishes.isGift }, options)
  const { country, line, method } = wishes
  const address = { country, ...(line && { line }) }
  const question = { ...modeQuery(mode), ...(offer && { offer }), shipping_address: address }
  try {
    return await quoteBasket(client, { ...question, ...(method && { shipping_method_code: method }) }, options)
  } catch (error) {
    const isWay = error instanceof ApiError && error.code === 'unknown_shipping_method'
    if (!isWay || method === '') throw error
    // The way that was chosen does not lead to the new place.
    return quoteBasket(client, question, options)
  }
}
