import { newId } from '@dabali/api-client'
import { isOffline } from '../store/browser-events.ts'
import type { ShopThunk } from '../store/make-store.ts'
import { addToCart } from './add-to-cart.ts'
import { pageContext } from './basket-mutation.ts'
import { mutationQueued, mutationSettled, selectMutations } from './basket-slice.ts'
import type { OptimisticLine } from './optimistic-cart.ts'
import { syncQueue } from './sync-queue.ts'

/** Sets the quantity of a line; shown at once, and sent as soon as possible. */
export function setQuantity(line: OptimisticLine, quantity: number): ShopThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(mutationQueued({ kind: 'quantity', id: newId(), line: line.id, quantity }))
    await dispatch(syncQueue())
  }
}

/** Removes a line; one that was not sent yet only leaves the queue. */
export function removeLine(line: OptimisticLine): ShopThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectMutations(getState()).some(({ id }) => id === line.id)) {
      dispatch(mutationSettled({ id: line.id }))
      return
    }
    dispatch(mutationQueued({ kind: 'remove', id: newId(), line: line.id }))
    await dispatch(syncQueue())
  }
}

/** Undoes a removal: one that was not sent leaves the queue, and after one that was sent the product is added again. */
export function restoreLine(line: OptimisticLine): ShopThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const removal = selectMutations(getState()).find(
      (mutation) => mutation.kind === 'remove' && mutation.line === line.id,
    )
    if (removal && isOffline()) {
      dispatch(mutationSettled({ id: removal.id }))
      await dispatch(syncQueue())
      return
    }
    const { product: url, quantity } = line
    // The line is seen to come back, which needs no toast.
    await dispatch(addToCart({ url, quantity, visit: pageContext(), product: productOf(line), toast: false }))
  }
}

const productOf = (line: OptimisticLine) => ({
  id: line.product_id,
  url: line.product,
  slug: line.product_slug,
  title: line.product_title,
  product_class: line.product_class,
  selling_price: line.discounted_price,
  mrp: line.mrp,
  thumbnail: line.thumbnail,
})
