'use client'

import type { Order } from '@dabali/api-client'
import { formatNpr } from '@dabali/domain'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { type FormEvent, useState } from 'react'
import { EmptyCart } from '../basket/empty-cart.tsx'
import { talk } from '../texts/talk.ts'
import styles from './checkout-form.module.css'
import type { CheckoutStart } from './checkout-start.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { listErrors } from './field-errors.ts'
import { chosenAddress, firstDraft, wishesOf } from './first-draft.ts'
import { LastPress } from './last-press.tsx'
import { chosenMethod } from './payment-choices.ts'
import { PressNotice } from './press-notice.tsx'
import { Summary } from './summary.tsx'
import type { TillWords } from './till-words.ts'
import { useDraft } from './use-draft.ts'
import { usePress } from './use-press.ts'
import { useQuote } from './use-quote.ts'

type CheckoutFormProps = {
  words: TillWords
  start: CheckoutStart
  isCart: boolean
  home: { href: string; text: string }
  onPlaced: (order: Order) => void
}

/** The one page of the till: what is bought at its side, the steps, and the last press. */
export function CheckoutForm({ words, start: drawn, isCart, home, onPlaced }: CheckoutFormProps) {
  const { t, language, addressTexts } = words
  const [first] = useState(() => firstDraft(drawn))
  const { form, draft, filling, read } = useDraft(first)
  const [firstWishes] = useState(() => wishesOf(first, drawn))
  const prices = useQuote({ ...drawn, wishes: firstWishes }, wishesOf(draft, drawn))
  const { quote, isAsking, askAgain } = prices
  const start = { ...drawn, quote }
  const filled = { ...draft, payment_method: chosenMethod(draft, quote) ?? '' }
  const talks = { t, address: talk(addressTexts, language) }
  const press = usePress({ start, quote, draft: filled, talks, onPlaced, askAgain })

  if (quote.lines.length === 0) return <EmptyCart t={t} way={home} />

  function send(event: FormEvent) {
    event.preventDefault()
    if (navigator.onLine) press.press()
  }

  return (
    <div className={styles.till}>
      <Summary words={words} quote={quote} isAsking={isAsking} isCart={isCart} />
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
          <PressNotice words={words} state={press} quote={quote} isAsking={isAsking} askAgain={askAgain} />
          <LastPress words={words} draft={filled} prices={prices} isReady={filling > 0} isSending={press.isSending} />
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
