import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { releaseStock } from '../src/stock/queries.ts'
import { sweepWaiting } from '../src/tickets/waiting-list/offers.ts'
import { someone, type WaitingLine, waitingListActions } from './join-waiting-list.ts'
import { checkOut } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
let line: WaitingLine
beforeAll(async () => {
  office = await startBoxOffice()
  line = waitingListActions(office)
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

describe('places that come back', () => {
  test('are kept for the first in line, and sold out for everybody else', async () => {
    const evening = await line.soldOut(2)
    const [first, second] = [someone('first'), someone('second')]
    await line.join(evening, { email: first, quantity: 2 })
    await line.join(evening, { email: second, quantity: 2 })
    await office.drainJobs()
    await line.giveBack(evening, 2)
    const offer = await line.offerIn(first)
    expect(await line.offerMailOf(second)).toBeUndefined()
    expect(await line.stock(evening.typeId)).toEqual({ sold: 0, held: 2 })
    expect((await office.add({ url: `/v1/api/products/${evening.productId}/` })).statusCode).toBe(406)

    const { body: seen } = await office.ask('GET', `waiting-list/offers/${offer}/`)
    expect(seen).toMatchObject({ state: 'open', quantity: 2, product_id: evening.productId })
    const hours = (Date.parse(seen.until) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)

    const put = await office.ask('POST', `waiting-list/offers/${offer}/basket/`)
    expect([put.status, put.body.lines]).toEqual([200, [expect.objectContaining({ quantity: 2 })]])
    const cookie = put.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect(await line.stock(evening.typeId)).toEqual({ sold: 0, held: 2 })
    const buy = (body: object) => checkOut(office, cookie, { mode: 'buy-now', guest_email: first, ...body })
    expect((await buy({})).body.code).toBe('out_of_stock')
    expect((await buy({ offer: 'x'.repeat(43) })).body.code).toBe('out_of_stock')
    const bought = await buy({ offer })
    expect([bought.status, await line.stock(evening.typeId)]).toEqual([200, { sold: 2, held: 0 }])
    expect(await office.ticketsOf(bought.body)).toHaveLength(2)
    expect((await office.ask('GET', `waiting-list/offers/${offer}/`)).body.state).toBe('taken')
    expect((await office.ask('POST', `waiting-list/offers/${offer}/basket/`)).body.code).toBe('offer_over')
  })

  test('are quoted to whoever has the offer as they are sold to them, and to nobody else', async () => {
    const evening = await line.soldOut(3)
    const email = someone('first')
    await line.join(evening, { email, quantity: 2 })
    await line.giveBack(evening, 2)
    const offer = await line.offerIn(email)
    const put = await office.ask('POST', `waiting-list/offers/${offer}/basket/`)
    const cookie = put.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const versions = `select xmin, num_available from product where id = ${evening.productId}`
    const { rows: before } = await office.pool.query(versions)
    const lineOf = async (body: object) => {
      const quote = await office.ask('POST', 'basket/quote/?mode=buy-now', { body, cookie })
      return [quote.status, quote.body.lines[0].max_quantity, quote.body.lines[0].warning]
    }
    const soldOut = [200, 0, 'Sold out.']
    expect(await lineOf({})).toEqual(soldOut)
    expect(await lineOf({ offer: 'x'.repeat(43) })).toEqual(soldOut)
    expect(await lineOf({ offer: 'no secret at all' })).toEqual(soldOut)
    expect(await lineOf({ offer })).toEqual([200, 2, null])
    const listed = { lines: [{ product: evening.productId, quantity: 2 }], offer }
    expect(await lineOf(listed)).toEqual([200, 2, null])
    await office.pool.query('update basket_line set quantity = 3 where product_id = $1', [evening.productId])
    expect(await lineOf({ offer })).toEqual([200, 2, 'Only 2 tickets left.'])
    // Looking keeps nothing and lets nothing go.
    expect(await line.stock(evening.typeId)).toEqual({ sold: 1, held: 2 })
    expect((await office.pool.query(versions)).rows).toEqual(before)
    await line.missOffers()
    expect(await lineOf({ offer })).toEqual(soldOut)
  })

  test('go to the next when the first does not come', async () => {
    const evening = await line.soldOut(1)
    const [first, second] = [someone('first'), someone('second')]
    await line.join(evening, { email: first })
    await line.join(evening, { email: second })
    await line.giveBack(evening, 1)
    const missed = await line.offerIn(first)
    await line.missOffers()
    const put = await office.ask('POST', `waiting-list/offers/${missed}/basket/`)
    expect([put.status, put.body.code]).toEqual([409, 'offer_over'])
    await sweepWaiting(office.database)
    expect((await office.ask('GET', `waiting-list/offers/${missed}/`)).body.state).toBe('over')
    const offer = await line.offerIn(second)
    expect((await office.ask('GET', `waiting-list/offers/${offer}/`)).body.state).toBe('open')
    expect(await line.stock(evening.typeId)).toEqual({ sold: 0, held: 1 })
  })

  test('that nobody took are for everybody again', async () => {
    const evening = await line.soldOut(1)
    const email = someone('only')
    await line.join(evening, { email })
    await line.giveBack(evening, 1)
    const offer = await line.offerIn(email)
    await line.missOffers()
    await sweepWaiting(office.database)
    expect(await line.stock(evening.typeId)).toEqual({ sold: 0, held: 0 })
    await office.buy(evening.productId)
    expect((await office.ask('DELETE', `waiting-list/offers/${offer}/`)).status).toBe(405)
  })

  test('and are let go by who does not want them any more go to the next at once', async () => {
    const evening = await line.soldOut(1)
    const [first, second] = [someone('first'), someone('second')]
    await line.join(evening, { email: first })
    await line.join(evening, { email: second })
    const [mail] = await office.mailsTo(first)
    await line.giveBack(evening, 1)
    const offer = await line.offerIn(first)
    const left = await office.ask('DELETE', `waiting-list/${mail?.secret}/`)
    expect(left.body.state).toBe('left')
    expect((await office.ask('GET', `waiting-list/offers/${offer}/`)).body.state).toBe('over')
    expect(await line.offerIn(second)).not.toBe('')
    expect(await line.stock(evening.typeId)).toEqual({ sold: 0, held: 1 })
  })

  test('go to the first for whom there are enough, and so does what a buyer leaves of an offer', async () => {
    const evening = await line.soldOut(3)
    const [family, couple, single] = [someone('family'), someone('couple'), someone('single')]
    await line.join(evening, { email: family, quantity: 3 })
    await line.join(evening, { email: couple, quantity: 2 })
    await line.join(evening, { email: single, quantity: 1 })
    await line.giveBack(evening, 2)
    const offer = await line.offerIn(couple)
    expect([await line.offerIn(family), await line.offerIn(single)]).toEqual(['', ''])
    const put = await office.ask('POST', `waiting-list/offers/${offer}/basket/`)
    const cookie = put.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    // They can do with fewer.
    await office.pool.query('update basket_line set quantity = 1 where product_id = $1', [evening.productId])
    const bought = await checkOut(office, cookie, { mode: 'buy-now', guest_email: couple, offer })
    expect(bought.status).toBe(200)
    expect(await line.offerIn(single)).not.toBe('')
    expect(await line.stock(evening.typeId)).toEqual({ sold: 2, held: 1 })
  })

  test('are found by the sweeper when nobody has told of them', async () => {
    const evening = await line.soldOut(1)
    const email = someone('patient')
    await line.join(evening, { email })
    await transaction(office.database, (inside) => releaseStock(inside, { orderId: evening.order.id }))
    expect(await line.offerMailOf(email)).toBeUndefined()
    await sweepWaiting(office.database)
    expect(await line.offerIn(email)).not.toBe('')
  })

  test.each([
    [48, 12],
    [8, 2],
    [0.5, 0.25],
  ])('are offered for less than a day when the evening ends in %s hours', async (endsIn, offeredFor) => {
    const evening = await line.soldOut(1)
    const email = someone('soon')
    await line.join(evening, { email })
    await office.endEventDate(evening.dateId, -endsIn)
    await line.giveBack(evening, 1)
    const { body } = await office.ask('GET', `waiting-list/offers/${await line.offerIn(email)}/`)
    const hours = (Date.parse(body.until) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(offeredFor - 0.1)
    expect(hours).toBeLessThanOrEqual(offeredFor)
  })

  test('are offered to nobody when the evening is over or called off', async () => {
    const over = await line.soldOut(1)
    const off = await line.soldOut(1)
    const email = someone('late')
    await line.join(over, { email })
    await line.join(off, { email })
    await office.endEventDate(over.dateId)
    await office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [off.dateId])
    await line.giveBack(over, 1)
    await line.giveBack(off, 1)
    await sweepWaiting(office.database)
    expect(await line.offerMailOf(email)).toBeUndefined()
  })

  test('are told of in the language of whoever waits', async () => {
    const evening = await line.soldOut(1)
    const email = someone('maya')
    await office.app.inject({
      method: 'POST',
      url: `/v1/api/events/${evening.slug}/waiting-list/`,
      headers: { 'accept-language': 'ne', 'content-type': 'application/json' },
      payload: JSON.stringify({ ticket_type: evening.typeId, email }),
    })
    const [joined] = await office.mailsTo(email)
    expect(joined).toMatchObject({ language: 'ne', subject: 'होचो बादल: तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ' })
    expect(joined?.text).toContain('तपाईं १ नम्बरमा हुनुहुन्छ।')
    expect(joined?.text).toMatch(/\/ne\/waiting-list\/[\w-]{43}$/m)
    expect(joined?.text).not.toMatch(/[0-9]\s×|You're|See your position/)
    await line.giveBack(evening, 1)
    const mail = await line.offerMailOf(email)
    expect(mail).toMatchObject({ language: 'ne', subject: 'टिकट उपलब्ध छ: होचो बादल' })
    expect(mail?.text).toMatch(/\/ne\/waiting-list\/offer\/[\w-]{43}$/m)
  })
})

test('an order that lapses gives its places to those who wait', async () => {
  const evening = await office.makeEvening({ ticket: { capacity: 1, price: 80_000 } })
  const pending = await office.buy(evening.productId, { payment_method: 'esewa' } as object)
  const email = someone('maya')
  await line.join(evening, { email })
  await office.pool.query(`update "order" set expires_at = now() where id = $1`, [pending.id])
  await office.pool.query(`update hold set expires_at = now() where order_id = $1`, [pending.id])
  await sweepWaiting(office.database)
  await office.pool.query(`insert into outbox (id, topic, payload) values (gen_random_uuid(), 'orders.expire', '{}')`)
  await office.drainJobs()
  expect(await line.offerIn(email)).not.toBe('')
  expect(await line.stock(evening.typeId)).toEqual({ sold: 0, held: 1 })
})
