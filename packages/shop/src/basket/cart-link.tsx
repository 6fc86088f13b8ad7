'use client'

import { type Language, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useShopSelector } from '../store/store.ts'
import styles from './basket-count.module.css'
import type { CartMessages, EmptyCartLink } from './basket-messages.ts'
import { selectBasketCount, selectIsBasketKnown, selectWaitingCount } from './basket-slice.ts'
import type { CartDrawerProps } from './cart-drawer.tsx'

type BasketCountProps = {
  language: 'en' | 'ne'
  /** What the server knew when it drew the page; it counts until the browser knows better. */
  rendered?: number | undefined
  /** Read out beside the number of pieces that wait for a connection. */
  waitingText: string
}

/** How many pieces are in the cart, and how many wait to be added. A zero is hidden, and its place stays. */
export function BasketCount({ language, rendered = 0, waitingText }: BasketCountProps) {
  const known = useShopSelector(selectIsBasketKnown)
  const counted = useShopSelector(selectBasketCount)
  const waiting = useShopSelector(selectWaitingCount)
  const count = (known ? counted : rendered) - waiting
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

type CartLinkProps = {
  /** The page of the cart, which is where the link leads while no script has run. */
  href: string
  texts: CartMessages
  language: Language
  /** Where products have their pages, where that is another site. */
  productsAt?: string
  /** Where one goes on looking when it is empty. */
  continueLink: EmptyCartLink
  className?: string | undefined
  children: ReactNode
}

type DrawerPart = { CartDrawer: ComponentType<CartDrawerProps> }

const loadDrawer = () => import('./cart-drawer.tsx')

/** The way to the cart: a press opens it beside the page, whose address stays. */
export function CartLink({ href, texts, language, productsAt = '', continueLink, className, children }: CartLinkProps) {
  const [open, setOpen] = useState(false)
  const [part, setPart] = useState<DrawerPart>()
  const isFilled = useShopSelector(selectBasketCount) > 0

  useEffect(() => {
    // Who has a cart must be able to look at it when the line is gone.
    if (isFilled) loadDrawer().then(setPart, () => undefined)
  }, [isFilled])

  const press = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || location.pathname.replace(/\/$/, '') === href) return
    event.preventDefault()
    setOpen(true)
    if (!part) loadDrawer().then(setPart, () => location.assign(href))
  }
  return (
    <>
      <IntentLink className={className} href={href} onClick={press}>
        {children}
      </IntentLink>
      {open && part && (
        <part.CartDrawer
          href={href}
          texts={texts}
          language={language}
          productsAt={productsAt}
          continueLink={continueLink}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
