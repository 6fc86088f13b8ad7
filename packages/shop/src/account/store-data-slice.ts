import type { StoreData } from '@dabali/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

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
