import type { Client } from '@dabali/api-client'
import { applyMiddleware, combineReducers, legacy_createStore as createStore, type UnknownAction } from 'redux'
import { type ThunkAction, type ThunkDispatch, withExtraArgument } from 'redux-thunk'
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

const goTo = (address: string) => location.assign(address)

/** The only way to a store: one for each page that is drawn, never one for all visitors; it may begin with what is known. */
export function makeStore(services: ShopServices, preloaded: Partial<ShopState> = {}) {
  const thunk = withExtraArgument({ goTo, ...services })
  const enhance = applyMiddleware<ThunkDispatch<ShopState, Required<ShopServices>, UnknownAction>>(thunk)
  return createStore(reducer, preloaded, enhance)
}

export type ShopStore = ReturnType<typeof makeStore>
export type ShopState = ReturnType<typeof reducer>
export type ShopDispatch = ShopStore['dispatch']
export type ShopThunk<Result> = ThunkAction<Result, ShopState, Required<ShopServices>, UnknownAction>
