'use client'

import type { Language } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { Drawer } from '@dabali/ui/drawer'
import { EmptyState } from '@dabali/ui/empty-state'
import { Skeleton } from '@dabali/ui/skeleton'
import { type MouseEvent, useEffect, useState } from 'react'
import { useShopDispatch, useShopSelector } from '../store/use-shop.ts'
import { type Talk, talk } from '../texts/talk.ts'
import type { CartTextKey, CartTexts } from './basket-texts.ts'
import styles from './cart-drawer.module.css'
import { CartLines } from './cart-lines.tsx'
import { CartSums } from './cart-sums.tsx'
import { CartWays } from './cart-ways.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { selectOptimisticCart } from './optimistic-cart.ts'
import { refreshCart } from './sync-queue.ts'
import type { WayOn } from './way-on.ts'

export type CartDrawerProps = {
  /** The page of the cart. */
  href: string
  texts: CartTexts
  language: Language
  productsAt: string
  /** Where one goes on looking. */
  way: WayOn
  onClose: () => void
}

/** The cart beside the page. What this browser knows is shown at once, and asked for anew. */
export function CartDrawer({ href, texts, language, productsAt, way, onClose }: CartDrawerProps) {
  const t = talk(texts, language)
  const dispatch = useShopDispatch()
  const cart = useShopSelector(selectOptimisticCart)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    dispatch(refreshCart()).then(() => setAsked(true))
  }, [dispatch])

  const closeWhenLeaving = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }
  return (
    <Drawer open onClose={onClose} title={t('title')} closeText={t('close')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears of its links. */}
      <div onClick={closeWhenLeaving}>
        {cart && cart.lines.length > 0 ? (
          <>
            <CartLines cart={cart} t={t} language={language} productsAt={productsAt} />
            <CartSums cart={cart} delivery={[]} t={t} language={language} />
            <div className={styles.ways}>
              <CartWays cart={cart} t={t} language={language} />
              <ButtonLink href={href} kind="plain" wide>
                {t('seeWholeCart')}
              </ButtonLink>
            </div>
            <p className={styles.tax}>{t(cart.is_shipping_required ? 'taxIncluded' : 'taxIncludedNoDelivery')}</p>
          </>
        ) : (
          <NoLines isKnown={cart !== null} isComing={!asked} way={way} t={t} />
        )}
      </div>
    </Drawer>
  )
}

type NoLinesProps = { isKnown: boolean; isComing: boolean; way: WayOn; t: Talk<CartTextKey> }

function NoLines({ isKnown, isComing, way, t }: NoLinesProps) {
  if (isKnown) return <EmptyCart t={t} way={way} />
  if (isComing) return <Skeleton kind="row" lines={2} label={t('loading')} />
  return <EmptyState icon="failed" heading={t('failed')} text={t('failedText')} />
}
