'use client'

import { checkoutPath, type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { StatusText } from '@dabali/ui/status-text'
import { useShopDispatch } from '../store/use-shop.ts'
import type { Talk } from '../texts/talk.ts'
import { buyNowReplaced } from './basket-slice.ts'
import type { CartTextKey } from './basket-texts.ts'
import type { OptimisticCart } from './optimistic-cart.ts'

type CartWaysProps = { cart: OptimisticCart; t: Talk<CartTextKey>; language: Language }

/** The way to the checkout, or why there is none yet. */
export function CartWays({ cart, t, language }: CartWaysProps) {
  const dispatch = useShopDispatch()
  const isBlocked = cart.lines.some(
    ({ warning, quantity, max_quantity }) => warning !== null && quantity > max_quantity,
  )
  if (isBlocked) return <StatusText code="w">{t('blocked')}</StatusText>
  // The cart is what is bought from here, whatever was to be bought past it.
  const chooseCart = () => dispatch(buyNowReplaced(null))
  return (
    <ButtonLink href={localPath(language, checkoutPath())} kind="main" wide onClick={chooseCart}>
      {t('checkout')}
    </ButtonLink>
  )
}
