import { expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import {
  declineText,
  methodName,
  type PaymentI18n,
  type PaymentSummary,
  paymentStatusText,
} from './payment-status-text.ts'
import { paymentsMessages } from './payments-messages.ts'

const words: PaymentI18n = { t: createTranslator(paymentsMessages('en'), 'en'), language: 'en' }
const paymentBy = (method: PaymentSummary['method']): PaymentSummary => ({
  method,
  amount: '685.00',
  order: { number: '100482' },
})
const isAsking = true

it('names a wallet by its own name wherever it stands', () => {
  const about = { payment: paymentBy('esewa'), words, isAsking: false }
  expect(paymentStatusText({ kind: 'checking' }, about).heading).toBe(
    'eSewa has not answered yet. You will not pay twice.',
  )
  expect(methodName('esewa', words.t)).toBe('eSewa')
})

it('speaks of the service that takes the card, in sentences that are whole', () => {
  const about = { payment: paymentBy('card'), words }
  expect(methodName('card', words.t)).toBe('Card')
  expect(paymentStatusText({ kind: 'checking' }, { ...about, isAsking }).heading).toBe('We are asking the card service')
  expect(paymentStatusText({ kind: 'checking' }, { ...about, isAsking: false }).heading).toBe(
    'The card service has not answered yet. You will not pay twice.',
  )
  expect(paymentStatusText({ kind: 'unpaid', reason: 'failed' }, { ...about, isAsking }).lines[0]).toBe(
    'The card service did not take the payment. No money has moved for order 100482.',
  )
  expect(declineText('gateway_unavailable', about.payment, words)).toMatch(/^The card service does not answer/)
})
