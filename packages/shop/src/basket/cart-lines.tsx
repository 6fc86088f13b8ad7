'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { useState } from 'react'
import { useShopDispatch } from '../store/use-shop.ts'
import type { Talk } from '../texts/talk.ts'
import type { CartTextKey } from './basket-texts.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart-lines.module.css'
import { putBack, removeLine } from './change-line.ts'
import type { ShownCart, ShownLine } from './shown-cart.ts'

type CartLinesProps = { cart: ShownCart; t: Talk<CartTextKey>; language: Language; productsAt: string }

/** What lies in the cart; what is taken out can be put back from the place where it lay. */
export function CartLines({ cart, t, language, productsAt }: CartLinesProps) {
  const dispatch = useShopDispatch()
  const [removed, setRemoved] = useState<ShownLine>()
  const remove = (line: ShownLine) => {
    setRemoved(line)
    dispatch(removeLine(line))
  }
  const undo = (line: ShownLine) => {
    setRemoved(undefined)
    dispatch(putBack(line))
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
