import { addProduct } from '@dabali/api-client'
import { checkoutPath, DEFAULT_QUANTITY, type Language, localPath } from '@dabali/domain'
import type { ShopThunk } from '../store/make-store.ts'
import { newChangeId, type PageVisited } from './basket-change.ts'
import { basketReplaced, onceReplaced } from './basket-slice.ts'

type BuyNow = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  url: string
  visit: PageVisited
  language: Language
  quantity?: number
  /** With `buy-now` it is checked out alone, and the cart stays as it is. */
  mode?: string
  /** By which the server knows the same press again. */
  idempotencyKey?: string
}

/** Adds a product on the server and goes to the checkout. Who cannot be served stays, and is told why. */
export function buyNow({ url, visit, language, mode, ...wish }: BuyNow): ShopThunk<Promise<void>> {
  const { quantity = DEFAULT_QUANTITY, idempotencyKey = newChangeId() } = wish
  return async (dispatch, _, { client, goTo }) => {
    const added = { url, quantity, ...visit, ...(mode && { mode }), idempotencyKey }
    const basket = await addProduct(client, added).catch(() => undefined)
    if (!basket?.id) return
    dispatch(mode === 'buy-now' ? onceReplaced(basket) : basketReplaced(basket))
    // A full load: what is bought, and by whom, is read anew.
    goTo(localPath(language, checkoutPath(mode)))
  }
}
