'use client'

import { type ApiError, createClient, getBasket } from '@dabali/api-client'
import { ClientProvider } from '@dabali/api-client/react'
import type { Language } from '@dabali/domain'
import { createToasts } from '@dabali/ui/toaster'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import {
  clearTab,
  forgetLogin,
  isLoginMarker,
  loadLoginMarker,
  loadStoreData,
  STORE_DATA_CHANGED,
  saveLoginMarker,
  saveStoreData,
  storeDataText,
} from '../account/store-data-storage.ts'
import { basketCleared, cartFetched } from '../basket/basket-slice.ts'
import { persistBasket } from '../basket/persist-basket.ts'
import {
  addShopListener,
  dispatchBrowserEvents,
  makeStore,
  mayHaveChangedCookies,
  type ShopServices,
  type ShopStore,
  type ShopThunk,
  storageChanged,
  storeDataRehydrated,
  storeDataReplaced,
  useToast,
} from './store.ts'

/** Synchronises the slice with the cookie, and reloads the cart after a login or logout. */
function syncStoreData({ dispatch }: Pick<ShopStore, 'dispatch'>): () => void {
  let lastText: string | undefined
  const rehydrate = () => {
    const text = storeDataText()
    const storeData = loadStoreData()
    if (text !== lastText) dispatch(storeDataRehydrated(storeData))
    lastText = text
    const token = storeData.token || ''
    const marker = loadLoginMarker()
    if (token === marker) return
    if (marker) clearTab()
    saveLoginMarker(token)
    dispatch(token ? fetchCartOfAccount() : basketCleared())
  }
  const stops = [
    dispatch(addShopListener({ matcher: mayHaveChangedCookies, effect: rehydrate })),
    dispatch(
      addShopListener({
        actionCreator: storageChanged,
        effect: ({ payload: key }) => {
          // The client guard listens to the same event.
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

/** The account's cart may differ from the local one. */
const fetchCartOfAccount =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { client }) => {
    // A background call: failures are silent.
    await getBasket(client, {}, { silent: true }).then(
      (cart) => void dispatch(cartFetched(cart)),
      () => undefined,
    )
  }

type StoreProviderProps = { services: ShopServices; children: ReactNode }

/** Gives a page its store, filled from the storage and the cookie of this browser and written back to them. */
export function StoreProvider({ services, children }: StoreProviderProps) {
  const [store] = useState(() => makeStore(services))
  useEffect(() => connectStore(store), [store])
  // What the server rendered with: a part that hydrates after the store was filled must still match its HTML.
  const [serverState] = useState(() => store.getState())
  return (
    <Provider store={store} serverState={serverState}>
      <ClientProvider client={services.client}>{children}</ClientProvider>
    </Provider>
  )
}

/** Starts the listeners, and then the events that they listen to. */
export function connectStore(store: ShopStore): () => void {
  const stops = [persistBasket(store), syncStoreData(store), dispatchBrowserEvents(store)]
  return () => {
    for (const stop of stops) stop()
  }
}

const { showToast, Toaster } = createToasts()

export { Toaster }

/** The error texts by key. */
type ErrorToasts = Readonly<Record<string, string>>

type ShopProvidersProps = {
  language: Language
  errorToasts: ErrorToasts
  children: ReactNode
}

/** Store, API client and toasts for all client components. */
export function ShopProviders({ language, errorToasts, children }: ShopProvidersProps) {
  const [services] = useState(() => {
    const tell = ({ text, toast }: ApiError) =>
      showToast({ kind: 'e', text: (text === undefined ? undefined : errorToasts[text]) ?? toast })
    return { client: createClient({ baseUrl: '/v1/', language, onError: tell, fetch: fetchAsVisitor }), showToast }
  })
  return <StoreProvider services={services}>{children}</StoreProvider>
}

/** A 401 means that the login marker is outdated. */
async function fetchAsVisitor(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.status === 401) forgetLogin()
  return response
}

/** Shows the toast of a 404 on a page whose call was made on the server, where there are no toasts. */
export function NotFoundToast({ text }: { text: string }) {
  const showToast = useToast()
  useEffect(() => showToast({ kind: 'e', text }), [showToast, text])
  return null
}
