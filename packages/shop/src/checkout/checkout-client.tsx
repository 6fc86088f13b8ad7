'use client'

import type { Order } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { Skeleton } from '@dabali/ui/skeleton'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import type { AddressFieldsProps } from '../account/address-input.ts'
import { basketReplaced, buyNowReplaced, selectBasket } from '../basket/basket-slice.ts'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { BASKET_PATH, CHECKOUT_ACTION, orderThanksPath, startPaymentPath } from '../paths.ts'
import { useShopDispatch, useShopSelector } from '../store/store.ts'
import { chosenAddress, chosenMethod, chosenSlot, initialDraft, quoteInput } from './checkout-choices.ts'
import styles from './checkout-form.module.css'
import { loadDraft, safeSessionStorage, saveDraft, withoutPurchase } from './checkout-form-state.ts'
import {
  type CheckoutAnchor,
  type CheckoutI18n,
  type CheckoutMessages,
  type CheckoutStart,
  isBuyNow,
} from './checkout-start.ts'
import { CheckoutSteps, EXPRESS, ExpressWallets } from './checkout-steps.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CheckoutVouchers } from './checkout-vouchers.tsx'
import { listErrors } from './field-errors.ts'
import { awaitsPayment } from './submit-order.ts'
import { SubmitButton, SubmitResult } from './submit-section.tsx'
import { TicketHold } from './ticket-hold.tsx'
import { useCheckoutBasket, useQuote } from './use-quote.ts'
import { useCheckoutDraft, useOneBuyer, useStoredGift, useSubmitOrder } from './use-submit-order.ts'

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

const FORM_ID: CheckoutAnchor = 'checkout'
const RESULT_ID: CheckoutAnchor = 'result'

type CheckoutFormProps = {
  i18n: CheckoutI18n
  start: CheckoutStart
  isCart: boolean
  home: { href: string; text: string }
  /** What the buyer agrees to. */
  terms: ReactNode
  onPlaced: (order: Order) => void
}

/** The checkout form: summary, steps and submit button. */
function CheckoutForm({ i18n, start: rendered, isCart, home, terms, onPlaced }: CheckoutFormProps) {
  const { t, language, addressTexts } = i18n
  const [first] = useState(() => initialDraft(rendered))
  const fields = useCheckoutDraft(first, rendered)
  const { form, draft, formVersion, update } = fields
  const [firstInput] = useState(() => quoteInput(first, rendered))
  const prices = useQuote({ ...rendered, input: firstInput }, quoteInput(draft, rendered))
  useStoredGift(prices, fields)
  const { quote, isLoading, refreshQuote } = prices
  const start = { ...rendered, quote }
  const filled = { ...draft, payment_method: chosenMethod(draft, quote) ?? '' }
  const translators = { t, address: createTranslator(addressTexts, language) }
  const submit = useSubmitOrder({ start, quote, draft: filled, translators, onPlaced, refreshQuote })

  const errors = listErrors(submit.errors)

  if (quote.lines.length === 0) return <EmptyCart t={t} homeLink={home} />

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const isExpress = submitter instanceof HTMLButtonElement && submitter.name === EXPRESS
    const method = isExpress ? submitter.value : filled.payment_method
    // A price that is being asked for is not accepted yet.
    if (!navigator.onLine || isLoading) return void update({ payment_method: method })
    // Who orders with a preselected time has chosen it.
    const slot = chosenSlot(draft, quote)
    const sent = update({ payment_method: method, ...(slot && { shipping_slot: slot.id }) })
    submit.submit({ sent, isExpress })
  }
  const sentVoucher = { code: rendered.posted?.draft['vouchercode'], error: submit.errors['vouchercode'] }
  const vouchers = (
    <CheckoutVouchers i18n={i18n} quote={quote} mode={rendered.mode} sent={sentVoucher} onChanged={refreshQuote} />
  )

  return (
    <div className={styles.layout}>
      {/* Enter in a field presses the first button of the form, which must not be one that changes more. */}
      <button type="submit" form={FORM_ID} name="update" value="price" hidden>
        {t('updatePrice')}
      </button>
      <CheckoutSummary
        i18n={i18n}
        quote={quote}
        isLoading={isLoading}
        isCart={isCart}
        vouchers={vouchers}
        isOpen={sentVoucher.error !== undefined}
      />
      <form
        ref={form}
        id={FORM_ID}
        className={styles.form}
        method="post"
        action={CHECKOUT_ACTION}
        noValidate
        onInput={() => update({})}
        onChange={() => update({})}
        onSubmit={onSubmit}
      >
        <TicketHold i18n={i18n} quote={quote} mode={rendered.mode} refreshQuote={refreshQuote} />
        <input type="hidden" name="language" value={i18n.language} />
        <input type="hidden" name="mode" value={rendered.mode ?? ''} />
        <input type="hidden" name="offer" value={rendered.offer ?? ''} />
        <input type="hidden" name="owner" value={rendered.account?.id ?? ''} />
        <input type="hidden" name="key" value={rendered.attemptKey} />
        <input type="hidden" name="shown_total" value={quote.total ?? ''} />
        <input type="hidden" name="shown_gift" value={quote.is_gift ? 'on' : ''} />
        <ExpressWallets t={t} quote={quote} isPending={submit.isSending} />
        <ErrorSummary heading={t('errorsHeading')} errors={errors} attempt={submit.attempt} />
        <CheckoutSteps
          key={formVersion}
          i18n={i18n}
          start={start}
          draft={filled}
          errors={submit.errors}
          isTyped={!chosenAddress(draft, start)}
        />
        <div className={styles.last} id={RESULT_ID}>
          <SubmitResult
            i18n={i18n}
            mode={rendered.mode}
            state={submit}
            quote={quote}
            isLoading={isLoading}
            refreshQuote={refreshQuote}
          />
          <SubmitButton
            i18n={i18n}
            draft={filled}
            prices={prices}
            isSending={submit.isSending}
            errors={errors}
            terms={terms}
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
const nextPath = (order: Order): string =>
  order.payment && awaitsPayment(order) ? startPaymentPath(order.payment.hash) : orderThanksPath(order.hash)

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
  terms: ReactNode
}

/** The checkout in the browser: loads the basket and shows its form. */
export function CheckoutClient({ start, texts, addressTexts, language, home, terms }: CheckoutClientProps) {
  useOneBuyer()
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
  const { quote, zones, mode } = basket
  if (quote.lines.length === 0) return <EmptyCart t={t} homeLink={home} />
  return (
    <CheckoutForm
      key={`${mode} ${quote.id}`}
      i18n={{ t, language, addressTexts }}
      start={{ ...start, quote, zones, mode }}
      isCart={!isBuyNow(mode)}
      home={home}
      terms={terms}
      onPlaced={setPlaced}
    />
  )
}
