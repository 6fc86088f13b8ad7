import { describe, expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { makeChoice, makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import { checkoutBody, chosenMethod, initialDraft, payButtonText, paymentRows, quoteInput } from './checkout-choices.ts'
import { checkoutMessages } from './checkout-screen.tsx'
import type { CheckoutStart } from './checkout-start.ts'

const draft = {
  phone_number: '9841234567',
  first_name: 'Maya Gurung',
  email: ' maya@example.com ',
  country: 'NP',
  area: 'Lalitpur',
  line1: 'Mangal Bazaar 7',
  payment_method: 'khalti',
}

describe('checkoutBody', () => {
  it('sends all that the shopper saw, so that nothing else can be charged', () => {
    expect(checkoutBody({ draft, quote: makeQuote(), mode: undefined })).toEqual({
      guest_email: 'maya@example.com',
      guest_phone: '9841234567',
      total: '685.00',
      shipping_address: expect.objectContaining({ first_name: 'Maya Gurung', line: 'Lalitpur', country: 'NP' }),
      shipping_method_code: 'inside-valley',
      shipping_charge: { currency: 'NPR', excl_tax: '100.00', incl_tax: '100.00', tax: '0.00' },
      payment_method: 'khalti',
      lines: [{ product_id: 1, quantity: 1, price_incl_tax: '585.00' }],
    })
  })

  it('sends no address for digital goods, and no payment method for free orders', () => {
    const quote = makeQuote({
      is_shipping_required: false,
      shipping_method_code: null,
      shipping_incl_tax: '0.00',
      total: '0.00',
      lines: [makeQuoteLine({ product_class: 'E-book' })],
    })
    const body = checkoutBody({ draft, quote, mode: undefined })
    expect(body).not.toHaveProperty('shipping_address')
    expect(body).not.toHaveProperty('shipping_method_code')
    expect(body).not.toHaveProperty('payment_method')
  })

  it('sends a saved address unchanged', () => {
    const savedAddress = { first_name: 'Asha', line: 'Kathmandu', country: 'NP', phone_number: '+9779800000000' }
    const body = checkoutBody({ draft, quote: makeQuote(), mode: undefined, savedAddress })
    expect(body.shipping_address).toBe(savedAddress)
    expect(body).not.toHaveProperty('guest_phone')
  })

  it.each([
    { mode: 'buy-now', sent: 'buy-now' },
    { mode: 'upside-down', sent: undefined },
    { mode: undefined, sent: undefined },
  ])('sends the mode $sent for $mode', ({ mode, sent }) => {
    expect(checkoutBody({ draft, quote: makeQuote(), mode }).mode).toBe(sent)
  })
})

const t = createTranslator(checkoutMessages('en'), 'en')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const withCod = (reason: Parameters<typeof makeChoice>[1]) =>
  makeQuote({ payment_methods: [makeChoice('cod', reason), makeChoice('esewa')] })

describe('payment methods', () => {
  it('are the wallets first and cash last', () => {
    const rows = paymentRows({ quote: makeQuote(), t, language: 'en' })
    expect(rows.map(({ value }) => value)).toEqual(['esewa', 'khalti', 'card', 'cod'])
  })

  it.each([
    { reason: 'gift', says: "isn't available for gifts" },
    { reason: 'country', says: 'within Nepal' },
    { reason: 'disabled', says: 'As the API says.' },
    { reason: 'product_class', says: 'As the API says.' },
  ] as const)('a closed one stays and says why: $reason', ({ reason, says }) => {
    const rows = paymentRows({ quote: withCod(reason), t, language: 'en' })
    expect(rows.at(-1)).toMatchObject({ value: 'cod', closed: expect.stringContaining(says) })
  })
})

describe('chosenMethod', () => {
  it('is the first available method by default', () => {
    expect(chosenMethod({}, makeQuote())).toBe('esewa')
    expect(chosenMethod({ payment_method: 'cod' }, makeQuote())).toBe('cod')
  })

  it('is never an unavailable one', () => {
    expect(chosenMethod({ payment_method: 'cod' }, withCod('gift'))).toBe('esewa')
    expect(chosenMethod({}, makeQuote({ payment_methods: [makeChoice('cod', 'gift')] }))).toBeUndefined()
  })
})

describe('the submit button', () => {
  const text = (method: string, quote = makeQuote()) =>
    plain(payButtonText({ payment_method: method }, { quote, t, language: 'en' }))

  it.each([
    { method: 'esewa', says: 'Pay Rs 685 with eSewa' },
    { method: 'khalti', says: 'Pay Rs 685 with Khalti' },
    { method: 'card', says: 'Pay Rs 685 by card' },
    { method: 'cod', says: 'Place order, pay Rs 685 on delivery' },
  ])('names the amount and the wallet: $says', ({ method, says }) => {
    expect(text(method)).toBe(says)
  })

  it('names no amount that is not in the quote', () => {
    expect(text('esewa', makeQuote({ total: null }))).toBe('Pay')
  })

  it('names no amount for a free order', () => {
    expect(text('esewa', makeQuote({ total: '0.00' }))).toBe('Place order, nothing to pay')
  })
})

const start: CheckoutStart = {
  mode: undefined,
  offer: undefined,
  quote: makeQuote(),
  countries: [],
  account: undefined,
  addresses: [],
}

describe('the initial draft', () => {
  it('contains all initial values, so that none counts as a choice', () => {
    expect(initialDraft(start)).toMatchObject({ country: 'NP', payment_method: 'esewa', is_gift: '' })
  })

  it('selects no saved address without one', () => {
    expect(initialDraft(start)).not.toHaveProperty('saved_address')
  })
})

describe('the quote input', () => {
  it('is the exact valley area, the shipping method and the gift flag', () => {
    const draft = { country: 'NP', area: 'Kathmandu Valley', line: 'Pokhara', is_gift: 'on' }
    expect(quoteInput(draft, start)).toEqual({ country: 'NP', line: 'Kathmandu Valley', method: '', isGift: true })
  })

  it('is the town outside the valley', () => {
    expect(quoteInput({ country: 'NP', area: 'outside', line: ' Dhankuta ' }, start).line).toBe('Dhankuta')
  })
})
