'use client'

import { writeDigits } from '@dabali/domain'
import { useShopSelector } from '../store/use-shop.ts'
import styles from './basket-count.module.css'
import { selectBasketCount, selectIsBasketKnown } from './basket-slice.ts'

type BasketCountProps = {
  language: 'en' | 'ne'
  /** What the server knew when it drew the page; it counts until the browser knows better. */
  drawn?: number | undefined
}

/** How many pieces the basket holds. While it holds none the number is hidden, and its place stays. */
export function BasketCount({ language, drawn = 0 }: BasketCountProps) {
  const known = useShopSelector(selectIsBasketKnown)
  const counted = useShopSelector(selectBasketCount)
  const count = known ? counted : drawn
  return <span className={count === 0 ? styles.none : undefined}>{writeDigits(count, language)}</span>
}
