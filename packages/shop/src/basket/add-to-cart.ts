import { addProduct } from '@dabali/api-client'
import { DEFAULT_QUANTITY } from '@dabali/domain'
import type { ShopThunk, ToastWords } from '../store/make-store.ts'
import { basketReplaced } from './basket-slice.ts'

/** What the contract wants to know of the page on which something was added. */
type Visit = { path: string; referrer: string; ua: string }

export type AddToCart = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  url: string
  visit: Visit
  quantity?: number
  /** What the toast says; silent without it. */
  toast?: ToastWords
}

/**
 * Adds a product to the basket on the server, takes over the basket that it answers, and says so with a toast unless
 * the caller wants silence. A failure is only logged.
 */
export function addToCart({ url, visit, quantity = DEFAULT_QUANTITY, toast }: AddToCart): ShopThunk<Promise<void>> {
  return async (dispatch, _, { client, showToast }) => {
    try {
      const idempotencyKey = crypto.randomUUID()
      const basket = await addProduct(client, { url, quantity, ...visit, idempotencyKey })
      if (!basket.id) return
      dispatch(basketReplaced(basket))
      if (toast) showToast({ kind: 's', ...toast })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: Spec §4: on failure the error is only logged.
      console.error(error)
    }
  }
}
