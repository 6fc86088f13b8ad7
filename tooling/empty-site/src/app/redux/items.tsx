'use client'

import { combineReducers, configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit'
import Link from 'next/link'
import { useState } from 'react'
// biome-ignore lint/style/noRestrictedImports: the typed hooks are part of what is compared with this page.
import { Provider, useDispatch, useSelector } from 'react-redux'

const items = createSlice({
  name: 'items',
  initialState: { count: 0 },
  reducers: {
    itemAdded(state) {
      state.count += 1
    },
  },
})

// At module level: combining draws a random number, which a page that is prerendered may not.
const reducer = combineReducers({ items: items.reducer })

const makeStore = () =>
  configureStore({
    reducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(createListenerMiddleware().middleware),
  })

function AddButton() {
  const dispatch = useDispatch()
  const count = useSelector((state: ReturnType<typeof reducer>) => state.items.count)
  return (
    <button type="button" onClick={() => dispatch(items.actions.itemAdded())}>
      Add, {count} so far
    </button>
  )
}

export function Items() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <AddButton />
      <Link href="/" prefetch={false}>
        Empty page
      </Link>
    </Provider>
  )
}
