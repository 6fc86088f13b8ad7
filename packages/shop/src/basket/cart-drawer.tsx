'use client'

import type { Language } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { Drawer } from '@dabali/ui/drawer'
import { EmptyState } from '@dabali/ui/empty-state'
import { Skeleton } from '@dabali/ui/skeleton'
import { type MouseEvent, useEffect, useState } from 'react'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { useShopDispatch, useShopSelector } from '../store/store.ts'
import type { CartMessageKey, CartMessages, EmptyCartLink } from './basket-messages.ts'
import styles from './cart-drawer.module.css'
import { CartLines } from './cart-lines.tsx'
import { CartActions, CartSummary } from './cart-summary.tsx'
import { selectOptimisticCart } from './optimistic-cart.ts'
import { refreshCart } from './sync-queue.ts'

export type CartDrawerProps = {
  /** The page of the cart. */
  href: string
  texts: CartMessages
  language: Language
  productsAt: string
  /** The link of an empty cart. */
  continueLink: EmptyCartLink
  onClose: () => void
}

/** The cart in a drawer: shows what is known and refreshes it. */
export function CartDrawer({ href, texts, language, productsAt, continueLink, onClose }: CartDrawerProps) {
  const t = createTranslator(texts, language)
  const dispatch = useShopDispatch()
  const cart = useShopSelector(selectOptimisticCart)
  const [isRefreshed, setRefreshed] = useState(false)
  const [isEmptied, setEmptied] = useState(false)
  useEffect(() => {
    dispatch(refreshCart()).then(() => setRefreshed(true))
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
            <CartLines
              cart={cart}
              t={t}
              language={language}
              productsAt={productsAt}
              onEmptied={() => setEmptied(true)}
            />
            <CartSummary cart={cart} t={t} language={language} />
            <div className={styles.actions}>
              <CartActions cart={cart} t={t} language={language} />
              <ButtonLink href={href} kind="plain" wide>
                {t('viewFullCart')}
              </ButtonLink>
            </div>
            <p className={styles.tax}>{t(cart.is_shipping_required ? 'taxIncluded' : 'taxIncludedNoDelivery')}</p>
          </>
        ) : (
          <NoLines
            isKnown={cart !== null}
            isLoading={!isRefreshed}
            isFocused={isEmptied}
            continueLink={continueLink}
            t={t}
          />
        )}
      </div>
    </Drawer>
  )
}

type NoLinesProps = {
  isKnown: boolean
  isLoading: boolean
  isFocused: boolean
  continueLink: EmptyCartLink
  t: Translator<CartMessageKey>
}

function NoLines({ isKnown, isLoading, isFocused, continueLink, t }: NoLinesProps) {
  if (isKnown)
    return <EmptyState heading={t('empty')} text={t('emptyText')} link={continueLink} isFocused={isFocused} />
  if (isLoading) return <Skeleton kind="row" lines={2} label={t('loading')} />
  return <EmptyState icon="failed" heading={t('failed')} text={t('failedText')} />
}
