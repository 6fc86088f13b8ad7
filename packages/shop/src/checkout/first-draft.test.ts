import { describe, expect, it } from 'vitest'
import type { CheckoutStart } from './checkout-start.ts'
import { firstDraft, wishesOf } from './first-draft.ts'
import { makeQuote } from './make-quote.ts'

const start: CheckoutStart = {
  mode: undefined,
  offer: undefined,
  quote: makeQuote(),
  countries: [],
  account: undefined,
  addresses: [],
}

describe('the first draft', () => {
  it('names what the form begins with, so that nobody is taken to have chosen it', () => {
    expect(firstDraft(start)).toMatchObject({ country: 'NP', payment_method: 'esewa', is_gift: '' })
  })

  it('chooses no saved address where there is none', () => {
    expect(firstDraft(start)).not.toHaveProperty('saved_address')
  })
})

describe('what decides the price', () => {
  it('is the exact line of the valley, the way of delivery, and whether it is a gift', () => {
    const draft = { country: 'NP', area: 'Kathmandu Valley', line: 'Pokhara', is_gift: 'on' }
    expect(wishesOf(draft, start)).toEqual({ country: 'NP', line: 'Kathmandu Valley', method: '', isGift: true })
  })

  it('is the town outside of the valley', () => {
    expect(wishesOf({ country: 'NP', area: 'outside', line: ' Dhankuta ' }, start).line).toBe('Dhankuta')
  })
})
