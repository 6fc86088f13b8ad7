// The one place that knows the untyped hooks.
// biome-ignore lint/style/noRestrictedImports: here they become the typed ones.
import { useDispatch, useSelector } from 'react-redux'
import type { ShopDispatch, ShopState } from './make-store.ts'

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>()
export const useShopSelector = useSelector.withTypes<ShopState>()
