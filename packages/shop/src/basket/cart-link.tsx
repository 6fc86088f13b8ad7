// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { type Language, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { whenIdle } from '@dabali/ui/scheduling'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useShopSelector } from '../store/store.ts'
import styles from './basket-count.module.css'
import type { CartMessages, EmptyCartLink } from './basket-messages.ts'
import { selectBasketCount, selectIsBasketKnown, selectWaitingCount } from './basket-slice.ts'
import type { CartDrawerProps } from './cart-drawer.tsx'

type BasketCountProps = {
  language: 'en' | 'ne'
  /** The count at render time, until the browser knows better. */
  rendered?: number | undefined
  /** Read by screen readers with the number of waiting items. */
  waitingText: string
}

/** The number of items in the cart and of those waiting. A zero is hidden. */
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
  /** The cart page, for visitors without scripts. */
  href: string
  texts: CartMessages
  language: Language
  /** The origin of the product pages, if that is the other site. */
  productsAt?: string
  /** The link of an empty cart. */
  continueLink: EmptyCartLink
  className?: string | undefined
  children: ReactNode
}

type DrawerPart = { CartDrawer: ComponentType<CartDrawerProps> }

const loadDrawer = () => import('./cart-drawer.tsx')

/** The link to the cart, which opens the drawer without changing the URL. */
export function CartLink({ href, texts, language, productsAt = '', continueLink, className, children }: CartLinkProps) {
  const [open, setOpen] = useState(false)
  const [part, setPart] = useState<DrawerPart>()
  const isFilled = useShopSelector(selectBasketCount) > 0

  useEffect(() => {
    // Preloads the drawer, so that a filled cart can be shown offline.
    if (isFilled) whenIdle(() => loadDrawer().then(setPart, () => undefined))
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
