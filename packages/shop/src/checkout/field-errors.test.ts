import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { addressMessages } from '../account/account-messages.ts'
import { createTranslator } from '../i18n/translator.ts'
import { makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import type { FieldErrors } from './checkout-start.ts'
import { fieldErrorsIn, findFieldErrors, listErrors, looksLikeEmail, remainingErrors } from './field-errors.ts'
import { checkoutMessages } from './load-checkout.ts'

const translators = {
  t: createTranslator(checkoutMessages('en'), 'en'),
  address: createTranslator(addressMessages('en'), 'en'),
}
const filled = {
  phone_number: '9841234567',
  first_name: 'Maya',
  country: 'NP',
  area: 'Lalitpur',
  line1: 'Mangal Bazaar 7',
  payment_method: 'esewa',
}
const ebook = makeQuote({ is_shipping_required: false, lines: [makeQuoteLine({ product_class: 'E-book' })] })
const find = (draft: Record<string, string>, quote = makeQuote(), isMember = false) =>
  Object.keys(findFieldErrors({ draft, quote, isMember }, translators))

describe('missing fields', () => {
  it('are none in a complete form', () => {
    expect(find(filled)).toEqual([])
  })

  it('are listed at once in the order of the form', () => {
    const errors = findFieldErrors({ draft: {}, quote: makeQuote(), isMember: false }, translators)
    expect(listErrors(errors).map(({ field }) => field)).toEqual([
      'phone_number',
      'first_name',
      'line',
      'line1',
      'payment_method',
    ])
  })

  it('include the email for digital goods, unless the account has one', () => {
    expect(find({ payment_method: 'esewa' }, ebook)).toEqual(['email'])
    expect(find({ payment_method: 'esewa' }, ebook, true)).toEqual([])
  })

  it('include no address for digital goods or a saved address', () => {
    expect(find({ payment_method: 'esewa', email: 'maya@example.com' }, ebook)).toEqual([])
    const savedAddress = { country: 'NP' }
    const draft = { payment_method: 'esewa' }
    expect(findFieldErrors({ draft, quote: makeQuote(), isMember: true, savedAddress }, translators)).toEqual({})
  })

  it('include the time of delivery after the chosen one became full', () => {
    const slot = { id: 'a', day: '2026-11-24', starts: '10:00', ends: '14:00', is_full: true }
    const quote = makeQuote({ shipping_slots: [slot, { ...slot, id: 'b', is_full: false }] })
    expect(find({ ...filled, shipping_slot: 'a' }, quote)).toEqual(['shipping_slot'])
    expect(find({ ...filled, shipping_slot: 'b' }, quote)).toEqual([])
    expect(find(filled, quote)).toEqual([])
  })

  it('include no payment method for free orders', () => {
    expect(find({ ...filled, payment_method: '' }, makeQuote({ total: '0.00' }))).toEqual([])
  })
})

describe('the fields of a zone', () => {
  const { area: _, ...person } = filled
  it.each([
    { zone: 'inside-valley', errors: { line: 'Choose your area.' } },
    { zone: 'outside-valley', errors: { line: 'Enter your city, town or village.' } },
    { zone: 'abroad', errors: { line: 'Enter your city, town or village.', country: 'Choose a country.' } },
  ])('$zone are needed', ({ zone, errors }) => {
    const draft = { ...person, country: '', shipping_method_code: zone }
    expect(findFieldErrors({ draft, quote: makeQuote(), isMember: false }, translators)).toEqual(errors)
  })
})

describe('pick-up', () => {
  const draft = { shipping_method_code: 'pick-up', payment_method: 'esewa' }
  it.each<{ contact: Record<string, string>; errors: string[] }>([
    { contact: {}, errors: ['email'] },
    { contact: { phone_number: '9841234567' }, errors: [] },
    { contact: { email: 'maya@example.com' }, errors: [] },
  ])('needs no address, and one contact: $contact', ({ contact, errors }) => {
    expect(find({ ...draft, ...contact })).toEqual(errors)
  })
})

describe('the errors that remain', () => {
  type Found = { errors: FieldErrors; local: FieldErrors }
  type Now = Parameters<typeof remainingErrors>[1]
  const draft = { phone_number: '12', area: '' }
  it.each<{ what: string; found: Found; now: Now; remaining: FieldErrors }>([
    {
      what: 'of a field that is still wrong, with its error of now',
      found: { errors: { line: 'Choose your area.' }, local: { line: 'Choose your area.' } },
      now: { draft: { ...draft, shipping_method_code: 'outside-valley' }, local: { line: 'Enter your town.' } },
      remaining: { line: 'Enter your town.' },
    },
    {
      what: 'not of a field that is right now',
      found: { errors: { line: 'Choose your area.' }, local: { line: 'Choose your area.' } },
      now: { draft: { ...draft, area: 'Lalitpur' }, local: {} },
      remaining: {},
    },
    {
      what: 'of the API while the field is as it was',
      found: { errors: { phone_number: 'Not a number.' }, local: {} },
      now: { draft, local: {} },
      remaining: { phone_number: 'Not a number.' },
    },
    {
      what: 'not of the API once the field has changed',
      found: { errors: { phone_number: 'Not a number.' }, local: {} },
      now: { draft: { ...draft, phone_number: '123' }, local: {} },
      remaining: {},
    },
    {
      what: 'not of the API once the area was chosen for the town',
      found: { errors: { line: 'No such town.' }, local: {} },
      now: { draft: { ...draft, area: 'Lalitpur' }, local: {} },
      remaining: {},
    },
    {
      what: 'not of a field that became wrong after the press',
      found: { errors: {}, local: {} },
      now: { draft, local: { first_name: 'Enter a name.' } },
      remaining: {},
    },
  ])('are $what', ({ found, now, remaining }) => {
    expect(remainingErrors({ ...found, draft }, now)).toEqual(remaining)
  })
})

describe('looksLikeEmail', () => {
  it.each(['maya@example.com', 'म@उदाहरण.नेपाल'])('%s does', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  })
  it.each(['maya', 'maya@', 'maya@example', 'ma ya@example.com', '@example.com'])('%s does not', (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  })
})

describe('fieldErrorsIn', () => {
  it('maps API fields to form fields', () => {
    const body = { line4: ['This field is required.'], guest_email: ['Enter a valid email address.'], code: 'invalid' }
    expect(fieldErrorsIn(new ApiError(400, body))).toEqual({
      line: 'This field is required.',
      email: 'Enter a valid email address.',
    })
  })

  it('returns nothing for other failures', () => {
    expect(fieldErrorsIn(new ApiError(406, { line1: ['a'] }))).toEqual({})
    expect(fieldErrorsIn(new Error('else'))).toEqual({})
  })
})
