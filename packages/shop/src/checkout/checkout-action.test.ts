import { createClient, type Quote } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { draftCookies, type PostedForm } from '../server-request/form-action.ts'
import { makeQuote } from '../testing/fixtures.ts'
import { checkoutAction, postedStatus, readPostedCheckout } from './checkout-action.ts'
import type { SubmitResult } from './checkout-start.ts'

const piecesOf = (value: object) =>
  draftCookies('dabali_checkout', value).map((cookie) => cookie.split(';', 1)[0]?.split('=')[1])

describe('a checkout that was sent without scripts', () => {
  it('is read from its cookies', () => {
    const posted = {
      draft: { line1: 'मङ्गलबजार ७' },
      result: { errors: { line: 'Choose your area.' } },
      key: 'a key',
      owner: 'maya',
    }
    expect(readPostedCheckout(piecesOf(posted))).toEqual(posted)
  })

  it.each([
    { what: 'no cookies', pieces: [] },
    { what: 'nonsense', pieces: ['not packed at all'] },
    { what: 'other values', pieces: piecesOf({ draft: 5, result: 'a', key: {} }) },
    { what: 'other texts', pieces: piecesOf({ draft: { line1: 5 } }) },
  ])('is empty with $what', ({ pieces }) => {
    expect(readPostedCheckout(pieces)).toEqual({ draft: {} })
  })

  it.each<{ result: SubmitResult | undefined; status: string | undefined }>([
    { result: undefined, status: undefined },
    { result: { errors: {} }, status: undefined },
    { result: { errors: { line: 'Choose your area.' } }, status: '400' },
    { result: { errors: {}, outcome: { kind: 'changed', changes: [] } }, status: '406' },
    { result: { errors: {}, outcome: { kind: 'refused', message: 'No.', code: undefined } }, status: '406' },
    { result: { errors: {}, outcome: { kind: 'gone' } }, status: '409' },
    { result: { errors: {}, outcome: { kind: 'unanswered' } }, status: '503' },
  ])('has the status $status for $result', ({ result, status }) => {
    expect(postedStatus({ draft: {}, result })).toBe(status)
  })
})

type Fields = Readonly<Record<string, string>>

/** Sends the form of an e-book, while the basket is a gift or not, or of what is given. */
async function send(fields: Fields, isGift: boolean, given: Partial<Quote> = {}) {
  const sent: { what: string; body: Record<string, unknown> }[] = []
  const quote = makeQuote({
    ...{ is_shipping_required: false, shipping_method_code: null, shipping_incl_tax: '0.00', is_gift: isGift },
    ...given,
  })
  const fetch = async (asked: RequestInfo | URL, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${new URL(String(asked)).pathname}`
    if (typeof init.body === 'string') sent.push({ what, body: JSON.parse(init.body) })
    if (what.endsWith('/me/'))
      return Response.json({ id: 'maya', email: 'maya@example.com', name: '', phone_number: '' })
    if (!what.endsWith('/checkout/')) return Response.json({ ...quote, results: [] })
    return Response.json(
      { non_field_errors: ['No.'], reason: 'No.', code: 'basket_changed', changes: [] },
      { status: 406 },
    )
  }
  const filled: Fields = {
    ...{ shown_total: quote.total ?? '', email: 'maya@example.com', payment_method: 'esewa', key: 'key', ...fields },
  }
  const cookies: string[] = []
  const posted = {
    client: createClient({ baseUrl: 'http://api.test/v1/', retries: 0, fetch }),
    language: 'en',
    storeData: { token: 'yes' },
    text: (name: string) => filled[name] ?? '',
    setCookie: (cookie: string) => cookies.push(cookie),
  } as unknown as PostedForm
  await checkoutAction(posted)
  const { result, owner } = readPostedCheckout(cookies.map((cookie) => cookie.split(';', 1)[0]?.split('=')[1]))
  return {
    orders: sent.filter(({ what }) => what.endsWith('/checkout/')).map(({ body }) => body),
    baskets: sent.filter(({ what }) => what.startsWith('PATCH ')).map(({ body }) => body),
    outcome: result?.outcome?.kind,
    errors: result?.errors,
    owner,
  }
}

type GiftForm = { what: string; fields: Fields; isGift: boolean }

describe('the gift of a form without scripts', () => {
  it.each<GiftForm>([
    { what: 'a gift that another tab has ended', fields: { is_gift: 'on', shown_gift: 'on' }, isGift: false },
    { what: 'no gift, where another tab has made one', fields: {}, isGift: true },
  ])('is sent as it was shown: $what', async ({ fields, isGift }) => {
    const { orders, baskets, outcome } = await send(fields, isGift)
    expect(orders).toMatchObject([{ is_gift: !isGift }])
    expect(baskets.filter((body) => 'is_gift' in body)).toEqual([])
    expect(outcome).toBe('changed')
  })

  it.each<GiftForm>([
    { what: 'ticked', fields: { is_gift: 'on' }, isGift: false },
    { what: 'unticked', fields: { shown_gift: 'on' }, isGift: true },
  ])('that was $what is stored, and the price is shown before the order', async ({ fields, isGift }) => {
    const { orders, baskets, outcome } = await send(fields, isGift)
    expect([orders, baskets, outcome]).toEqual([[], [{ is_gift: !isGift }], undefined])
  })
})

it('orders nothing with what another account has filled in', async () => {
  const { orders, owner } = await send({ owner: 'asha' }, false)
  expect([orders, owner]).toEqual([[], 'asha'])
  expect((await send({ owner: 'maya' }, false)).orders).toHaveLength(1)
})

it('orders nothing for a saved address that was removed meanwhile', async () => {
  const { orders, errors } = await send({ saved_address: 'removed' }, false, { is_shipping_required: true })
  expect([orders, errors]).toEqual([[], {}])
})

it('orders nothing without another time in place of one that became full', async () => {
  const slot = { id: 'a', day: '2026-11-24', starts: '10:00', ends: '14:00', is_full: true }
  const pickUp = {
    ...{ is_shipping_required: true, shipping_method_code: 'pick-up' },
    shipping_slots: [slot, { ...slot, id: 'b', is_full: false }],
  }
  const fields = { shipping_method_code: 'pick-up', shown_slot: 'a' }
  const { orders, errors } = await send(fields, false, pickUp)
  expect([orders, Object.keys(errors ?? {})]).toEqual([[], ['shipping_slot']])
  expect((await send({ ...fields, shipping_slot: 'b' }, false, pickUp)).orders).toMatchObject([{ shipping_slot: 'b' }])
})
