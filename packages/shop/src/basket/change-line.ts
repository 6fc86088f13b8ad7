import type { ShopThunk } from '../store/make-store.ts'
import { newChangeId } from './basket-change.ts'
import { changeAnswered, changeWanted, selectChanges } from './basket-slice.ts'
import { pageVisited } from './page-visited.ts'
import { sendChanges } from './send-changes.ts'
import type { ShownLine } from './shown-cart.ts'

/** So many of a line; shown at once, and sent as soon as it can be. */
export function setQuantity(line: ShownLine, quantity: number): ShopThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(changeWanted({ kind: 'quantity', id: newChangeId(), line: line.id, quantity }))
    await dispatch(sendChanges())
  }
}

/** Takes a line out; one that has not been sent yet is not wanted any more. */
export function removeLine(line: ShownLine): ShopThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectChanges(getState()).some(({ id }) => id === line.id)) {
      dispatch(changeAnswered({ id: line.id }))
      return
    }
    dispatch(changeWanted({ kind: 'remove', id: newChangeId(), line: line.id }))
    await dispatch(sendChanges())
  }
}

/** Puts back what was taken out: what was not sent is not wanted any more, and what was sent is added anew. */
export function putBack(line: ShownLine): ShopThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const removal = selectChanges(getState()).find((change) => change.kind === 'remove' && change.line === line.id)
    const isUnsent = removal && navigator.onLine === false
    if (isUnsent) dispatch(changeAnswered({ id: removal.id }))
    else dispatch(changeWanted({ kind: 'add', id: newChangeId(), ...additionOf(line) }))
    await dispatch(sendChanges())
  }
}

function additionOf(line: ShownLine) {
  const product = {
    id: line.product_id,
    url: line.product,
    slug: line.product_slug,
    title: line.product_title,
    product_class: line.product_class,
    selling_price: line.discounted_price,
    mrp: line.mrp,
    thumbnail: line.thumbnail,
  }
  return { url: line.product, quantity: line.quantity, visit: pageVisited(), product }
}
