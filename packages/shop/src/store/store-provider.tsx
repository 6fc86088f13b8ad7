'use client'

import { ClientProvider } from '@dabali/api-client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { syncStoreData } from '../account/sync-store-data.ts'
import { persistBasket } from '../basket/persist-basket.ts'
import { dispatchBrowserEvents } from './browser-events.ts'
import { makeStore, type ShopServices, type ShopStore } from './make-store.ts'

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
