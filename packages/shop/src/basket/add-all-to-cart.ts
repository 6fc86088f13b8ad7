import { newId } from '@dabali/api-client'
import { DEFAULT_QUANTITY } from '@dabali/domain'
import type { ShopState, ShopThunk, ToastWords } from '../store/make-store.ts'
import type { PageContext, ProductForSale } from './basket-mutation.ts'
import { mutationQueued, selectCart, selectMutations } from './basket-slice.ts'
import { flushQueue } from './flush-queue.ts'

export type AllAdded = {
  /** How many the server has taken now. */
  added: number
  /** How many are kept until there is a line. */
  waiting: number
  /** What lay in the cart already, and stayed as it was. */
  had: readonly ProductForSale[]
  /** What could not be had, and why where the server said so. */
  refused: readonly { title: string; why: string | undefined }[]
}

type AddAll = {
  products: readonly ProductForSale[]
  visit: PageContext
  /** What the toast says when the server has taken something. */
  toast: ToastWords
}

/** Adds one of each product that does not lie in the cart yet, so that a second press adds nothing twice. */
export function addAllToCart({ products, visit, toast }: AddAll): ShopThunk<Promise<AllAdded>> {
  return async (dispatch, getState, { showToast }) => {
    const isHeld = holdsIn(getState())
    const had = products.filter(isHeld)
    const wanted = products.filter((product) => !isHeld(product)).map((product) => ({ id: newId(), product }))
    for (const { id, product } of wanted) {
      const addition = { url: product.url, quantity: DEFAULT_QUANTITY, visit, product }
      dispatch(mutationQueued({ kind: 'add', id, ...addition }))
    }
    const refusals = await dispatch(flushQueue())
    const state = getState()
    const isWaiting = (id: string) => selectMutations(state).some((change) => change.id === id)
    const isTaken = holdsIn(state)
    const waiting = wanted.filter(({ id }) => isWaiting(id)).length
    const refused = wanted
      .filter(({ id, product }) => refusals.has(id) || !isTaken(product))
      .map(({ id, product }) => ({ title: product.title, why: refusals.get(id) || undefined }))
    const added = wanted.length - waiting - refused.length
    if (added > 0) showToast({ kind: 's', ...toast })
    return { added, waiting, had, refused }
  }
}

/** Whether a product lies in the cart, as the server last said or as it was wanted since. */
function holdsIn(state: ShopState) {
  const lines = selectCart(state)?.lines ?? []
  const changes = selectMutations(state)
  return ({ id, url }: ProductForSale) =>
    lines.some((line) => String(line.product_id) === String(id)) ||
    changes.some((change) => change.kind === 'add' && change.url === url)
}
