import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GiftCardApp, startGiftCardApp } from './gift-card-actions.ts'
import { COD, checkOut, codesOf, GUEST, payOrder, shopperWith } from './order-actions.ts'
import { textOf } from './pdf-text.ts'
import { call, makeVoucher } from './visitors.ts'

let api: GiftCardApp
beforeAll(async () => {
  api = await startGiftCardApp()
})
beforeEach(async () => {
  api.mails.splice(0)
  await api.rows('delete from rate_limit')
})
afterAll(() => api.stop())

const quote = async (cookie: string) =>
  (await call(api, 'POST', 'basket/quote/', { shipping_address: GUEST.shipping_address }, { cookie })).body

/** Delivery inside the valley costs Rs 100. */
describe('paying with a gift card', () => {
  test('in part, twice: the rest stays on the card', async () => {
    const { code } = await api.card(1000)
    const first = await api.spend(code)
    expect(first.status, first.text).toBe(200)
    expect(first.body).toMatchObject({
      total_incl_tax: '500.00',
      gift_card_amount: '500.00',
      total_to_pay: '0.00',
      payment_method: 'free',
      payment_status: 'paid',
      status: 'Being processed',
    })
    expect(await api.balance(code)).toBe('500.00')
    const second = await api.spend(code, 2)
    expect(second.body).toMatchObject({
      total_incl_tax: '900.00',
      gift_card_amount: '500.00',
      total_to_pay: '400.00',
      payment_method: 'cod',
      payment: { amount: '400.00' },
    })
    expect(await api.balance(code)).toBe('0.00')
    const { cookie } = await shopperWith(api, { [(await api.makeBook()).id]: 1 })
    expect((await api.apply(cookie, code)).body.code).toBe('gift_card_empty')
  })

  test('the quote shows what it pays, and the checkout expects what is left', async () => {
    const { code } = await api.card(200)
    const { cookie } = await api.shopper(code)
    expect(await quote(cookie)).toMatchObject({
      gift_card: { ends_with: code.slice(-4), balance: '200.00' },
      gift_card_amount: '200.00',
      total: '300.00',
    })
    const wrong = await checkOut(api, cookie, { ...COD, total: '500.00' })
    expect([wrong.status, wrong.body.code]).toEqual([406, 'total_changed'])
    expect((await checkOut(api, cookie, { ...COD, total: '300.00' })).status).toBe(200)
  })

  test('with a voucher, which comes first', async () => {
    const { code } = await api.card(200)
    const { cookie } = await api.shopper(code)
    const vouchercode = await makeVoucher(api, { percent: 10 })
    await call(api, 'POST', 'basket/add-voucher/', { vouchercode }, { cookie })
    expect(await quote(cookie)).toMatchObject({ gift_card_amount: '200.00', total: '260.00' })
  })

  test('can be taken off again', async () => {
    const { code } = await api.card(200)
    const { cookie } = await api.shopper(code)
    const { body } = await call(api, 'DELETE', 'basket/gift-card/', undefined, { cookie })
    expect(body.gift_card).toBeNull()
    expect((await checkOut(api, cookie, COD)).body.gift_card_amount).toBe('0.00')
    expect(await api.balance(code)).toBe('200.00')
  })

  test('wrong codes have one answer, and their number is limited', async () => {
    const { cookie } = await shopperWith(api, { [(await api.makeBook()).id]: 1 })
    const wrong = 'AAAA-AAAA-AAAA-AAAA-AAAA'
    for (let tries = 0; tries < 20; tries += 1) {
      const { status, body } = await api.apply(cookie, tries % 2 === 0 ? wrong : 'x')
      expect([status, body.code]).toEqual([406, 'unknown_gift_card'])
    }
    expect((await api.apply(cookie, wrong)).status).toBe(429)
  })

  test('a gift card that was cancelled meanwhile pays nothing', async () => {
    const { code, orderId } = await api.card(200)
    const { cookie } = await api.shopper(code)
    await api.asStaff({ id: orderId }, 'cancel', { reason: 'mistake' })
    expect((await quote(cookie)).gift_card).toBeNull()
    expect((await checkOut(api, cookie, COD)).body.gift_card_amount).toBe('0.00')
  })

  test('mails and receipt have the same rows', async () => {
    const { code } = await api.card(200)
    const { body } = await api.spend(code, 1, GUEST)
    await payOrder(api, body.id)
    await api.drainJobs()
    const [mail] = api.mails
    for (const row of [
      'Total: Rs\u00a0500',
      'Gift card: −Rs\u00a0200',
      'To pay: Rs\u00a0300',
      'We received Rs\u00a0300 by eSewa',
    ])
      expect(mail?.text.replace('-Rs', '−Rs')).toContain(row)
    expect(mail?.attachments?.map(({ type }) => type)).toContain('application/pdf')
    const receipt = (await call(api, 'GET', `orders/by-hash/${body.hash}/receipt/`)).body
    expect(receipt).toMatchObject({
      total_incl_tax: '500.00',
      gift_card_amount: '200.00',
      payments: [
        { amount: '200.00', method: 'gift_card' },
        { amount: '300.00', method: 'esewa' },
      ],
    })
  })
})

test('the invoice has the rows and what the gift card paid', async () => {
  const { code } = await api.card(200)
  const { body } = await api.spend(code, 1, GUEST)
  await payOrder(api, body.id)
  const invoiceText = async () =>
    textOf((await api.app.inject(`/v1/api/orders/by-hash/${body.hash}/invoice.pdf`)).rawPayload)
  const text = (await invoiceText()).replaceAll('−', '-')
  for (const shown of ['Total Rs 500', 'Gift card -Rs 200', 'To pay Rs 300', 'Paid with gift card', 'Paid with eSewa'])
    expect(text).toContain(shown)
  await api.asStaff(body, 'refund', { amount: '150.00' })
  const receipt = (await call(api, 'GET', `orders/by-hash/${body.hash}/receipt/`)).body
  expect(receipt.refunds).toMatchObject([{ amount: '150.00', status: 'done' }])
  expect(await invoiceText()).toContain('Paid after refunds Rs 350')
})

test('receipt and invoice list refunds by time, with where each went', async () => {
  const { code } = await api.card(200)
  const { body } = await api.spend(code, 1, GUEST)
  await payOrder(api, body.id)
  for (const amount of ['150.00', '50.00', '100.00'])
    await api.asStaff(body, 'refund', { amount, reason: 'A torn page' })
  const receipt = (await call(api, 'GET', `orders/by-hash/${body.hash}/receipt/`)).body
  expect(receipt.refunds.map(({ amount, method }: Record<string, string>) => [amount, method])).toEqual([
    ['150.00', 'gift_card'],
    ['50.00', 'gift_card'],
    ['100.00', 'esewa'],
  ])
  const text = await textOf((await api.app.inject(`/v1/api/orders/by-hash/${body.hash}/invoice.pdf`)).rawPayload)
  const credits = text.match(/Credit: [a-z ]+(?:eSewa|card)/g)
  expect(credits).toEqual(['Credit: refunded to gift card', 'Credit: refunded to gift card', 'Credit: refund to eSewa'])
})

describe('what was reserved returns', () => {
  test('when the order expires, with the cart', async () => {
    const { code } = await api.card(200)
    const { body, cookie } = await api.spend(code, 1, GUEST)
    expect(await api.balance(code)).toBe('0.00')
    await api.expire(body)
    expect(await api.balance(code)).toBe('200.00')
    expect(codesOf(await api.seen(body))).toContain('gift_card_returned')
    expect((await quote(cookie)).gift_card_amount).toBe('200.00')
  })

  test('when it is cancelled, once', async () => {
    const { code } = await api.card(200)
    const { body } = await api.spend(code, 1, GUEST)
    const cancelled = await call(api, 'POST', `orders/by-hash/${body.hash}/cancel/`, {})
    expect(cancelled.status, cancelled.text).toBe(200)
    await call(api, 'POST', `orders/by-hash/${body.hash}/cancel/`, {})
    expect(await api.balance(code)).toBe('200.00')
  })

  test('when an order that it covers is cancelled, and the mail says so', async () => {
    const { code } = await api.card(1000)
    const { body } = await api.spend(code)
    const cancelled = await call(api, 'POST', `orders/by-hash/${body.hash}/cancel/`, {})
    expect(cancelled.body).toMatchObject({
      status: 'Cancelled',
      payment_status: 'refunded',
      refunded: '500.00',
      gift_card_refunded: '500.00',
    })
    expect(await api.balance(code)).toBe('1000.00')
    await api.drainJobs()
    expect(api.mails.map(({ text }) => text).join()).toContain('Rs\u00a0500 is back on your gift card.')
  })

  test('first of what staff refunds; the rest goes to the payment', async () => {
    const { code } = await api.card(200)
    const { body } = await api.spend(code, 1, GUEST)
    await payOrder(api, body.id)
    const part = await api.asStaff(body, 'refund', { amount: '150.00', reason: 'A torn page' })
    expect(part.body).toMatchObject({
      refunded: '150.00',
      gift_card_refunded: '150.00',
      payment_status: 'partially_refunded',
    })
    expect(await api.balance(code)).toBe('150.00')
    const returned = { code: 'gift_card_returned', note: { amount: 15_000, reason: 'A torn page' } }
    const shopperOrder = (await call(api, 'GET', `orders/by-hash/${body.hash}/`)).body
    for (const { events } of [await api.seen(body), shopperOrder])
      expect(events).toContainEqual(expect.objectContaining(returned))
    const rest = await api.asStaff(body, 'refund', { amount: '350.00' })
    expect(rest.body).toMatchObject({ refunded: '500.00', gift_card_refunded: '200.00', status: 'Cancelled' })
    expect(await api.balance(code)).toBe('200.00')
    expect(
      await api.rows('select sum(refunded)::integer as paisa from payment where order_id = $1', [body.id]),
    ).toEqual([{ paisa: 30_000 }])
  })

  test('when a parcel that is paid in cash comes back', async () => {
    const { code } = await api.card(200)
    const { body } = await api.spend(code)
    for (const to of ['packed', 'shipped', 'returned']) await api.asStaff(body, 'fulfilment', { status: to })
    const order = await api.seen(body)
    expect([order.status, order.fulfilment_status]).toEqual(['Cancelled', 'returned'])
    expect(await api.balance(code)).toBe('200.00')
  })
})

describe('an order that is paid after it expired', () => {
  test('takes the amount again', async () => {
    const { code } = await api.card(200)
    const { body } = await api.spend(code, 1, GUEST)
    await api.expire(body)
    await payOrder(api, body.id)
    expect((await api.seen(body)).status).toBe('Being processed')
    expect(await api.balance(code)).toBe('0.00')
  })

  test('is refunded if the card was spent meanwhile', async () => {
    const { code } = await api.card(200)
    const { body } = await api.spend(code, 1, GUEST)
    await api.expire(body)
    expect((await api.spend(code)).status).toBe(200)
    await payOrder(api, body.id)
    expect(await api.seen(body)).toMatchObject({ status: 'Expired', payment_status: 'refund_due' })
    expect(await api.balance(code)).toBe('0.00')
  })
})
