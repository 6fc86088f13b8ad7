import { expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { makeRequestContext } from '../server-request/make-request-context.tsx'
import { makeQuote } from '../testing/fixtures.ts'
import { initialDraft } from './checkout-choices.ts'
import { checkoutMessages, loadCheckout } from './load-checkout.ts'

it('uses the digits of the language', () => {
  expect(createTranslator(checkoutMessages('en'), 'en')('changeQuantity', { count: 2 })).toBe('Change quantity to 2')
  expect(createTranslator(checkoutMessages('ne'), 'ne')('changeQuantity', { count: 2 })).toBe('२ वटा मात्र राख्नुहोस्')
})

it.each([
  { what: 'a guest', owner: undefined, isKept: true },
  { what: 'the same member', owner: 'maya', isKept: true },
  { what: 'another member', owner: 'asha', isKept: false },
])('shows what $what has sent without scripts: $isKept', async ({ owner, isKept }) => {
  const { context } = makeRequestContext(200, (path) => {
    if (path.endsWith('/me/')) return { id: 'maya', email: 'maya@example.com', name: 'Maya', phone_number: '' }
    return { ...makeQuote(), results: [] }
  })
  const posted = { draft: { first_name: 'Maya' }, key: 'key', ...(owner && { owner }) }
  const start = await loadCheckout(context, { mode: undefined, offer: undefined, posted })
  expect(start.account).toMatchObject({ id: 'maya' })
  expect(start.posted?.draft).toEqual(isKept ? { first_name: 'Maya' } : {})
  expect(start.attemptKey === 'key').toBe(isKept)
})

it('shows nothing of a member to a guest', async () => {
  const { context } = makeRequestContext(200, { ...makeQuote(), results: [] })
  const posted = { draft: { first_name: 'Maya' }, owner: 'maya' }
  const start = await loadCheckout({ ...context, isLoggedIn: false }, { mode: undefined, offer: undefined, posted })
  expect(start.posted?.draft).toEqual({})
})

it.each([
  { chosen: 'home', is: 'home' },
  { chosen: 'other', is: 'other' },
  { chosen: 'pick-up', is: 'pick-up' },
  { chosen: 'removed', is: undefined },
])('has the destination $is where $chosen was sent without scripts', async ({ chosen, is }) => {
  const { context } = makeRequestContext(200, (path) => {
    if (path.endsWith('/me/')) return { id: 'maya', email: 'maya@example.com', name: 'Maya', phone_number: '' }
    return { ...makeQuote(), results: path.includes('addresses') ? [{ id: 'home', country: 'NP' }] : [] }
  })
  const posted = { draft: { saved_address: chosen, first_name: 'Maya' } }
  const start = await loadCheckout(context, { mode: undefined, offer: undefined, posted })
  expect(start.posted?.draft).toEqual({ first_name: 'Maya', ...(is && { saved_address: is }) })
  expect(initialDraft(start)['saved_address']).toBe(is ?? 'home')
})
