import type { UserAddress } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { makeChoice, makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import {
  checkoutBody,
  chosenMethod,
  chosenSlot,
  firstInput,
  initialDraft,
  payButtonText,
  paymentRows,
  quoteInput,
  typedAddress,
  zoneOf,
} from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { checkoutMessages } from './load-checkout.ts'

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
      is_gift: false,
      lines: [{ product_id: 1, quantity: 1, price_incl_tax: '585.00', unit_price_incl_tax: '585.00' }],
    })
  })

  it('says that a gift was shown', () => {
    const gift = { ...draft, is_gift: 'on' }
    expect(checkoutBody({ draft: gift, quote: makeQuote(), mode: undefined }).is_gift).toBe(true)
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

  it('sends no address for what is picked up, and its time', () => {
    const slot = { id: '2026-11-24T10:00', day: '2026-11-24', starts: '10:00', ends: '13:00', is_full: false }
    const quote = makeQuote({ shipping_method_code: 'pick-up', shipping_slots: [slot] })
    const body = checkoutBody({ draft, quote, mode: undefined })
    expect(body).not.toHaveProperty('shipping_address')
    expect(body).toMatchObject({ guest_phone: '9841234567', shipping_method_code: 'pick-up', shipping_slot: slot.id })
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

describe('chosenSlot', () => {
  const slot = (id: string, is_full = false) => ({ id, day: '2026-11-24', starts: '10:00', ends: '13:00', is_full })
  it.each([
    { chosen: undefined, slots: [slot('a', true), slot('b')], is: 'b' },
    { chosen: 'c', slots: [slot('b'), slot('c')], is: 'c' },
    { chosen: 'a', slots: [slot('a', true), slot('b')], is: undefined },
    { chosen: 'gone', slots: [slot('b')], is: 'b' },
    { chosen: undefined, slots: [], is: undefined },
  ])('is $is when $chosen was chosen', ({ chosen, slots, is }) => {
    const draft: CheckoutDraft = chosen ? { shipping_slot: chosen } : {}
    expect(chosenSlot(draft, makeQuote({ shipping_slots: slots }))?.id).toBe(is)
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
  zones: [],
  attemptKey: 'key',
}

describe('the initial draft', () => {
  it('contains all initial values, so that none counts as a choice', () => {
    expect(initialDraft(start)).toMatchObject({
      shipping_method_code: 'inside-valley',
      payment_method: 'esewa',
      is_gift: '',
    })
  })

  it('selects no saved address without one', () => {
    expect(initialDraft(start)).not.toHaveProperty('saved_address')
  })
})

describe('the quote input', () => {
  it.each<{ what: string; draft: CheckoutDraft; country: string; line: string; method: string }>([
    { what: 'a new form', draft: {}, country: 'NP', line: '', method: 'inside-valley' },
    { what: 'an area', draft: { area: 'Lalitpur' }, country: 'NP', line: '', method: 'inside-valley' },
    {
      what: 'the rest of Nepal without a town',
      draft: { shipping_method_code: 'outside-valley', area: 'Lalitpur' },
      country: 'NP',
      line: '',
      method: 'outside-valley',
    },
    {
      what: 'a town',
      draft: { shipping_method_code: 'outside-valley', line: ' Dhankuta ' },
      country: 'NP',
      line: '',
      method: 'outside-valley',
    },
    {
      what: 'a town that is in the valley',
      draft: { shipping_method_code: 'outside-valley', line: ' Lalitpur ' },
      country: 'NP',
      line: 'Lalitpur',
      method: '',
    },
    {
      what: 'abroad without a country',
      draft: { shipping_method_code: 'abroad', line: 'Siliguri' },
      country: '',
      line: '',
      method: 'abroad',
    },
    {
      what: 'a country',
      draft: { shipping_method_code: 'abroad', country: 'IN' },
      country: 'IN',
      line: '',
      method: 'abroad',
    },
    {
      what: 'pick-up',
      draft: { shipping_method_code: 'pick-up', area: 'Lalitpur' },
      country: '',
      line: '',
      method: 'pick-up',
    },
    {
      what: 'an unknown zone',
      draft: { shipping_method_code: 'moon' },
      country: 'NP',
      line: '',
      method: 'inside-valley',
    },
  ])('of $what is known at once', ({ draft, country, line, method }) => {
    expect(quoteInput(draft, start)).toEqual({ country, line, method, isGift: false })
  })

  it('is the saved address that is chosen, and the gift flag', () => {
    const saved = { id: 'home', country: 'NP', line: 'Pokhara' } as UserAddress
    const draft = { saved_address: 'home', shipping_method_code: 'abroad', is_gift: 'on' }
    expect(quoteInput(draft, { addresses: [saved] })).toEqual({
      country: 'NP',
      line: 'Pokhara',
      method: '',
      isGift: true,
    })
  })
})

it('picks up what the first choice takes to the shop, whatever zone was chosen before', () => {
  const saved = { id: 'home', country: 'NP', line: 'Pokhara' } as UserAddress
  const draft = { saved_address: 'pick-up', shipping_method_code: 'abroad' }
  expect(zoneOf(draft)).toBe('pick-up')
  const asked = { country: '', line: '', method: 'pick-up', isGift: false }
  expect(quoteInput(draft, { addresses: [saved] })).toEqual(asked)
  expect(firstInput([saved], draft)).toEqual(asked)
  expect(zoneOf({ saved_address: 'other', shipping_method_code: 'abroad' })).toBe('abroad')
})

describe('the typed address', () => {
  const typed = {
    area: 'Lalitpur',
    line: 'Dhankuta',
    district: 'Dhankuta',
    state: 'Bengal',
    postcode: '734001',
    country: 'IN',
    line1: 'Main street 7',
  }
  it.each([
    { zone: 'inside-valley', address: { country: 'NP', line: 'Lalitpur', district: '', state: '', postcode: '' } },
    {
      zone: 'outside-valley',
      address: { country: 'NP', line: 'Dhankuta', district: 'Dhankuta', state: '', postcode: '' },
    },
    { zone: 'abroad', address: { country: 'IN', line: 'Dhankuta', state: 'Bengal', postcode: '734001' } },
  ])('of $zone has its fields only', ({ zone, address }) => {
    expect(typedAddress({ ...typed, shipping_method_code: zone })).toMatchObject({ ...address, line1: 'Main street 7' })
  })

  it('has no area that is not of the valley', () => {
    expect(typedAddress({ area: 'Pokhara', line: 'Pokhara' }).line).toBe('')
  })
})
