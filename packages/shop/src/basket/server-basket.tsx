'use client'

import type { Basket } from '@dabali/domain'
import { useEffect } from 'react'
import { useShopDispatch } from '../store/use-shop.ts'
import { basketReplaced } from './basket-slice.ts'

/** Hands the store the basket that the server drew this page with; shows nothing. */
export function ServerBasket({ basket }: { basket: Basket }) {
  const dispatch = useShopDispatch()
  useEffect(() => {
    dispatch(basketReplaced(basket))
  }, [dispatch, basket])
  return null
}
