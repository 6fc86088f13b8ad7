import { selectStoreData } from '../account/store-data-slice.ts'
import type { ShopStore } from '../store/make-store.ts'
import type { BasketChange } from './basket-change.ts'
import { type BasketState, basketRecalled, cartRead, selectChanges, selectKnownCart } from './basket-slice.ts'
import {
  browserStorage,
  forgetChange,
  isBasketKey,
  keepBasket,
  keepChange,
  keepReadingTime,
  keptBasket,
  keptReadingTime,
} from './kept-basket.ts'
import { settleChanges } from './settle-changes.ts'

/** After this long another device may have changed the cart. */
const FRESH_MILLISECONDS = 60_000
/** What could not be sent while the browser believes in its line is tried again. */
const TRY_AGAIN_MILLISECONDS = 15_000

/** Fills the store from what this browser kept, keeps every change, and follows the other tabs and the server. */
export function connectBasket(store: ShopStore): () => void {
  const storage = browserStorage()
  // A page that the server drew with the cart has handed it over before this effect, and knows better.
  const drawn = selectKnownCart(store.getState())
  const stop = [keepChanges(store, storage), followServer(store, storage)]
  if (drawn) store.dispatch(cartRead(drawn))
  return () => {
    for (const end of stop) end()
  }
}

function keepChanges(store: ShopStore, storage: Storage | undefined) {
  let last = store.getState().basket
  let isRecalling = false
  const recall = () => {
    isRecalling = true
    store.dispatch(basketRecalled(keptBasket(storage)))
    isRecalling = false
  }
  const keep = () => {
    const { basket } = store.getState()
    const before = last
    last = basket
    // What other tabs have kept is not for this one to write: meanwhile they may have thrown it away.
    if (isRecalling || basket === before) return
    keepDifference(storage, before, basket)
  }
  const followTab = ({ key }: StorageEvent) => {
    if (isBasketKey(key)) recall()
  }
  const forget = store.subscribe(keep)
  if (storage) recall()
  addEventListener('storage', followTab)
  return () => {
    forget()
    removeEventListener('storage', followTab)
  }
}

function followServer(store: ShopStore, storage: Storage | undefined) {
  const isKnown = () =>
    selectKnownCart(store.getState()) !== null || selectStoreData(store.getState()).token !== undefined
  const isWaiting = () => selectChanges(store.getState()).length > 0
  const settle = (isRead: boolean) => {
    if (isRead || isWaiting()) store.dispatch(settleChanges({ isRead }))
  }
  const catchUp = () => {
    if (document.visibilityState === 'hidden') return
    const isOld = Date.now() - keptReadingTime(storage) > FRESH_MILLISECONDS
    settle(isKnown() && isOld)
  }
  const onLine = () => settle(isKnown())
  const timer = setInterval(() => isWaiting() && catchUp(), TRY_AGAIN_MILLISECONDS)
  addEventListener('online', onLine)
  addEventListener('pageshow', catchUp)
  document.addEventListener('visibilitychange', catchUp)
  // Not in the way of what the visitor has come for.
  const first = setTimeout(catchUp)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
    removeEventListener('online', onLine)
    removeEventListener('pageshow', catchUp)
    document.removeEventListener('visibilitychange', catchUp)
  }
}

function keepDifference(storage: Storage | undefined, before: BasketState, { cart, once, changes }: BasketState) {
  if (cart !== before.cart) keepReadingTime(storage, cart ? Date.now() : 0)
  if (cart !== before.cart || once !== before.once) keepBasket(storage, { cart, once })
  const isIn = (among: readonly BasketChange[]) => (change: BasketChange) => among.some(({ id }) => id === change.id)
  const [isOld, isWanted] = [isIn(before.changes), isIn(changes)]
  for (const change of changes) {
    if (!isOld(change)) keepChange(storage, change, Date.now())
  }
  for (const change of before.changes) {
    if (!isWanted(change)) forgetChange(storage, change.id)
  }
}
