import type { Client } from '@dabali/api-client'
import {
  addListener,
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { storeDataReducer } from '../account/store-data-slice.ts'
import { basketReducer } from '../basket/basket-slice.ts'

export type ToastText = { text: string; link?: { href: string; text: string } }

/** What a site provides to the thunks and listeners of the shop. */
export type ShopServices = {
  client: Client
  showToast: (toast: { kind: 's' | 'e' } & ToastText) => void
  /** Opens another page with a full load. */
  goTo?: (address: string) => void
}

// At module level: combining draws a random number, which a page that is prerendered may not.
const reducer = combineReducers({ basket: basketReducer, storeData: storeDataReducer })

const goTo = (address: string) => location.assign(address)

/** One store for each page that is rendered, so that visitors never share one on the server. */
export function makeStore(services: ShopServices, preloadedState: Partial<ShopState> = {}) {
  const extra: Required<ShopServices> = { goTo, ...services }
  return configureStore({
    reducer,
    preloadedState,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } }).prepend(
        createListenerMiddleware<ShopState>({ extra }).middleware,
      ),
  })
}

export type ShopState = ReturnType<typeof reducer>
export type ShopStore = ReturnType<typeof makeStore>
export type ShopDispatch = ShopStore['dispatch']
export type ShopThunk<Result> = ThunkAction<Result, ShopState, Required<ShopServices>, UnknownAction>

/** Starts a listener when it is dispatched, which answers the function that stops it. */
export const addShopListener = addListener.withTypes<ShopState, ShopDispatch>()
