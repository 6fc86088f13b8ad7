'use client'

import { ClientProvider } from '@dabali/api-client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { connectStoreData } from '../account/connect-store-data.ts'
import { connectBasket } from '../basket/connect-basket.ts'
import { makeStore, type ShopServices } from './make-store.ts'

type StoreProviderProps = { services: ShopServices; children: ReactNode }

/** Gives a page its store, filled from what the browser remembers and remembered on every change. */
export function StoreProvider({ services, children }: StoreProviderProps) {
  const [store] = useState(() => makeStore(services))
  useEffect(() => connectBasket(store), [store])
  useEffect(() => connectStoreData(store), [store])
  // What the server drew with: a part that wakes after the store was filled still has to find what stands there.
  const [drawnWith] = useState(() => store.getState())
  return (
    <Provider store={store} serverState={drawnWith}>
      <ClientProvider client={services.client}>{children}</ClientProvider>
    </Provider>
  )
}
