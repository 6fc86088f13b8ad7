'use client'

import type { Order } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { useEffect, useState } from 'react'
import { basketReplaced, buyNowReplaced, selectBasket } from '../basket/basket-slice.ts'
import { useShopDispatch, useShopSelector } from '../store/use-shop.ts'
import { rememberDraft, rememberedDraft, withoutPurchase } from './checkout-draft.ts'
import { isBuyNow } from './checkout-mode.ts'
import { nextPath } from './next-path.ts'
import { tabStorage } from './tab-storage.ts'
import type { TillWords } from './till-words.ts'

type LeavingProps = { order: Order; mode: string | undefined; t: TillWords['t']; language: Language }

/** It is ordered: what was bought leaves the browser's cart, and the visitor goes on to pay or to be thanked. */
export function Leaving({ order, mode, t, language }: LeavingProps) {
  const dispatch = useShopDispatch()
  const isLocal = useShopSelector(selectBasket)?.local === true
  // The cart beside it is not sold with it.
  const [isBesideCart] = useState(isLocal || isBuyNow(mode))
  const next = localPath(language, nextPath(order))

  useEffect(() => {
    const storage = tabStorage()
    rememberDraft(storage, withoutPurchase(rememberedDraft(storage)))
    dispatch(isBesideCart ? buyNowReplaced(null) : basketReplaced(null))
    // A whole load, and no way back to a till whose cart is sold.
    location.replace(next)
  }, [dispatch, isBesideCart, next])

  return (
    <div role="status">
      <p>{t('placed')}</p>
      <ButtonLink href={next}>{t('seeOrder')}</ButtonLink>
    </div>
  )
}
