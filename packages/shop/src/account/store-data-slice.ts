import type { StoreData } from '@dabali/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the cookie of the same name holds, mirrored where the screens can see it. */
export const storeDataSlice = createSlice({
  name: 'storeData',
  initialState: {} as StoreData,
  reducers: {
    storeDataReplaced: (_, { payload }: PayloadAction<StoreData>) => payload,
  },
  selectors: { selectStoreData: (storeData) => storeData },
})

export const { storeDataReplaced } = storeDataSlice.actions
export const { selectStoreData } = storeDataSlice.selectors
