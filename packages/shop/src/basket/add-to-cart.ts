import { newId } from '@dabali/api-client'
import { DEFAULT_QUANTITY } from '@dabali/domain'
import type { ShopThunk, ToastWords } from '../store/make-store.ts'
import type { PageContext, ProductForSale } from './basket-mutation.ts'
import { mutationQueued } from './basket-slice.ts'
import { flushQueue } from './flush-queue.ts'

export type AddToCart = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  url: string
  visit: PageContext
  quantity?: number
  /** How the cart shows it until the server has answered. */
  product?: ProductForSale
  /** The success toast; `false` is silent. */
  toast: ToastWords | false
}

/**
 * Adds a product to the basket on the server, replaces the local basket by the answer, and shows the toast. A failure is only
 * logged. Without a connection it stays queued, for this page or a later one, and the cart shows it as waiting.
 */
export function addToCart({ quantity = DEFAULT_QUANTITY, ...addition }: AddToCart): ShopThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(mutationQueued({ kind: 'add', id: newId(), quantity, ...addition }))
    await dispatch(flushQueue())
  }
}
