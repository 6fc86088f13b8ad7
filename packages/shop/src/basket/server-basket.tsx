'use client'

import type { Basket } from '@dabali/api-client'
import { useEffect } from 'react'
import { useShopDispatch } from '../store/use-shop.ts'
import { cartFetched } from './basket-slice.ts'

/** Hands the store the basket that the server drew this page with; shows nothing. */
export function ServerBasket({ basket }: { basket: Basket }) {
  const dispatch = useShopDispatch()
  useEffect(() => {
    dispatch(cartFetched(basket))
  }, [dispatch, basket])
  return null
}
