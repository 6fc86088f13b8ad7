import { ApiError, addProduct, type Client, changeBasketLine, getBasket, removeBasketLine } from '@dabali/api-client'
import { isOffline, type ShopThunk } from '../store/store.ts'
import {
  type BasketMutation,
  basketRehydrated,
  type Cart,
  cartFetched,
  mutationSettled,
  queueStalled,
  selectCart,
  selectMutations,
} from './basket-slice.ts'
import { browserStorage, isStorageWritable, loadBasket } from './basket-storage.ts'

/** The status of a request that reached no server. */
const NO_CONNECTION = 0
/** The cart or the stock has changed since the visitor saw it. */
const STALE = [403, 404, 406, 409]

const LOCK = 'dabali-basket'
let lastHolder: Promise<unknown> = Promise.resolve()

/** Why mutations were refused, by their ids; an empty text where the server gave no reason. */
export type Refusals = ReadonlyMap<string, string>

/** Runs one change of the basket after the other, over all tabs of this browser. */
export function withBasketLock<Result>(change: () => Promise<Result>): Promise<Result> {
  // TypeScript does not know that pages over plain http have no locks.
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks) return locks.request(LOCK, change)
  const next = lastHolder.then(change, change)
  lastHolder = next.catch(() => undefined)
  return next
}

/** Sends the queued mutations in their order, until none is left or there is no connection. Answers what was refused. */
export function syncQueue(): ShopThunk<Promise<Refusals>> {
  return async (dispatch, getState) => {
    const refused = new Map<string, string>()
    if (selectMutations(getState()).length === 0) return refused
    if (isOffline()) {
      dispatch(queueStalled())
      return refused
    }
    await withBasketLock(async () => {
      dispatch(rehydrate())
      for (let [next] = selectMutations(getState()); next; [next] = selectMutations(getState())) {
        const isAnswered = await dispatch(send(next, refused))
        if (!isAnswered) {
          dispatch(queueStalled())
          return
        }
      }
    })
    return refused
  }
}

/** Fetches the cart, which replaces what is known of it. The queue is sent first. */
export function refreshCart(): ShopThunk<Promise<Refusals>> {
  return async (dispatch, getState, { client }) => {
    const refused = await dispatch(syncQueue())
    if (isOffline() || selectMutations(getState()).length > 0) return refused
    await withBasketLock(async () => {
      const cart = await getBasket(client, {}, { silent: true }).catch(() => undefined)
      if (cart) dispatch(cartFetched(cart))
    })
    return refused
  }
}

/** Another tab may have sent some of the queue, and has stored the answers. */
function rehydrate(): ShopThunk<void> {
  return (dispatch, getState) => {
    const storage = browserStorage()
    if (!storage || !isStorageWritable(storage)) return
    const { mutations, cart } = loadBasket(storage)
    const isNewer = cart !== null && cart.version !== selectCart(getState())?.version
    dispatch(basketRehydrated({ mutations, ...(isNewer && { cart }) }))
  }
}

/** Whether the server answered, also with an error. */
function send(mutation: BasketMutation, refused: Map<string, string>): ShopThunk<Promise<boolean>> {
  return async (dispatch, getState, { client, showToast }) => {
    const toast = mutation.kind === 'add' && mutation.toast
    try {
      const cart = await call(client, mutation, selectCart(getState()))
      dispatch(mutationSettled(cart?.id ? { id: mutation.id, cart } : { id: mutation.id }))
      if (toast && cart?.id) showToast({ kind: 's', ...toast })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === NO_CONNECTION) return false
      refused.set(mutation.id, await dispatch(revert(mutation, error)))
      return true
    }
  }
}

/** Drops a refused mutation and answers the reason; the cart is what the server says it is. */
function revert(mutation: BasketMutation, error: unknown): ShopThunk<Promise<string>> {
  return async (dispatch, _, { client }) => {
    // biome-ignore lint/suspicious/noConsole: Spec §4: when adding fails, the error is only logged.
    if (mutation.kind === 'add') console.error(error)
    const isStale = error instanceof ApiError && STALE.includes(error.status)
    // Fetched before the mutation is dropped, so that the page does not show the old cart in between.
    const cart = isStale ? await getBasket(client, {}, { silent: true }).catch(() => undefined) : undefined
    if (cart) dispatch(cartFetched(cart))
    dispatch(mutationSettled({ id: mutation.id }))
    return error instanceof ApiError && error.text === undefined ? error.toast : ''
  }
}

async function call(client: Client, mutation: BasketMutation, cart: Cart | null): Promise<Cart | undefined> {
  const idempotencyKey = mutation.id
  if (mutation.kind === 'add') {
    const { url, quantity, seats, page } = mutation
    const addition = { url, quantity, ...(seats && { seats }), ...page, idempotencyKey }
    return addProduct(client, addition, { silent: true })
  }
  // A line of an unknown cart no longer exists.
  if (!cart?.lines.some(({ id }) => id === mutation.line)) return undefined
  const lineOfBasket = { id: cart.id, line: mutation.line, idempotencyKey }
  if (mutation.kind === 'remove') return removeBasketLine(client, lineOfBasket)
  // `If-Match` keeps a quantity that changed elsewhere from being overwritten.
  const headers = { 'if-match': `"${cart.version}"` }
  return changeBasketLine(client, { ...lineOfBasket, quantity: mutation.quantity }, { headers })
}
