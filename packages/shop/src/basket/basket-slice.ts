import type { Basket } from '@dabali/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the visitor holds: the basket as the server last answered it, or one that was built here; nothing at first. */
export const basketSlice = createSlice({
  name: 'basket',
  initialState: null as Basket | null,
  reducers: {
    basketReplaced: (_, { payload }: PayloadAction<Basket | null>) => payload,
  },
  selectors: {
    selectBasket: (basket) => basket,
    selectBasketCount: (basket) => basket?.lines.reduce((count, { quantity }) => count + quantity, 0) ?? 0,
  },
})

export const { basketReplaced } = basketSlice.actions
export const { selectBasket, selectBasketCount } = basketSlice.selectors
