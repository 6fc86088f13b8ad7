import { ApiError, type CallOptions, type Client, changeBasket, type Quote, quoteBasket } from '@dabali/api-client'
import { modeQuery, type QuoteInput } from './checkout-start.ts'

type Asked = {
  mode: string | undefined
  /** The token of a waiting list offer: its holder sees reserved seats as available. */
  offer: string | undefined
  input: QuoteInput
  basketId: string
  isGiftKnown: boolean
}

/** Fetches a quote. The basket stores the gift flag, which affects payment methods, so it is updated first. */
export async function askQuote(client: Client, request: Asked, options: CallOptions): Promise<Quote> {
  const { mode, offer, input, basketId, isGiftKnown } = request
  if (!isGiftKnown && basketId !== '') await changeBasket(client, { id: basketId, is_gift: input.isGift }, options)
  const { country, line, method } = input
  const address = { ...(country && { country }), ...(line && { line }) }
  const question = { ...modeQuery(mode), ...(offer && { offer }), shipping_address: address }
  try {
    return await quoteBasket(client, { ...question, ...(method && { shipping_method_code: method }) }, options)
  } catch (error) {
    const isUnknownMethod = error instanceof ApiError && error.code === 'unknown_shipping_method'
    if (!isUnknownMethod || method === '') throw error
    // The chosen shipping method is not available for the new address.
    return quoteBasket(client, question, options)
  }
}

type Sold = Pick<Asked, 'mode' | 'offer'>

/** All ways of delivery of what is bought, whatever the address. */
export async function loadZones(client: Client, { mode, offer }: Sold, options: CallOptions) {
  const { shipping_methods } = await quoteBasket(client, { ...modeQuery(mode), ...(offer && { offer }) }, options)
  return shipping_methods
}
