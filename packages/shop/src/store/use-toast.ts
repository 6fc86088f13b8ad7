import type { ShopServices } from './make-store.ts'
import { useShopDispatch } from './use-shop.ts'

/** What says something for a moment, for a part that does its work by itself. */
export function useToast(): ShopServices['showToast'] {
  return useShopDispatch()((_dispatch, _getState, { showToast }) => showToast)
}
