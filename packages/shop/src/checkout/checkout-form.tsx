'use client'

import type { Order } from '@dabali/api-client'
import { formatNpr } from '@dabali/domain'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { type FormEvent, useState } from 'react'
import { EmptyCart } from '../basket/empty-cart.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { chosenAddress, chosenMethod, initialDraft, quoteInput } from './checkout-choices.ts'
import styles from './checkout-form.module.css'
import { useCheckoutDraft } from './checkout-form-state.ts'
import type { CheckoutI18n, CheckoutStart } from './checkout-start.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { listErrors } from './field-errors.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSubmitOrder } from './submit-order.ts'
import { SubmitResult } from './submit-result.tsx'
import { useQuote } from './use-quote.ts'

type CheckoutFormProps = {
  words: CheckoutI18n
  start: CheckoutStart
  isCart: boolean
  home: { href: string; text: string }
  onPlaced: (order: Order) => void
}

/** The one page of the till: what is bought at its side, the steps, and the last press. */
export function CheckoutForm({ words, start: drawn, isCart, home, onPlaced }: CheckoutFormProps) {
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
