import { ApiError, addProduct, type Client, changeBasketLine, getBasket, removeBasketLine } from '@dabali/api-client'
import type { ShopThunk } from '../store/make-store.ts'
import type { BasketChange, Cart } from './basket-change.ts'
import { basketRecalled, cartRead, changeAnswered, selectChanges, selectKnownCart } from './basket-slice.ts'
import { isOffline } from './is-offline.ts'
import { browserStorage, isKeeping, keptBasket } from './kept-basket.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** The line, or who answers at its other end, is away: what was wanted is wanted still. */
const PASSING = [0, 429, 502, 503, 504]
/** It is another cart, or another stock, than the visitor has seen. */
const STALE = [403, 404, 406, 409]

/** Why changes were refused, by their ids; nothing where the server has not said it. */
export type Refusals = ReadonlyMap<string, string>

/**
 * Sends what was wanted of the cart, in the order of the presses, until nothing is left or there is no line. Answers what was
 * refused on the way.
 */
export function sendChanges(): ShopThunk<Promise<Refusals>> {
  return async (dispatch, getState) => {
    const refused = new Map<string, string>()
    if (isOffline() || selectChanges(getState()).length === 0) return refused
    await oneAtATime(async () => {
      dispatch(recall())
      for (let [change] = selectChanges(getState()); change; [change] = selectChanges(getState())) {
        if (!(await dispatch(send(change, refused)))) return
      }
    })
    return refused
  }
}

/** Asks the server what is in the cart; what it says wins. What was wanted in the meantime is sent first. */
export function readCart(): ShopThunk<Promise<Refusals>> {
  return async (dispatch, getState, { client }) => {
    const refused = await dispatch(sendChanges())
    if (isOffline() || selectChanges(getState()).length > 0) return refused
    await oneAtATime(async () => {
      const cart = await getBasket(client, {}, { silent: true }).catch(() => undefined)
      if (cart) dispatch(cartRead(cart))
    })
    return refused
  }
}

/** Another tab may have sent some of it, and knows what came of that. */
function recall(): ShopThunk<void> {
  return (dispatch, getState) => {
    const storage = browserStorage()
    if (!storage || !isKeeping(storage)) return
    const { changes, cart } = keptBasket(storage)
    const isNewer = cart !== null && cart.version !== selectKnownCart(getState())?.version
    dispatch(basketRecalled({ changes, ...(isNewer && { cart }) }))
  }
}

/** Whether there was a line. */
function send(change: BasketChange, refused: Map<string, string>): ShopThunk<Promise<boolean>> {
  return async (dispatch, getState, { client, showToast }) => {
    const toast = change.kind === 'add' ? change.toast : undefined
    try {
      const cart = await call(client, change, selectKnownCart(getState()))
      dispatch(changeAnswered(cart?.id ? { id: change.id, cart } : { id: change.id }))
      if (toast && cart?.id) showToast({ kind: 's', ...toast })
      return true
    } catch (error) {
      if (error instanceof ApiError && PASSING.includes(error.status)) return false
      refused.set(change.id, await dispatch(takeBack(change, error)))
      return true
    }
  }
}

/** What was wanted is refused, and it is answered why; the cart is what the server says it is. */
function takeBack(change: BasketChange, error: unknown): ShopThunk<Promise<string>> {
  return async (dispatch, _, { client }) => {
    // biome-ignore lint/suspicious/noConsole: Spec §4: when adding fails, the error is only logged.
    if (change.kind === 'add') console.error(error)
    const isStale = error instanceof ApiError && STALE.includes(error.status)
    // Read before the change is forgotten, so that the page goes from what was wanted to what is.
    const cart = isStale ? await getBasket(client, {}, { silent: true }).catch(() => undefined) : undefined
    if (cart) dispatch(cartRead(cart))
    dispatch(changeAnswered({ id: change.id }))
    return error instanceof ApiError && error.text === undefined ? error.toast : ''
  }
}

async function call(client: Client, change: BasketChange, cart: Cart | null): Promise<Cart | undefined> {
  const idempotencyKey = change.id
  if (change.kind === 'add') {
    const { url, quantity, visit } = change
    return addProduct(client, { url, quantity, ...visit, idempotencyKey }, { silent: true })
  }
  // A line of a cart that is no longer known is gone with it.
  if (!cart?.lines.some(({ id }) => id === change.line)) return undefined
  const place = { id: cart.id, line: change.line, idempotencyKey }
  if (change.kind === 'remove') return removeBasketLine(client, place)
  // Who sets a number has seen another one: where that has changed elsewhere, it is not theirs to overwrite.
  const headers = { 'if-match': `"${cart.version}"` }
  return changeBasketLine(client, { ...place, quantity: change.quantity }, { headers })
}
