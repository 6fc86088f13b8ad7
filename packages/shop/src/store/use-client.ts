import type { Client } from '@dabali/api-client'
import { useShopDispatch } from './use-shop.ts'

/** The way to the API for a part that asks it something by itself; what a part shows is asked for with `useCall`. */
export function useClient(): Client {
  return useShopDispatch()((_dispatch, _getState, { client }) => client)
}
