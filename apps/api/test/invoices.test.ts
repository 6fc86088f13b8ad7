import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COD, checkOut, GUEST, NEPALI, payOrder, shopperWith, startOrderApp } from './order-actions.ts'
import { textOf } from './pdf-text.ts'
import { call, newMember } from './visitors.ts'

const SELLER = { name: 'Dabali Books', address: 'Patan, Lalitpur', pan: '609876543' }

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp({ shop: { seller: SELLER } })
})
afterAll(() => env.stop())

const read = (url: string, cookie = '') =>
  env.app.inject({ method: 'GET', url, headers: cookie === '' ? {} : { cookie } })

async function paidOrder(headers: Record<string, string> = {}) {
  const book = await env.makeBook()
  const { cookie } = await newMember(env)
  await shopperWith(env, { [book.id]: 2 }, { cookie })
  const { body: order } = await checkOut(env, cookie, GUEST, headers)
  await payOrder(env, order.id)
  return { order, cookie, book }
}

describe('an invoice', () => {
  test('of a paid order is a PDF for its account and for the holder of its link', async () => {
    const { order, cookie } = await paidOrder()
    const own = await read(`/v1/api/orders/${order.id}/invoice.pdf`, cookie)
    expect([own.statusCode, own.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': expect.stringMatching(/^attachment; filename="dabali-\d+\.pdf"$/),
      },
    ])
    const seen = await call(env, 'GET', order.hash_url)
    const linked = await read(seen.body.invoice_url)
    expect(linked.statusCode).toBe(200)
    expect(linked.rawPayload.equals(own.rawPayload)).toBe(true)
    expect((await read(`/v1/api/orders/${order.id}/invoice.pdf`, (await newMember(env)).cookie)).statusCode).toBe(403)
  })

  test('shows seller, buyer, lines, the rows of the sum, tax and payment', async () => {
    const { order } = await paidOrder()
    const { body: receipt } = await call(env, 'GET', `${order.hash_url}receipt/`)
    const { rawPayload } = await read(`${order.hash_url}invoice.pdf`)
    const text = await textOf(rawPayload)
    for (const shown of [
      SELLER.name,
      SELLER.address,
      `PAN/VAT no. ${SELLER.pan}`,
      'Maya Gurung',
      'Mangal Bazaar 7',
      order.number,
      receipt.lines[0].title,
      'Subtotal Rs 800',
      'Delivery:',
      `Paid with eSewa`,
      receipt.payments[0].reference,
    ]) {
      expect(text).toContain(shown)
    }
    expect(text).toContain(`Total Rs ${Number(receipt.total_incl_tax).toLocaleString('en')}`)
    expect(text).not.toContain('Credit')
  })

  test('of a Nepali order is in Nepali, with the dates of both calendars', async () => {
    const { order } = await paidOrder(NEPALI)
    const text = await textOf((await read(`${order.hash_url}invoice.pdf`)).rawPayload)
    // Digits and signs are of different fonts, and so apart in the file.
    expect(text.replaceAll(' ', '')).toMatch(/,२०[०-९]{2}\(२०[०-९]{2}-[०-९]{2}-[०-९]{2}\)/)
    expect(text).not.toMatch(/Invoice|Total|Subtotal/)
  })

  test('has refunds as credit lines', async () => {
    const { order } = await paidOrder()
    const refund = await env.asStaff(order, 'refund', { amount: '150.00' }, { 'idempotency-key': 'credit-line-refund' })
    expect(refund.status).toBe(200)
    const text = await textOf((await read(`${order.hash_url}invoice.pdf`)).rawPayload)
    expect(text).toMatch(/Credit: refund(ed to eSewa| to eSewa requested) on [A-Z][a-z]+ \d\d, \d{4} -Rs 150/)
    expect(text).toMatch(/Paid after refunds Rs \d/)
  })

  test('does not exist before the order is paid', async () => {
    const book = await env.makeBook()
    const open = (await env.buy({ [book.id]: 1 })).order
    const cash = (await env.buy({ [book.id]: 1 }, COD)).order
    for (const order of [open, cash]) {
      expect(order.invoice_url).toBeNull()
      const { statusCode, body } = await read(`${order.hash_url}invoice.pdf`)
      expect([statusCode, JSON.parse(body)]).toMatchObject([409, { code: 'no_invoice' }])
    }
    for (const status of ['packed', 'shipped', 'delivered']) await env.asStaff(cash, 'fulfil', { status })
    await env.asStaff(cash, 'collect')
    expect((await read(`${cash.hash_url}invoice.pdf`)).statusCode).toBe(200)
  })

  test('has the next number, also when many are asked for at once', async () => {
    const orders = []
    for (let at = 0; at < 3; at += 1) orders.push((await paidOrder()).order)
    const asked = [...orders, ...orders].map(({ hash_url }) => read(`${hash_url}invoice.pdf`))
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200))
    const rows = await env.rows('select number::integer from invoice order by number')
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
  })
})
