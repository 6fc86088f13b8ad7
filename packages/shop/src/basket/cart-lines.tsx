'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { useState } from 'react'
import { useShopDispatch } from '../store/use-shop.ts'
import type { Talk } from '../texts/talk.ts'
import type { CartTextKey } from './basket-texts.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart-lines.module.css'
import { removeLine, restoreLine } from './change-line.ts'
import type { OptimisticCart, OptimisticLine } from './optimistic-cart.ts'

type CartLinesProps = { cart: OptimisticCart; t: Talk<CartTextKey>; language: Language; productsAt: string }

/** What lies in the cart; what is taken out can be put back from the place where it lay. */
export function CartLines({ cart, t, language, productsAt }: CartLinesProps) {
  const dispatch = useShopDispatch()
  const [removed, setRemoved] = useState<OptimisticLine>()
  const remove = (line: OptimisticLine) => {
    setRemoved(line)
    dispatch(removeLine(line))
  }
  const undo = (line: OptimisticLine) => {
    setRemoved(undefined)
    dispatch(restoreLine(line))
  }
  return (
    <>
      <div role="status">
        {removed && (
          <div className={styles.notice}>
            <p>{t('removed', { title: removed.product_title })}</p>
            <Button kind="plain" onClick={() => undo(removed)}>
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
      <ul>
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            basket={cart.id}
            t={t}
            language={language}
            productsAt={productsAt}
            onRemove={remove}
          />
        ))}
      </ul>
    </>
  )
}
