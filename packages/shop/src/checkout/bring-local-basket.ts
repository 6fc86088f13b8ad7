import { ApiError, addProduct, type Client, type Quote, quoteBasket } from '@dabali/api-client'
import type { Basket } from '@dabali/domain'
import { placeOf } from './read-place.ts'

/** What is to be bought, as the server sees it; or why it cannot be. */
export type Bought =
  | { kind: 'known'; mode: string | undefined; quote: Quote }
  | { kind: 'asking' }
  | { kind: 'refused'; message: string }

const MODE = 'buy-now'

/**
 * A basket that was built in this browser, told to the server, which says what it costs. It lies beside the cart, which stays
 * as it is; told twice it is the same.
 */
export async function bringLocalBasket(client: Client, { lines }: Basket): Promise<Bought> {
  const [line] = lines
  if (!line) return { kind: 'refused', message: '' }
  const visit = { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
  const url = `/v1/api/products/${line.product_id}/`
  try {
    await addProduct(client, { url, quantity: line.quantity, mode: MODE, ...visit }, { silent: true })
    const quote = await quoteBasket(client, { mode: MODE, shipping_address: placeOf(undefined) }, { silent: true })
    return { kind: 'known', mode: MODE, quote }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', message: error.toast }
    throw error
  }
}
