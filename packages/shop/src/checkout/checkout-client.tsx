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
import { type CheckoutI18n, type CheckoutMessages, type CheckoutStart, isBuyNow } from './checkout-start.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { listErrors } from './field-errors.ts'
import { useSubmitOrder } from './submit-order.ts'
import { SubmitButton, SubmitResult } from './submit-section.tsx'
import { useCheckoutBasket, useQuote } from './use-quote.ts'

type EmptyCartProps = {
  t: Translator<'empty' | 'emptyText'>
  homeLink: { href: string; text: string }
  /** 1 where it is the heading of the page. */
  level?: 1
}

/** The empty state of the checkout. */
function EmptyCart({ t, homeLink, level }: EmptyCartProps) {
  return <EmptyState {...(level && { level })} heading={t('empty')} text={t('emptyText')} link={homeLink} />
}

type CheckoutFormProps = {
  i18n: CheckoutI18n
  start: CheckoutStart
  isCart: boolean
  home: { href: string; text: string }
  onPlaced: (order: Order) => void
}

/** The checkout form: summary, steps and submit button. */
function CheckoutForm({ i18n, start: rendered, isCart, home, onPlaced }: CheckoutFormProps) {
  const { t, language, addressTexts } = i18n
  const [first] = useState(() => initialDraft(rendered))
  const { form, draft, formVersion, read } = useCheckoutDraft(first)
  const [firstInput] = useState(() => quoteInput(first, rendered))
  const prices = useQuote({ ...rendered, input: firstInput }, quoteInput(draft, rendered))
  const { quote, isLoading, refreshQuote } = prices
  const start = { ...rendered, quote }
  const filled = { ...draft, payment_method: chosenMethod(draft, quote) ?? '' }
  const translators = { t, address: createTranslator(addressTexts, language) }
  const submit = useSubmitOrder({ start, quote, draft: filled, translators, onPlaced, refreshQuote })

  if (quote.lines.length === 0) return <EmptyCart t={t} homeLink={home} />

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (navigator.onLine) submit.submit()
  }

  return (
    <div className={styles.layout}>
      <CheckoutSummary i18n={i18n} quote={quote} isLoading={isLoading} isCart={isCart} />
      <form ref={form} className={styles.form} noValidate onInput={read} onChange={read} onSubmit={onSubmit}>
        <ErrorSummary heading={t('errorsHeading')} errors={listErrors(submit.errors)} attempt={submit.attempt} />
        <CheckoutSteps
          key={formVersion}
          i18n={i18n}
          start={start}
          draft={filled}
          errors={submit.errors}
          isTyped={!chosenAddress(draft, start)}
        />
        <div className={styles.last}>
          <SubmitResult i18n={i18n} state={submit} quote={quote} isLoading={isLoading} refreshQuote={refreshQuote} />
          <SubmitButton
            i18n={i18n}
            draft={filled}
            prices={prices}
            isReady={formVersion > 0}
            isSending={submit.isSending}
          />
        </div>
        <p className="visually-hidden" role="status">
          {formVersion > 0 &&
            !isLoading &&
            quote.total !== null &&
            t('totalAmount', { amount: formatNpr(quote.total, language) })}
        </p>
      </form>
    </div>
  )
}

/** The page after an order: payment, or thanks where nothing is to be paid now. */
function nextPath({ hash, payment, payment_method: method }: Order): string {
  const isOpen = payment !== null && method !== 'cod' && method !== 'free' && payment.status !== 'paid'
  return isOpen ? startPaymentPath(payment.hash) : orderThanksPath(hash)
}

type OrderRedirectProps = { order: Order; mode: string | undefined; t: CheckoutI18n['t']; language: Language }

/** After an order: removes what was bought from the local basket and redirects. */
function OrderRedirect({ order, mode, t, language }: OrderRedirectProps) {
  const dispatch = useShopDispatch()
  const isLocal = useShopSelector(selectBasket)?.local === true
  // Buy now does not sell the cart.
  const [isBesideCart] = useState(isLocal || isBuyNow(mode))
  const next = localPath(language, nextPath(order))

  useEffect(() => {
    const storage = safeSessionStorage()
    saveDraft(storage, withoutPurchase(loadDraft(storage)))
    dispatch(isBesideCart ? buyNowReplaced(null) : basketReplaced(null))
    // Replaces the history entry: the checkout of a sold basket cannot be reopened.
    location.replace(next)
  }, [dispatch, isBesideCart, next])

  return (
    <div role="status">
      <p>{t('placed')}</p>
      <ButtonLink href={next}>{t('continue')}</ButtonLink>
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

/** The checkout in the browser: loads the basket and shows its form. */
export function CheckoutClient({ start, texts, addressTexts, language, home }: CheckoutClientProps) {
  const [placed, setPlaced] = useState<Order>()
  const basket = useCheckoutBasket(start, setPlaced)
  const t = createTranslator(texts, language)
  if (placed) return <OrderRedirect order={placed} mode={start.mode} t={t} language={language} />
  if (basket.kind === 'asking')
    return (
      <>
        <Skeleton kind="row" lines={2} label={t('updatingPrice')} />
        <noscript>
          <EmptyCart t={t} homeLink={home} />
        </noscript>
      </>
    )
  if (basket.kind === 'refused')
    return (
      <EmptyState
        icon="failed"
        heading={t('unavailable')}
        text={basket.message}
        link={{ href: localPath(language, BASKET_PATH), text: t('viewCart') }}
      />
    )
  const { quote, mode } = basket
  if (quote.lines.length === 0) return <EmptyCart t={t} homeLink={home} />
  return (
    <CheckoutForm
      key={`${mode} ${quote.id}`}
      i18n={{ t, language, addressTexts }}
      start={{ ...start, quote, mode }}
      isCart={!isBuyNow(mode)}
      home={home}
      onPlaced={setPlaced}
    />
  )
}
