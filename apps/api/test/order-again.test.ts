import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOR_RITA, type GiftCardApp, startGiftCardApp } from './gift-card-actions.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { checkOut, GUEST, NEPALI, payOrder, shopperWith } from './order-actions.ts'
import { call, newMember } from './visitors.ts'

let api: GiftCardApp
beforeAll(async () => {
  api = await startGiftCardApp()
})
afterAll(() => api.stop())

const again = (hash: string, headers: Record<string, string> = {}) =>
  call(api, 'POST', `orders/by-hash/${hash}/again/`, {}, headers)

type Listed = { product_id: number; quantity: number; reason?: string }
const listed = (lines: Listed[]) => lines.map(({ product_id, quantity, reason }) => [product_id, quantity, reason])

async function makeTicket(hours: number) {
  const date = await makeEventDate(api.database, await makeContent(api.database, 'event'), {
    starts_at: hoursFrom(new Date(), hours),
  })
  return { ...(await makeTicketType(api.database, date, { capacity: 20 })), date }
}

/** A member's paid order of everything that can and cannot be bought again. */
async function mixedOrder() {
  const [book, rare, gone, unlisted] = [
    await api.makeBook(),
    await api.makeBook(4),
    await api.makeBook(1),
    await api.makeBook(),
  ]
  const ebook = await api.makeEbook()
  const [coming, past] = [await makeTicket(30), await makeTicket(40)]
  const ids = {
    book: book.id,
    rare: rare.id,
    gone: gone.id,
    unlisted: unlisted.id,
    ebook: ebook.id,
    coming: coming.product_id,
    past: past.product_id,
  }
  const { cookie, order } = await api.buy({
    [ids.book]: 2,
    [ids.rare]: 3,
    [ids.gone]: 1,
    [ids.unlisted]: 1,
    [ids.ebook]: 1,
    [ids.coming]: 2,
    [ids.past]: 1,
  })
  await payOrder(api, order.id)
  await api.rows('update product set is_listed = false where id = $1', [ids.unlisted])
  await api.rows(
    `update event_date set starts_at = now() - interval '3 hours', doors_at = now() - interval '4 hours',
      ends_at = now() - interval '1 hour'
    where id = (select event_date_id from ticket_type where product_id = $1)`,
    [ids.past],
  )
  return { cookie, order, ids }
}

describe('ordering again', () => {
  test('adds what can still be sold, and says what is not available', async () => {
    const { cookie, order, ids } = await mixedOrder()
    const { status, body, text } = await again(order.hash, { cookie })
    expect(status, text).toBe(200)
    expect(listed(body.added)).toEqual([
      [ids.book, 2, undefined],
      [ids.rare, 1, undefined],
      [ids.coming, 2, undefined],
    ])
    expect(listed(body.refused)).toEqual([
      [ids.rare, 1, 'unavailable'],
      [ids.gone, 0, 'unavailable'],
      [ids.unlisted, 0, 'unavailable'],
      [ids.ebook, 0, 'owned'],
      [ids.past, 0, 'unavailable'],
    ])
    expect(body.refused.map(({ message }: { message: string }) => message)).toEqual([
      'Only 1 left.',
      'Sold out.',
      'This is no longer sold.',
      'This is already in your library.',
      'Sales have closed.',
    ])
    const basket = (await call(api, 'GET', 'basket/', undefined, { cookie })).body
    expect(listed(basket.lines)).toEqual(listed(body.added))
    expect(body.basket.id).toBe(basket.id)
    const nepali = await again(order.hash, { cookie, ...NEPALI })
    for (const { message } of nepali.body.refused) expect(message).toMatch(/[\u0900-\u097f]/)
  })

  test('adds once for each idempotency key', async () => {
    const book = await api.makeBook()
    const { cookie, order } = await api.buy({ [book.id]: 2 })
    const key = { 'idempotency-key': randomUUID() }
    await again(order.hash, { cookie, ...key })
    const { body } = await again(order.hash, { cookie, ...key })
    expect(listed(body.basket.lines)).toEqual([[book.id, 2, undefined]])
  })

  test('gives a guest a cart', async () => {
    const book = await api.makeBook()
    const other = await api.makeBook()
    const { cookie } = await shopperWith(api, { [book.id]: 1, [other.id]: 1 })
    const { body: order } = await checkOut(api, cookie, GUEST)
    const { status, body, cookies } = await again(order.hash)
    expect([status, body.added.length, body.basket.lines.length]).toEqual([200, 2, 2])
    expect(cookies.map(({ name }: { name: string }) => name)).toEqual(['dabali_basket'])
  })

  test('leaves out gift cards, which have their own page', async () => {
    const { body: order } = await api.order(FOR_RITA)
    const { body } = await again(order.hash)
    expect([body.added, listed(body.refused)]).toEqual([[], [[null, 0, 'gift_card']]])
  })

  test('of an older order needs its account or its contact', async () => {
    const book = await api.makeBook()
    const { cookie, order } = await api.buy({ [book.id]: 1 })
    await api.rows(`update "order" set placed_at = now() - interval '3 days' where id = $1`, [order.id])
    expect((await again(order.hash)).body.code).toBe('proof_required')
    expect((await again(order.hash, { cookie: (await newMember(api)).cookie })).status).toBe(403)
    expect((await again(order.hash, { cookie })).status).toBe(200)
    expect((await again('x'.repeat(22))).status).toBe(404)
  })
})
