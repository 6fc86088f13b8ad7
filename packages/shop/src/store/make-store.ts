import type { Client } from '@dabali/api-client'
import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { storeDataReducer } from '../account/store-data-slice.ts'
import { basketReducer } from '../basket/basket-slice.ts'

export type ToastWords = { text: string; link?: { href: string; text: string } }

/** What a site lends to the shop: its way to the API, and its way to tell the visitor something. */
export type ShopServices = {
  client: Client
  showToast: (toast: { kind: 's' | 'e' } & ToastWords) => void
  /** Leaves for another page with a full load. */
  goTo?: (address: string) => void
}

// At module level: combining draws a random number, which a page that is prerendered may not.
const reducer = combineReducers({ basket: basketReducer, storeData: storeDataReducer })

const PATIENCE_MILLISECONDS = 10_000

const goTo = (address: string) => location.assign(address)

/** The only way to a store: one for each page that is drawn, never one for all visitors; it may begin with what is known. */
export function makeStore(services: ShopServices, preloaded: Partial<ShopState> = {}) {
  return configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: { goTo, ...services } },
        // A busy machine makes the checks of development late, and nothing wrong.
        immutableCheck: { warnAfter: PATIENCE_MILLISECONDS },
        serializableCheck: { warnAfter: PATIENCE_MILLISECONDS },
      }),
  })
}

export type ShopStore = ReturnType<typeof makeStore>
export type ShopState = ReturnType<typeof reducer>
export type ShopDispatch = ShopStore['dispatch']
export type ShopThunk<Result> = ThunkAction<Result, ShopState, Required<ShopServices>, UnknownAction>
