'use client'

import type { Language } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useShopSelector } from '../store/use-shop.ts'
import { selectBasketCount } from './basket-slice.ts'
import type { CartTexts } from './basket-texts.ts'
import type { CartDrawerProps } from './cart-drawer.tsx'
import type { WayOn } from './way-on.ts'

type CartLinkProps = {
  /** The page of the cart, which is where the link leads while no script has run. */
  href: string
  texts: CartTexts
  language: Language
  /** Where products have their pages, where that is another site. */
  productsAt?: string
  /** Where one goes on looking when it is empty. */
  way: WayOn
  className?: string | undefined
  children: ReactNode
}

type DrawerPart = { CartDrawer: ComponentType<CartDrawerProps> }

const loadDrawer = () => import('./cart-drawer.tsx')

/** The way to the cart: a press opens it beside the page, whose address stays. */
export function CartLink({ href, texts, language, productsAt = '', way, className, children }: CartLinkProps) {
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
          way={way}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
