import { getBasket } from '@dabali/api-client'
import type { StoreData } from '@dabali/domain'
import { basketForgotten, cartRead } from '../basket/basket-slice.ts'
import type { ShopStore, ShopThunk } from '../store/make-store.ts'
import { isLoginNews, rememberedLogin, rememberLogin } from './remembered-login.ts'
import { rememberedStoreData, rememberStoreData } from './remembered-store-data.ts'
import { STORE_DATA_CHANGED } from './store-data-changed.ts'
import { selectStoreData, storeDataReplaced } from './store-data-slice.ts'

/**
 * Joins the slice to the cookie: read at once, written on every change of the slice, and read again whenever another
 * tab, the server or another part of the page may have changed it.
 */
export function connectStoreData(store: ShopStore): () => void {
  const recall = () => {
    const known = rememberedStoreData()
    if (!isSame(known, selectStoreData(store.getState()))) store.dispatch(storeDataReplaced(known))
    const token = known.token || ''
    if (token === rememberedLogin()) return
    rememberLogin(token)
    store.dispatch(token ? readCartOfAccount() : basketForgotten())
  }
  recall()
  const forget = store.subscribe(() => {
    const storeData = selectStoreData(store.getState())
    if (!isSame(storeData, rememberedStoreData())) rememberStoreData(storeData)
  })
  const hear = (event: StorageEvent) => {
    if (isLoginNews(event)) dispatchEvent(new Event(STORE_DATA_CHANGED))
  }
  const moments = [STORE_DATA_CHANGED, 'focus', 'pageshow'] as const
  for (const moment of moments) addEventListener(moment, recall)
  addEventListener('storage', hear)
  return () => {
    forget()
    for (const moment of moments) removeEventListener(moment, recall)
    removeEventListener('storage', hear)
  }
}

const isSame = (one: StoreData, other: StoreData) => JSON.stringify(one) === JSON.stringify(other)

/** Whoever came in may hold more than this browser knows of. */
const readCartOfAccount =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { client }) => {
    // Nobody asked for it, so nobody is told; the cart asks again where it is shown.
    await getBasket(client, {}, { silent: true }).then(
      (cart) => void dispatch(cartRead(cart)),
      () => undefined,
    )
  }
