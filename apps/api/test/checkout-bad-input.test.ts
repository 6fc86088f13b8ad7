import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOut, GUEST, HOME, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let cookie: string
beforeAll(async () => {
  api = await startApp({ shop: { checkout: { checkoutsPerMinute: 1_000_000 } } })
  cookie = (await shopperWith(api, { 1: 1 })).cookie
})
afterAll(() => api.stop())

const BASKET = `bsk_${'x'.repeat(22)}`

describe('an invalid body', () => {
  test.each<[object, string, string]>([
    [{ basket: 7 }, 'basket', 'invalid'],
    [{ basket: 'nonsense' }, 'basket', 'unknown_basket'],
    [{ basket: BASKET }, 'basket', 'unknown_basket'],
    [{ basket: `api/baskets/${BASKET}/\0` }, 'basket', 'unknown_basket'],
    [{ basket: 'x'.repeat(2001) }, 'basket', 'invalid'],
    [{ total: true }, 'total', 'invalid'],
    [{ total: 'much' }, 'total', 'invalid'],
    [{ total: 1e300 }, 'total', 'invalid'],
    [{ total: '\0' }, 'total', 'invalid'],
    [{ shipping_charge: 100 }, 'shipping_charge', 'invalid'],
    [{ shipping_charge: { excl_tax: 'free' } }, 'shipping_charge', 'invalid'],
    [{ shipping_method_code: 5 }, 'shipping_method_code', 'invalid'],
    [{ shipping_address: 'home' }, 'shipping_address', 'invalid'],
    [{ shipping_address: { ...HOME, country: 'Atlantis' } }, 'country', 'invalid'],
    [{ shipping_address: { ...HOME, line1: 'x'.repeat(256) } }, 'line1', 'invalid'],
    [{ billing_address: [] }, 'billing_address', 'invalid'],
    [{ payment_method: 'gold' }, 'payment_method', 'invalid'],
    [{ payment_method: null }, 'payment_method', 'invalid'],
    [{ guest_email: ['maya@example.com'] }, 'guest_email', 'invalid'],
    [{ guest_email: 'maya@example.com\0' }, 'guest_email', 'invalid'],
    [{ guest_phone: '9'.repeat(2001) }, 'guest_phone', 'invalid'],
    [{ lines: {} }, 'lines', 'invalid'],
    [{ lines: [{ quantity: 1 }] }, 'lines', 'invalid'],
    [{ lines: [{ product_id: 1, quantity: 0 }] }, 'lines', 'invalid'],
    [{ lines: [{ product_id: 1, price_incl_tax: 'x' }] }, 'lines', 'invalid'],
    [{ lines: Array.from({ length: 101 }, () => ({ product_id: 1 })) }, 'lines', 'invalid'],
    [{ offer: 3 }, 'offer', 'invalid'],
  ])('%j', async (wrong, field, code) => {
    const { status, body } = await checkOut(api, cookie, { ...GUEST, ...wrong })
    expect([status, Object.keys(body), body.code]).toEqual([400, [field, 'code'], code])
  })

  test.each<[unknown]>([[null], [[]], ['text'], [5]])('rejects %j', async (body) => {
    const { status } = await checkOut(api, cookie, body as object)
    expect(status).toBe(400)
  })
})

test('an empty basket cannot be checked out', async () => {
  const { status, body } = await checkOut(api, '')
  expect([status, body]).toEqual([
    406,
    {
      non_field_errors: ['Your cart is empty.'],
      reason: 'Your cart is empty.',
      code: 'empty_basket',
    },
  ])
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '',
    ' ',
    '1e9',
    '-1',
    "'; drop table basket; --",
    'NP',
    'maya@example.com',
    '9841234567',
  ),
)
const amount = fc.oneof(text, fc.double(), fc.integer())
const anything = fc.oneof(text, amount, fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 3 }))
const some = <T>(value: fc.Arbitrary<T>) =>
  fc.option(fc.oneof({ weight: 4, arbitrary: value }, anything), { nil: undefined })
const address = fc.record(
  { country: text, line: text, line1: text, first_name: text, phone_number: text, ward: text, notes: text },
  { requiredKeys: [] },
)
const charge = fc.record({ excl_tax: amount, incl_tax: amount, tax: amount }, { requiredKeys: [] })
const line = fc.record(
  { product_id: fc.integer(), quantity: fc.integer(), price_incl_tax: amount },
  { requiredKeys: [] },
)
const bodies = fc.record({
  basket: some(text),
  mode: some(text),
  guest_email: some(text),
  guest_phone: some(text),
  total: some(amount),
  shipping_method_code: some(text),
  shipping_charge: some(charge),
  shipping_address: some(address),
  billing_address: some(address),
  payment_method: some(fc.constantFrom('cod', 'esewa', 'khalti', 'card', 'free')),
  lines: some(fc.array(line, { maxLength: 3 })),
  offer: some(text),
})
const keys = fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined })

test('no input causes a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, keys, async (body, key) => {
      const shopper = await shopperWith(api, { 1: 1 })
      const headers: Record<string, string> =
        key === undefined ? {} : { 'idempotency-key': key.replace(/[^!-~]/g, 'x') }
      const { status } = await checkOut(api, shopper.cookie, { ...GUEST, ...body }, headers)
      expect([200, 400, 403, 406]).toContain(status)
      await api.pool.query('update product set num_available = 14 where id = 1')
    }),
    propertyRuns(300),
  )
})

test('limits attempts per address, with Retry-After', async () => {
  const strict = await startApp({ shop: { checkout: { checkoutsPerMinute: 2 } } })
  const statuses = []
  for (let at = 0; at < 3; at += 1) statuses.push(await checkOut(strict, ''))
  expect(statuses.map(({ status }) => status)).toEqual([406, 406, 429])
  expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0)
  const elsewhere = await checkOut(strict, '', GUEST, { 'x-forwarded-for': '203.0.113.9' })
  expect(elsewhere.status).toBe(406)
  await strict.stop()
})
