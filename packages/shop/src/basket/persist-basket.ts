import {
  addShopListener,
  isOffline,
  pageShown,
  type ShopState,
  type ShopStore,
  selectStoreData,
  storageChanged,
  storeOpened,
  wentOnline,
} from '../store/store.ts'
import { flushQueue } from './add-to-cart.ts'
import {
  type BasketMutation,
  type BasketState,
  basketRehydrated,
  cartFetched,
  queueStalled,
  selectCart,
  selectMutations,
} from './basket-slice.ts'
import {
  browserStorage,
  deleteMutation,
  isBasketKey,
  loadBasket,
  loadFetchTime,
  saveBasket,
  saveFetchTime,
  saveMutation,
} from './basket-storage.ts'

/** After this long another device may have changed the cart. */
const FRESH_MILLISECONDS = 60_000
/** The browser does not always know that it is offline: what could not be sent is tried again. */
const RETRY_MILLISECONDS = 15_000

/** Persists the basket in localStorage and synchronises it with other tabs and the server. */
export function persistBasket({ dispatch }: Pick<ShopStore, 'dispatch'>): () => void {
  const storage = browserStorage()
  const rehydrate = () => {
    if (storage) dispatch(basketRehydrated(loadBasket(storage)))
    if (isOffline()) dispatch(queueStalled())
  }
  const isKnown = (state: ShopState) => selectCart(state) !== null || selectStoreData(state).token !== undefined
  const flush = (state: ShopState, refresh: boolean) => {
    if (refresh || selectMutations(state).length > 0) dispatch(flushQueue({ refresh }))
  }
  const listeners = [
    addShopListener({
      // What another tab has stored is not written back: by then that tab may have removed it.
      predicate: (action, now, before) => now.basket !== before.basket && !basketRehydrated.match(action),
      effect: (_, api) => saveDifference(storage, api.getOriginalState().basket, api.getState().basket),
    }),
    addShopListener({
      actionCreator: storeOpened,
      effect: (_, api) => {
        // The cart that the server rendered this page with is newer than the stored one.
        const rendered = selectCart(api.getState())
        rehydrate()
        if (rendered) dispatch(cartFetched(rendered))
      },
    }),
    addShopListener({
      actionCreator: storageChanged,
      effect: ({ payload: key }) => {
        if (isBasketKey(key)) rehydrate()
      },
    }),
    addShopListener({
      actionCreator: pageShown,
      effect: (_, api) => {
        const isOld = Date.now() - loadFetchTime(storage) > FRESH_MILLISECONDS
        flush(api.getState(), isKnown(api.getState()) && isOld)
      },
    }),
    addShopListener({
      actionCreator: wentOnline,
      effect: (_, api) => flush(api.getState(), isKnown(api.getState())),
    }),
    addShopListener({
      actionCreator: queueStalled,
      effect: async (_, api) => {
        api.cancelActiveListeners()
        await api.delay(RETRY_MILLISECONDS)
        if (document.visibilityState === 'visible') flush(api.getState(), false)
      },
    }),
  ]
  const stops = listeners.map((listener) => dispatch(listener))
  return () => {
    for (const stop of stops) stop({ cancelActive: true })
  }
}

function saveDifference(storage: Storage | undefined, before: BasketState, now: BasketState) {
  const { cart, buyNowBasket, mutations } = now
  if (cart !== before.cart) saveFetchTime(storage, cart ? Date.now() : 0)
  if (cart !== before.cart || buyNowBasket !== before.buyNowBasket) saveBasket(storage, { cart, buyNowBasket })
  const isIn = (among: readonly BasketMutation[]) => (mutation: BasketMutation) =>
    among.some(({ id }) => id === mutation.id)
  for (const mutation of mutations) {
    if (!isIn(before.mutations)(mutation)) saveMutation(storage, mutation, Date.now())
  }
  for (const mutation of before.mutations) {
    if (!isIn(mutations)(mutation)) deleteMutation(storage, mutation.id)
  }
}
