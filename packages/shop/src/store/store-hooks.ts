import type { Client } from '@dabali/api-client'
// biome-ignore lint/style/noRestrictedImports: the untyped hooks become the typed ones here.
import { useDispatch, useSelector } from 'react-redux'
import type { ShopDispatch, ShopServices, ShopState } from './make-store.ts'

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>()
export const useShopSelector = useSelector.withTypes<ShopState>()

/** The way to the API for a part that asks it something by itself; what a part shows is asked for with `useCall`. */
export function useClient(): Client {
  return useShopDispatch()((_dispatch, _getState, { client }) => client)
}

/** What says something for a moment, for a part that does its work by itself. */
export function useToast(): ShopServices['showToast'] {
  return useShopDispatch()((_dispatch, _getState, { showToast }) => showToast)
}
