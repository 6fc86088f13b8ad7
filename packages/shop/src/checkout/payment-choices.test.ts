import { describe, expect, it } from 'vitest'
import { talk } from '../texts/talk.ts'
import { checkoutTexts } from './checkout-texts.ts'
import { makeChoice, makeQuote } from './make-quote.ts'
import { chosenMethod, payButtonText, paymentRows } from './payment-choices.ts'

const t = talk(checkoutTexts('en'), 'en')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const withCod = (reason: Parameters<typeof makeChoice>[1]) =>
  makeQuote({ payment_methods: [makeChoice('cod', reason), makeChoice('esewa')] })

describe('the ways to pay', () => {
  it('are the wallets first and cash last', () => {
    const rows = paymentRows({ quote: makeQuote(), t, language: 'en' })
    expect(rows.map(({ value }) => value)).toEqual(['esewa', 'khalti', 'card', 'cod'])
  })

  it.each([
    { reason: 'gift', says: 'Not for gifts' },
    { reason: 'country', says: 'within Nepal' },
    { reason: 'disabled', says: 'As the API says.' },
    { reason: 'product_class', says: 'As the API says.' },
  ] as const)('a closed one stays and says why: $reason', ({ reason, says }) => {
    const rows = paymentRows({ quote: withCod(reason), t, language: 'en' })
    expect(rows.at(-1)).toMatchObject({ value: 'cod', closed: expect.stringContaining(says) })
  })
})

describe('chosenMethod', () => {
  it('is the first open way until somebody chooses', () => {
    expect(chosenMethod({}, makeQuote())).toBe('esewa')
    expect(chosenMethod({ payment_method: 'cod' }, makeQuote())).toBe('cod')
  })

  it('is never a closed one', () => {
    expect(chosenMethod({ payment_method: 'cod' }, withCod('gift'))).toBe('esewa')
    expect(chosenMethod({}, makeQuote({ payment_methods: [makeChoice('cod', 'gift')] }))).toBeUndefined()
  })
})

describe('the last button', () => {
  const text = (method: string, quote = makeQuote()) =>
    plain(payButtonText({ payment_method: method }, { quote, t, language: 'en' }))

  it.each([
    { method: 'esewa', says: 'Pay Rs 685 with eSewa' },
    { method: 'khalti', says: 'Pay Rs 685 with Khalti' },
    { method: 'card', says: 'Pay Rs 685 by card' },
    { method: 'cod', says: 'Order, and pay Rs 685 at the door' },
  ])('names the amount and the wallet: $says', ({ method, says }) => {
    expect(text(method)).toBe(says)
  })

  it('names no amount that the server has not said', () => {
    expect(text('esewa', makeQuote({ total: null }))).toBe('Go on to pay')
  })

  it('asks for no money where nothing is to pay', () => {
    expect(text('esewa', makeQuote({ total: '0.00' }))).toBe('Get it, nothing to pay')
  })
})
