'use client'

import type { Order } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { Skeleton } from '@dabali/ui/skeleton'
import { type FormEvent, useEffect, useState } from 'react'
import type { AddressFieldsProps } from '../account/address-input.ts'
import { basketReplaced, buyNowReplaced, selectBasket } from '../basket/basket-slice.ts'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { BASKET_PATH, orderThanksPath, startPaymentPath } from '../paths.ts'
import { useShopDispatch, useShopSelector } from '../store/store.ts'
import { chosenAddress, chosenMethod, initialDraft, quoteInput } from './checkout-choices.ts'
import styles from './checkout-form.module.css'
import { loadDraft, safeSessionStorage, saveDraft, useCheckoutDraft, withoutPurchase } from './checkout-form-state.ts'
import type { CheckoutMessages } from './checkout-screen.tsx'
import { type CheckoutI18n, type CheckoutStart, isBuyNow } from './checkout-start.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { listErrors } from './field-errors.ts'
import { useSubmitOrder } from './submit-order.ts'
import { SubmitButton, SubmitResult } from './submit-section.tsx'
import { useCheckoutBasket, useQuote } from './use-quote.ts'

type EmptyCartProps = {
  t: Translator<'empty' | 'emptyText'>
  way: { href: string; text: string }
  /** 1 where it is all that the page has. */
  level?: 1
}

/** Nothing to buy, and one way on: on the page of the cart, in its drawer and at the checkout. */
function EmptyCart({ t, way, level }: EmptyCartProps) {
  return <EmptyState {...(level && { level })} heading={t('empty')} text={t('emptyText')} link={way} />
}

type CheckoutFormProps = {
  words: CheckoutI18n
  start: CheckoutStart
  isCart: boolean
  home: { href: string; text: string }
  onPlaced: (order: Order) => void
}

/** The one page of the till: what is bought at its side, the steps, and the last press. */
function CheckoutForm({ words, start: drawn, isCart, home, onPlaced }: CheckoutFormProps) {
  const { t, language, addressTexts } = words
  const [first] = useState(() => initialDraft(drawn))
  const { form, draft, filling, read } = useCheckoutDraft(first)
  const [firstWishes] = useState(() => quoteInput(first, drawn))
  const prices = useQuote({ ...drawn, wishes: firstWishes }, quoteInput(draft, drawn))
  const { quote, isAsking, askAgain } = prices
  const start = { ...drawn, quote }
  const filled = { ...draft, payment_method: chosenMethod(draft, quote) ?? '' }
  const talks = { t, address: createTranslator(addressTexts, language) }
  const press = useSubmitOrder({ start, quote, draft: filled, talks, onPlaced, askAgain })

  if (quote.lines.length === 0) return <EmptyCart t={t} way={home} />

  function send(event: FormEvent) {
    event.preventDefault()
    if (navigator.onLine) press.press()
  }

  return (
    <div className={styles.till}>
      <CheckoutSummary words={words} quote={quote} isAsking={isAsking} isCart={isCart} />
      <form ref={form} className={styles.form} noValidate onInput={read} onChange={read} onSubmit={send}>
        <ErrorSummary heading={t('errorsHeading')} errors={listErrors(press.errors)} attempt={press.attempt} />
        <CheckoutSteps
          key={filling}
          words={words}
          start={start}
          draft={filled}
          errors={press.errors}
          isTyped={!chosenAddress(draft, start)}
        />
        <div className={styles.last}>
          <SubmitResult words={words} state={press} quote={quote} isAsking={isAsking} askAgain={askAgain} />
          <SubmitButton
            words={words}
            draft={filled}
            prices={prices}
            isReady={filling > 0}
            isSending={press.isSending}
          />
        </div>
        <p className="visually-hidden" role="status">
          {filling > 0 &&
            !isAsking &&
            quote.total !== null &&
            t('nowToPay', { amount: formatNpr(quote.total, language) })}
        </p>
      </form>
    </div>
  )
}

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
