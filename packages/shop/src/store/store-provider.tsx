'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { readStoreData, storeDataCookie } from '../account/store-data-cookie.ts'
import { selectStoreData, storeDataReplaced } from '../account/store-data-slice.ts'
import { basketReplaced, selectBasket } from '../basket/basket-slice.ts'
import { isBasketChange, rememberBasket, rememberedBasket } from '../basket/remembered-basket.ts'
import { makeStore, type ShopServices, type ShopStore } from './make-store.ts'

type StoreProviderProps = { services: ShopServices; children: ReactNode }

/** Gives a page its store, filled from what the browser remembers and remembered on every change. */
export function StoreProvider({ services, children }: StoreProviderProps) {
  const [store] = useState(() => makeStore(services))
  useEffect(() => connectToBrowser(store), [store])
  // What the server drew with: a part that wakes after the store was filled still has to find what stands there.
  const [drawnWith] = useState(() => store.getState())
  return (
    <Provider store={store} serverState={drawnWith}>
      {children}
    </Provider>
  )
}

function connectToBrowser(store: ShopStore) {
  const recall = () => store.dispatch(basketReplaced(rememberedBasket(localStorage)))
  // A page that the server drew with the basket has handed it over before this effect, and knows better.
  const drawn = selectBasket(store.getState())
  if (drawn) rememberBasket(localStorage, drawn)
  else recall()
  store.dispatch(storeDataReplaced(readStoreData(document.cookie)))
  let last = store.getState()
  const forget = store.subscribe(() => {
    const state = store.getState()
    if (state.basket !== last.basket) rememberBasket(localStorage, state.basket)
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser that we serve.
    if (state.storeData !== last.storeData) document.cookie = storeDataCookie(selectStoreData(state))
    last = state
  })
  const fromOtherTab = (event: StorageEvent) => {
    if (isBasketChange(event)) recall()
  }
  addEventListener('storage', fromOtherTab)
  return () => {
    forget()
    removeEventListener('storage', fromOtherTab)
  }
}
