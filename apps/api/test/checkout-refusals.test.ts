import { formatNpr } from '@dabali/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { checkOut, GUEST, HOME, NEPALI, refusedCheckOut, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp({ shop: { checkout: { checkoutsPerMinute: 10_000 } } })
})
afterAll(() => api.stop())

const refused = (cookie: string, body: object, headers: Record<string, string> = {}) =>
  refusedCheckOut(api, cookie, body, headers)

describe('a difference from what the shopper saw', () => {
  test('in the total, with the message of django-oscar-api', async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const { status, body } = await refused(cookie, { ...GUEST, total: '1.00' })
    expect([status, body]).toEqual([
      406,
      {
        non_field_errors: ['Total incorrect 1.00 != 685.00'],
        reason: 'Total incorrect 1.00 != 685.00',
        code: 'total_changed',
        changes: [
          {
            kind: 'total',
            code: 'total_changed',
            product_id: null,
            voucher: null,
            was: '1.00',
            now: '685.00',
            message: 'Total incorrect 1.00 != 685.00',
          },
        ],
      },
    ])
    expect((await refused(cookie, { ...GUEST, total: 1 }, NEPALI)).body.reason).toBe(
      'कुल रकम मिलेन: 1.00 होइन, 685.00 हो।',
    )
  })

  test('in a price, with the present one', async () => {
    const { id } = await makeProduct(api.database, { title: { en: 'The Rain', ne: 'वर्षा' }, selling_price: 40_000 })
    const { cookie } = await shopperWith(api, { [id]: 2 })
    const lines = [{ product_id: id, quantity: 2, price_incl_tax: '800.00' }]
    await api.pool.query('update product set selling_price = 41000 where id = $1', [id])
    const { status, body } = await refused(cookie, { ...GUEST, lines, total: '900.00' })
    expect([status, body.code, body.reason]).toEqual([
      406,
      'price_changed',
      `The price of The Rain is now ${formatNpr('410.00', 'en')}.`,
    ])
    expect(body.changes).toMatchObject([
      { kind: 'price', product_id: id, was: '800.00', now: '820.00' },
      { kind: 'total', was: '900.00', now: '920.00' },
    ])
    const units = [{ ...lines[0], unit_price_incl_tax: '400.00' }]
    expect((await refused(cookie, { ...GUEST, lines: units })).body.changes).toMatchObject([
      { kind: 'price', was: '400.00', now: '410.00', message: body.reason },
    ])
    expect((await refused(cookie, { ...GUEST, lines }, NEPALI)).body.reason).toMatch(/^वर्षा को मूल्य अब/)
    const seen = [{ product_id: id, quantity: 2, price_incl_tax: 820 }]
    expect((await checkOut(api, cookie, { ...GUEST, lines: seen })).status).toBe(200)
  })

  test.each([
    { seen: true, now: false, message: 'This order is no longer a gift.', nepali: 'यो अर्डर अब उपहार होइन।' },
    { seen: false, now: true, message: 'This order is now a gift.', nepali: 'यो अर्डर अब उपहार हो।' },
  ])('in the gift: shown $seen, now $now', async ({ seen, now, message, nepali }) => {
    const { cookie, basket } = await shopperWith(api, { 1: 1 })
    await call(api, 'PATCH', basket.url, { is_gift: now }, { cookie })
    // The gift comes before its effects: cash on delivery is not for gifts.
    const asked = { ...GUEST, payment_method: 'cod', is_gift: seen }
    const { status, body } = await refused(cookie, asked)
    expect([status, body.code, body.reason]).toEqual([406, 'basket_changed', message])
    expect(body.changes).toEqual([
      {
        kind: 'gift',
        code: 'basket_changed',
        product_id: null,
        voucher: null,
        was: String(seen),
        now: String(now),
        message,
      },
    ])
    expect((await refused(cookie, asked, NEPALI)).body.reason).toBe(nepali)
    const agreed = { ...GUEST, payment_method: 'esewa' }
    expect((await checkOut(api, cookie, { ...agreed, is_gift: now })).status).toBe(200)
  })

  test('not in a gift of a client that does not send it', async () => {
    const { cookie, basket } = await shopperWith(api, { 1: 1 })
    await call(api, 'PATCH', basket.url, { is_gift: true }, { cookie })
    expect((await checkOut(api, cookie, { ...GUEST, payment_method: 'esewa' })).status).toBe(200)
  })

  test('in the lines', async () => {
    const { cookie } = await shopperWith(api, { 1: 2, 2: 1 })
    const lines = [{ product_id: 1, quantity: 1 }, { product_id: 77 }]
    const { body } = await refused(cookie, { ...GUEST, lines })
    expect([
      body.code,
      body.changes.map(({ kind, product_id }: Record<string, unknown>) => [kind, product_id]),
    ]).toEqual([
      'basket_changed',
      [
        ['removed', 77],
        ['quantity', 1],
        ['added', 2],
      ],
    ])
  })

  test('in the stock, for every line that is short', async () => {
    const [few, none] = [await makeProduct(api.database), await makeProduct(api.database, { title: { en: 'Gone' } })]
    const { cookie } = await shopperWith(api, { [few.id]: 3, [none.id]: 1, 1: 1 })
    await api.pool.query('update product set num_available = 2 where id = $1', [few.id])
    await api.pool.query('update product set num_available = 0 where id = $1', [none.id])
    const { status, body } = await refused(cookie, GUEST)
    expect([status, body.code]).toEqual([406, 'out_of_stock'])
    expect(body.changes).toMatchObject([
      {
        kind: 'stock',
        product_id: few.id,
        was: '3',
        now: '2',
        message: expect.stringMatching(/: Only 2 left\.$/),
      },
      { kind: 'stock', product_id: none.id, was: '1', now: '0', message: 'Gone: Sold out.' },
    ])
  })

  test('in availability and maximum quantity', async () => {
    const [unlisted, fewer] = [
      await makeProduct(api.database, { title: { en: 'Old' } }),
      await makeProduct(api.database),
    ]
    const date = await makeEventDate(api.database, await makeContent(api.database, 'event'))
    const ticket = await makeTicketType(api.database, date, { capacity: 9 })
    const { cookie } = await shopperWith(api, { [unlisted.id]: 1, [fewer.id]: 3, [ticket.product_id]: 1 })
    await api.pool.query('update product set is_listed = false where id = $1', [unlisted.id])
    await api.pool.query('update product set largest_quantity = 2 where id = $1', [fewer.id])
    await api.pool.query(`update event_date set status = 'cancelled' where id = $1`, [date.id])
    const { body } = await refused(cookie, GUEST)
    expect([body.code, body.reason]).toEqual(['not_for_sale', 'Old: This is no longer sold.'])
    expect(body.changes.map(({ kind, code }: Record<string, unknown>) => [kind, code])).toEqual([
      ['unavailable', 'not_for_sale'],
      ['stock', 'too_many'],
      ['unavailable', 'event_cancelled'],
    ])
  })

  test('in a voucher, unless the shopper knows the total without it', async () => {
    const code = await makeVoucher(api, { percent: 10 })
    const { cookie } = await shopperWith(api, { 1: 1 })
    await call(api, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    await api.pool.query(`update voucher set starts_at = now() - interval '2 days', ends_at = now() where code = $1`, [
      code,
    ])
    const { body } = await refused(cookie, GUEST)
    expect([body.code, body.changes]).toMatchObject(['voucher_expired', [{ kind: 'voucher', voucher: code }]])
    expect((await refused(cookie, { ...GUEST, total: '626.50' })).body.changes).toHaveLength(2)
    expect((await checkOut(api, cookie, { ...GUEST, total: '685.00' })).status).toBe(200)
  })

  test('in a discount, which is no other price of the product', async () => {
    const { id } = await makeProduct(api.database, { selling_price: 40_000 })
    const code = await makeVoucher(api, { percent: 10 })
    const { cookie } = await shopperWith(api, { [id]: 2 })
    await call(api, 'POST', 'basket/add-voucher/', { vouchercode: code }, { cookie })
    await api.pool.query(`update voucher set starts_at = now() - interval '2 days', ends_at = now() where code = $1`, [
      code,
    ])
    const line = { product_id: id, quantity: 2, price_incl_tax: '720.00' }
    const lines = [{ ...line, unit_price_incl_tax: '400.00' }]
    const { body } = await refused(cookie, { ...GUEST, lines, total: '820.00' })
    expect(body.changes).toMatchObject([
      { kind: 'voucher', voucher: code },
      { kind: 'total', was: '820.00', now: '900.00' },
    ])
    // Nothing else would ask the shopper to confirm the new amount.
    await call(api, 'DELETE', `basket/vouchers/${code}/`, undefined, { cookie })
    const unseen = await refused(cookie, { ...GUEST, lines })
    expect(unseen.body.changes).toMatchObject([
      { kind: 'price', was: '720.00', now: '800.00', message: 'Total incorrect 720.00 != 800.00' },
    ])
    expect((await refused(cookie, { ...GUEST, lines, total: '820.00' })).body.changes).toMatchObject([
      { kind: 'total' },
    ])
    expect((await checkOut(api, cookie, { ...GUEST, lines, total: '900.00' })).status).toBe(200)
  })

  test('in the delivery fee', async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const { body } = await refused(cookie, { ...GUEST, shipping_charge: { excl_tax: '180.0000' } })
    expect([body.code, body.reason]).toEqual(['delivery_changed', `Delivery is now ${formatNpr('100.00', 'en')}.`])
    const impossible = await refused(cookie, { ...GUEST, shipping_method_code: 'abroad' })
    expect([impossible.status, impossible.body.code]).toEqual([406, 'unknown_shipping_method'])
  })
})

describe('contact and address', () => {
  const inputWith = (body: object) => ({ ...GUEST, ...body })

  test.each([
    [inputWith({ guest_email: '', shipping_address: HOME }), { 2: 1 }, 'guest_email', 'email_required'],
    [inputWith({ guest_email: 'maya@' }), { 1: 1 }, 'guest_email', 'invalid'],
    [inputWith({ guest_phone: 'call me' }), { 1: 1 }, 'guest_phone', 'invalid'],
    [inputWith({ shipping_address: undefined }), { 1: 1 }, 'shipping_address', 'address_required'],
    [inputWith({ shipping_address: null }), { 1: 1 }, 'shipping_address', 'address_required'],
    [inputWith({ shipping_address: { ...HOME, phone_number: '' } }), { 1: 1 }, 'phone_number', 'invalid'],
    [inputWith({ shipping_address: { ...HOME, first_name: '', last_name: '' } }), { 1: 1 }, 'first_name', 'invalid'],
    [inputWith({ shipping_address: { ...HOME, line: '' } }), { 1: 1 }, 'line4', 'invalid'],
  ])('%j is not enough for %j', async (body, goods, field, code) => {
    const { cookie } = await shopperWith(api, goods)
    const answer = await refused(cookie, body)
    expect([answer.status, Object.keys(answer.body), answer.body.code]).toEqual([400, [field, 'code'], code])
    expect((await refused(cookie, body, NEPALI)).body[field][0]).toMatch(/[\u0900-\u097f]/)
  })

  test('a phone number is enough for a parcel', async () => {
    const { cookie } = await shopperWith(api, { 1: 1 })
    const shipping_address = { ...HOME, phone_number: '' }
    const { status, body } = await checkOut(api, cookie, {
      payment_method: 'cod',
      guest_phone: '9800000000',
      shipping_address,
    })
    expect([status, body.email, body.phone]).toEqual([200, null, '+9779800000000'])
    expect(body.shipping_address.phone_number).toBe('+9779800000000')
  })

  test("another visitor's basket cannot be checked out", async () => {
    const { basket } = await shopperWith(api, { 1: 1 })
    const stranger = await shopperWith(api, { 2: 1 })
    const { cookie: member } = await newMember(api)
    for (const cookie of ['', stranger.cookie, member]) {
      const { status, body } = await checkOut(api, cookie, { ...GUEST, basket: basket.id })
      expect([status, body.code]).toEqual([403, 'permission_denied'])
    }
  })

  test('an outdated version is refused', async () => {
    const { cookie } = await shopperWith(api, { 1: 1, 2: 1 })
    const { status, body } = await refused(cookie, GUEST, { 'if-match': '"1"' })
    expect([status, body.code, body.version]).toEqual([409, 'version_conflict', '2'])
    expect((await checkOut(api, cookie, GUEST, { 'if-match': '"2"' })).status).toBe(200)
  })
})
