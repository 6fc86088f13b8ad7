import { expect, it } from 'vitest'
import { talk } from '../texts/talk.ts'
import { methodName, type PaymentSaid, type PaymentWords } from './payment-words.ts'
import { paymentsTexts } from './payments-texts.ts'
import { refusedWords } from './refused-words.ts'
import { stageWords } from './stage-words.ts'

const words: PaymentWords = { t: talk(paymentsTexts('en'), 'en'), language: 'en' }
const paymentBy = (method: PaymentSaid['method']): PaymentSaid => ({
  method,
  amount: '685.00',
  order: { number: '100482' },
})
const isAsking = true

it('names a wallet by its own name wherever it stands', () => {
  const about = { payment: paymentBy('esewa'), words, isAsking: false }
  expect(stageWords({ kind: 'checking' }, about).heading).toBe('eSewa has not answered yet. You will not pay twice.')
  expect(methodName('esewa', words.t)).toBe('eSewa')
})

it('speaks of the service that takes the card, in sentences that are whole', () => {
  const about = { payment: paymentBy('card'), words }
  expect(methodName('card', words.t)).toBe('Card')
  expect(stageWords({ kind: 'checking' }, { ...about, isAsking }).heading).toBe('We are asking the card service')
  expect(stageWords({ kind: 'checking' }, { ...about, isAsking: false }).heading).toBe(
    'The card service has not answered yet. You will not pay twice.',
  )
  expect(stageWords({ kind: 'unpaid', reason: 'failed' }, { ...about, isAsking }).lines[0]).toBe(
    'The card service did not take the payment. No money has moved for order 100482.',
  )
  expect(refusedWords('gateway_unavailable', about.payment, words)).toMatch(/^The card service does not answer/)
})
