'use client'

import type { Order } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { Skeleton } from '@dabali/ui/skeleton'
import { useEffect, useState } from 'react'
import type { AddressFieldsProps } from '../account/address-input.ts'
import { basketReplaced, buyNowReplaced, selectBasket } from '../basket/basket-slice.ts'
import { EmptyCart } from '../basket/empty-cart.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { BASKET_PATH, orderThanksPath, startPaymentPath } from '../paths.ts'
import { useShopDispatch, useShopSelector } from '../store/store-hooks.ts'
import { safeSessionStorage } from './checkout-attempt.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { loadDraft, saveDraft, withoutPurchase } from './checkout-form-state.ts'
import type { CheckoutMessages } from './checkout-messages.ts'
import { type CheckoutI18n, type CheckoutStart, isBuyNow } from './checkout-start.ts'
import { useCheckoutBasket } from './use-checkout-basket.ts'

/** Where whoever has ordered goes on: to pay, or to be thanked where nothing is to be paid now. */
function nextPath({ hash, payment, payment_method: method }: Order): string {
  const isOpen = payment !== null && method !== 'cod' && method !== 'free' && payment.status !== 'paid'
  return isOpen ? startPaymentPath(payment.hash) : orderThanksPath(hash)
}

type OrderRedirectProps = { order: Order; mode: string | undefined; t: CheckoutI18n['t']; language: Language }

/** It is ordered: what was bought leaves the browser's cart, and the visitor goes on to pay or to be thanked. */
function OrderRedirect({ order, mode, t, language }: OrderRedirectProps) {
  const dispatch = useShopDispatch()
  const isLocal = useShopSelector(selectBasket)?.local === true
  // The cart beside it is not sold with it.
  const [isBesideCart] = useState(isLocal || isBuyNow(mode))
  const next = localPath(language, nextPath(order))

  useEffect(() => {
    const storage = safeSessionStorage()
    saveDraft(storage, withoutPurchase(loadDraft(storage)))
    dispatch(isBesideCart ? buyNowReplaced(null) : basketReplaced(null))
    // A whole load, and no way back to a till whose cart is sold.
    location.replace(next)
  }, [dispatch, isBesideCart, next])

  return (
    <div role="status">
      <p>{t('placed')}</p>
      <ButtonLink href={next}>{t('seeOrder')}</ButtonLink>
    </div>
  )
}

type CheckoutClientProps = {
  start: CheckoutStart
  texts: CheckoutMessages
  addressTexts: AddressFieldsProps['texts']
  language: Language
  home: { href: string; text: string }
}

/** The till in the browser: asks what is bought, and shows the form for it. */
export function CheckoutClient({ start, texts, addressTexts, language, home }: CheckoutClientProps) {
  const [placed, setPlaced] = useState<Order>()
  const bought = useCheckoutBasket(start, setPlaced)
  const t = createTranslator(texts, language)
  if (placed) return <OrderRedirect order={placed} mode={start.mode} t={t} language={language} />
  if (bought.kind === 'asking')
    return (
      <>
        <Skeleton kind="row" lines={2} label={t('asking')} />
        <noscript>
          <EmptyCart t={t} way={home} />
        </noscript>
      </>
    )
  if (bought.kind === 'refused')
    return (
      <EmptyState
        icon="failed"
        heading={t('notSold')}
        text={bought.message}
        link={{ href: localPath(language, BASKET_PATH), text: t('seeCart') }}
      />
    )
  const { quote, mode } = bought
  if (quote.lines.length === 0) return <EmptyCart t={t} way={home} />
  return (
    <CheckoutForm
      key={`${mode} ${quote.id}`}
      words={{ t, language, addressTexts }}
      start={{ ...start, quote, mode }}
      isCart={!isBuyNow(mode)}
      home={home}
      onPlaced={setPlaced}
    />
  )
}
