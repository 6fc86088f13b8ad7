import { getBasket } from '@dabali/api-client'
import { basketCleared, cartFetched } from '../basket/basket-slice.ts'
import { mayHaveChangedCookies, storageChanged } from '../store/browser-events.ts'
import { addShopListener, type ShopStore, type ShopThunk } from '../store/make-store.ts'
import { storeDataRehydrated, storeDataReplaced } from './store-data-slice.ts'
import {
  isLoginMarker,
  loadLoginMarker,
  loadStoreData,
  STORE_DATA_CHANGED,
  saveLoginMarker,
  saveStoreData,
  storeDataText,
} from './store-data-storage.ts'

/** Synchronises the slice with the cookie, and reloads the cart after a login or logout. */
export function syncStoreData({ dispatch }: Pick<ShopStore, 'dispatch'>): () => void {
  let lastText: string | undefined
  const rehydrate = () => {
    const text = storeDataText()
    const storeData = loadStoreData()
    if (text !== lastText) dispatch(storeDataRehydrated(storeData))
    lastText = text
    const token = storeData.token || ''
    if (token === loadLoginMarker()) return
    saveLoginMarker(token)
    dispatch(token ? fetchCartOfAccount() : basketCleared())
  }
  const stops = [
    dispatch(addShopListener({ matcher: mayHaveChangedCookies, effect: rehydrate })),
    dispatch(
      addShopListener({
        actionCreator: storageChanged,
        effect: ({ payload: key }) => {
          // The guard of the pages listens to the same event.
          if (isLoginMarker(key)) dispatchEvent(new Event(STORE_DATA_CHANGED))
        },
      }),
    ),
    dispatch(addShopListener({ actionCreator: storeDataReplaced, effect: ({ payload }) => saveStoreData(payload) })),
  ]
  return () => {
    for (const stop of stops) stop({ cancelActive: true })
  }
}

/** The account may hold more than this browser knows of. */
const fetchCartOfAccount =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { client }) => {
    // Nobody asked for it, so a failure is silent; the cart is fetched again where it is shown.
    await getBasket(client, {}, { silent: true }).then(
      (cart) => void dispatch(cartFetched(cart)),
      () => undefined,
    )
  }
