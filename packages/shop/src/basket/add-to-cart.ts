import { DEFAULT_QUANTITY } from '@dabali/domain'
import type { ShopThunk, ToastWords } from '../store/make-store.ts'
import { newChangeId, type PageVisited, type ProductForSale } from './basket-change.ts'
import { changeWanted, selectChanges } from './basket-slice.ts'
import { settleChanges } from './settle-changes.ts'

export type AddToCart = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  url: string
  visit: PageVisited
  quantity?: number
  /** What is known of it, so that it stands in the cart at once. */
  product?: ProductForSale
  /** What the toast says; silent without it. */
  toast?: ToastWords
  /** What it says while there is no line. */
  waiting?: ToastWords | undefined
}

/**
 * Adds a product to the basket on the server, takes over the basket that it answers, and says so with a toast unless
 * the caller wants silence. A failure is only logged. Without a line it waits for one, on this page or a later one.
 */
export function addToCart({ waiting, quantity = DEFAULT_QUANTITY, ...wanted }: AddToCart): ShopThunk<Promise<void>> {
  return async (dispatch, getState, { showToast }) => {
    const id = newChangeId()
    dispatch(changeWanted({ kind: 'add', id, quantity, ...wanted }))
    await dispatch(settleChanges())
    const isWaiting = selectChanges(getState()).some((change) => change.id === id)
    if (isWaiting && waiting) showToast({ kind: 's', ...waiting })
  }
}
