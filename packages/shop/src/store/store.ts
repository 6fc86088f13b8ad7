import { ApiError, type Client, createClient } from '@dabali/api-client'
import type { Language, StoreData } from '@dabali/domain'
import {
  addListener,
  combineReducers,
  configureStore,
  createAction,
  createListenerMiddleware,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
// biome-ignore lint/style/noRestrictedImports: the untyped hooks become the typed ones here.
import { useDispatch, useSelector } from 'react-redux'
import { STORE_DATA_CHANGED } from '../account/store-data-storage.ts'
import { basketReducer, type ToastText } from '../basket/basket-slice.ts'

const initialState: StoreData = {}

/** The content of the cookie of the same name. */
const storeDataSlice = createSlice({
  name: 'storeData',
  initialState,
  reducers: {
    /** Written to the cookie. */
    storeDataReplaced: (_, { payload }: PayloadAction<StoreData>) => payload,
    /** Read from the cookie. */
    storeDataRehydrated: (_, { payload }: PayloadAction<StoreData>) => payload,
  },
})

export const storeDataReducer = storeDataSlice.reducer
export const { storeDataReplaced, storeDataRehydrated } = storeDataSlice.actions

export const selectStoreData = ({ storeData }: { storeData: StoreData }) => storeData

export type Toast = { kind: 's' | 'e' } & ToastText & {
    /** Something to do, such as to undo what the toast tells. */
    button?: { text: string; onPress: () => void }
  }

/** What a site provides to the thunks and listeners of the shop. */
export type ShopServices = {
  client: Client
  showToast: (toast: Toast) => void
  /** Opens another page with a full load. */
  goTo?: (address: string) => void
}

// At module level: combining draws a random number, which a page that is prerendered may not.
const reducer = combineReducers({ basket: basketReducer, storeData: storeDataReducer })

const goTo = (address: string) => location.assign(address)

/** The checks of development do not warn about the time that they take: it depends on the machine. */
const UNTIMED_CHECKS = { immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } }

/** One store for each page that is rendered, so that visitors never share one on the server. */
export function makeStore(services: ShopServices, preloadedState: Partial<ShopState> = {}) {
  const extra: Required<ShopServices> = { goTo, ...services }
  return configureStore({
    reducer,
    preloadedState,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra }, ...UNTIMED_CHECKS }).prepend(
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

/** The store exists: stored state can be loaded. */
export const storeOpened = createAction('browser/storeOpened')
/** The page became visible: opened, restored or its tab selected. */
export const pageShown = createAction('browser/pageShown')
const windowFocused = createAction('browser/windowFocused')
export const wentOnline = createAction('browser/wentOnline')
/** Another tab has written to the storage; `null` is all of it. */
export const storageChanged = createAction<string | null>('browser/storageChanged')
/** The cookie of storeData was written by this page or its server. */
const storeDataCookieChanged = createAction('browser/storeDataCookieChanged')

/** When cookies may have changed; they have no event. */
export const mayHaveChangedCookies = isAnyOf(storeOpened, pageShown, windowFocused, storeDataCookieChanged)

/** Whether the browser itself knows that there is no connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Dispatches what happens to the browser, for the listeners of the slices. */
export function dispatchBrowserEvents({ dispatch }: Pick<ShopStore, 'dispatch'>): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const show = () => document.visibilityState === 'visible' && dispatch(pageShown())
  addEventListener('online', () => dispatch(wentOnline()), { signal })
  addEventListener('focus', () => dispatch(windowFocused()), { signal })
  addEventListener('storage', ({ key }) => dispatch(storageChanged(key)), { signal })
  addEventListener(STORE_DATA_CHANGED, () => dispatch(storeDataCookieChanged()), { signal })
  addEventListener('pageshow', () => dispatch(pageShown()), { signal })
  document.addEventListener('visibilitychange', show, { signal })
  dispatch(storeOpened())
  // Deferred, so that it does not delay the first render.
  const first = setTimeout(show)
  return () => {
    clearTimeout(first)
    stopped.abort()
  }
}

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>()
export const useShopSelector = useSelector.withTypes<ShopState>()

/** The API client for actions; use `useCall` to load data. */
export function useClient(): Client {
  return useShopDispatch()((_dispatch, _getState, { client }) => client)
}

/** Shows toasts. */
export function useToast(): ShopServices['showToast'] {
  return useShopDispatch()((_dispatch, _getState, { showToast }) => showToast)
}

/** The API's message for the visitor, else the fallback. */
export const apiErrorText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.text === undefined ? error.toast : otherwise

/** An API client whose requests survive the end of the page (`keepalive`). */
export const createKeepaliveClient = (language: Language): Client =>
  createClient({ baseUrl: '/v1/', language, fetch: (address, init) => fetch(address, { ...init, keepalive: true }) })
