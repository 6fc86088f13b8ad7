import type { StoreData } from '@dabali/domain'
import type { UnknownAction } from 'redux'
import { createAction } from '../store/action.ts'

const NOTHING: StoreData = {}

export const storeDataReplaced = createAction<StoreData>('storeData/replaced')

/** What the cookie of the same name holds, mirrored where the screens can see it. */
export const storeDataReducer = (state: StoreData = NOTHING, action: UnknownAction): StoreData =>
  storeDataReplaced.match(action) ? action.payload : state

export const selectStoreData = ({ storeData }: { storeData: StoreData }) => storeData
