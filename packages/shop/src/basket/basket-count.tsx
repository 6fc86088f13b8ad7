'use client'

import { writeDigits } from '@dabali/domain'
import { useShopSelector } from '../store/use-shop.ts'
import styles from './basket-count.module.css'
import { selectBasketCount, selectIsBasketKnown, selectWaitingCount } from './basket-slice.ts'

type BasketCountProps = {
  language: 'en' | 'ne'
  /** What the server knew when it drew the page; it counts until the browser knows better. */
  drawn?: number | undefined
  /** Read out beside the number of pieces that wait for a connection. */
  waitingText: string
}

/** How many pieces are in the cart, and how many wait to be added. A zero is hidden, and its place stays. */
export function BasketCount({ language, drawn = 0, waitingText }: BasketCountProps) {
  const known = useShopSelector(selectIsBasketKnown)
  const counted = useShopSelector(selectBasketCount)
  const waiting = useShopSelector(selectWaitingCount)
  const count = (known ? counted : drawn) - waiting
  return (
    <>
      <span className={count === 0 ? styles.none : undefined}>{writeDigits(count, language)}</span>
      {waiting > 0 && (
        <span className={styles.waiting} title={waitingText}>
          +{writeDigits(waiting, language)}
          <span className="visually-hidden"> {waitingText}</span>
        </span>
      )}
    </>
  )
}
