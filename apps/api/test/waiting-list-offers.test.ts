import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../src/database/database.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { releaseStock } from '../src/stock/queries.ts'
import { offerWaiting, sweepWaiting } from '../src/tickets/waiting-list/offers.ts'
import { OFFER_TOPIC } from '../src/tickets/waiting-list/queries.ts'
import { someone, type WaitingListActions, waitingListActions } from './join-waiting-list.ts'
import { checkOut } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'

let office: BoxOffice
let waitingList: WaitingListActions
beforeAll(async () => {
  office = await startBoxOffice()
  waitingList = waitingListActions(office)
})
beforeEach(() => office.forgetLimits())
afterAll(() => office.stop())

const fail = (details: object) => {
  throw new Error(JSON.stringify(details))
}

describe('returned seats', () => {
  test('are held for the first in the list, and sold out for everyone else', async () => {
    const event = await waitingList.soldOut(2)
    const [first, second] = [someone('first'), someone('second')]
    await waitingList.join(event, { email: first, quantity: 2 })
    await waitingList.join(event, { email: second, quantity: 2 })
    await office.drainJobs()
    await waitingList.giveBack(event, 2)
    const offer = await waitingList.offerIn(first)
    expect(await waitingList.offerMailOf(second)).toBeUndefined()
    expect(await waitingList.stock(event.typeId)).toEqual({ sold: 0, held: 2 })
    expect((await office.add({ url: `/v1/api/products/${event.productId}/` })).statusCode).toBe(406)

    const { body: seen } = await office.ask('GET', `waiting-list/offers/${offer}/`)
    expect(seen).toMatchObject({ state: 'open', quantity: 2, product_id: event.productId })
    const hours = (Date.parse(seen.until) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)

    const put = await office.ask('POST', `waiting-list/offers/${offer}/basket/`)
    expect([put.status, put.body.lines]).toEqual([200, [expect.objectContaining({ quantity: 2 })]])
    const cookie = put.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect(await waitingList.stock(event.typeId)).toEqual({ sold: 0, held: 2 })
    const buy = (body: object) => checkOut(office, cookie, { mode: 'buy-now', guest_email: first, ...body })
    expect((await buy({})).body.code).toBe('out_of_stock')
    expect((await buy({ offer: 'x'.repeat(43) })).body.code).toBe('out_of_stock')
    const bought = await buy({ offer })
    expect([bought.status, await waitingList.stock(event.typeId)]).toEqual([200, { sold: 2, held: 0 }])
    expect(await office.ticketsOf(bought.body)).toHaveLength(2)
    expect((await office.ask('GET', `waiting-list/offers/${offer}/`)).body.state).toBe('taken')
    expect((await office.ask('POST', `waiting-list/offers/${offer}/basket/`)).body.code).toBe('offer_over')
  })

  test('are quoted as available only to the holder of the offer', async () => {
    const event = await waitingList.soldOut(3)
    const email = someone('first')
    await waitingList.join(event, { email, quantity: 2 })
    await waitingList.giveBack(event, 2)
    const offer = await waitingList.offerIn(email)
    const put = await office.ask('POST', `waiting-list/offers/${offer}/basket/`)
    const cookie = put.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const versions = `select xmin, num_available from product where id = ${event.productId}`
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
    const listed = { lines: [{ product: event.productId, quantity: 2 }], offer }
    expect(await lineOf(listed)).toEqual([200, 2, null])
    await office.pool.query('update basket_line set quantity = 3 where product_id = $1', [event.productId])
    expect(await lineOf({ offer })).toEqual([200, 2, 'Only 2 tickets left.'])
    // A quote changes no stock.
    expect(await waitingList.stock(event.typeId)).toEqual({ sold: 1, held: 2 })
    expect((await office.pool.query(versions)).rows).toEqual(before)
    await waitingList.missOffers()
    expect(await lineOf({ offer })).toEqual(soldOut)
  })

  test('go to the next when the first offer expires', async () => {
    const event = await waitingList.soldOut(1)
    const [first, second] = [someone('first'), someone('second')]
    await waitingList.join(event, { email: first })
    await waitingList.join(event, { email: second })
    await waitingList.giveBack(event, 1)
    const missed = await waitingList.offerIn(first)
    await waitingList.missOffers()
    const put = await office.ask('POST', `waiting-list/offers/${missed}/basket/`)
    expect([put.status, put.body.code]).toEqual([409, 'offer_over'])
    await sweepWaiting(office.database)
    expect((await office.ask('GET', `waiting-list/offers/${missed}/`)).body.state).toBe('over')
    const offer = await waitingList.offerIn(second)
    expect((await office.ask('GET', `waiting-list/offers/${offer}/`)).body.state).toBe('open')
    expect(await waitingList.stock(event.typeId)).toEqual({ sold: 0, held: 1 })
  })

  test('are on sale again when nobody takes them', async () => {
    const event = await waitingList.soldOut(1)
    const email = someone('only')
    await waitingList.join(event, { email })
    await waitingList.giveBack(event, 1)
    const offer = await waitingList.offerIn(email)
    await waitingList.missOffers()
    await sweepWaiting(office.database)
    expect(await waitingList.stock(event.typeId)).toEqual({ sold: 0, held: 0 })
    await office.buy(event.productId)
    expect((await office.ask('DELETE', `waiting-list/offers/${offer}/`)).status).toBe(405)
  })

  test('are not mailed when the offer is over before the email is written', async () => {
    const event = await waitingList.soldOut(1)
    const email = someone('late')
    await waitingList.join(event, { email })
    await office.mailsTo(email)
    await waitingList.giveBack(event, 1)
    await runDueJobs({
      database: office.database,
      handlers: { [OFFER_TOPIC]: offerWaiting(office.database) },
      log: { warn: fail, error: fail },
    })
    await waitingList.missOffers()
    expect(await office.mailsTo(email)).toEqual([])
  })

  test('go to the next at once when an offer is declined', async () => {
    const event = await waitingList.soldOut(1)
    const [first, second] = [someone('first'), someone('second')]
    await waitingList.join(event, { email: first })
    await waitingList.join(event, { email: second })
    const [mail] = await office.mailsTo(first)
    await waitingList.giveBack(event, 1)
    const offer = await waitingList.offerIn(first)
    const left = await office.ask('DELETE', `waiting-list/${mail?.secret}/`)
    expect(left.body.state).toBe('left')
    expect((await office.ask('GET', `waiting-list/offers/${offer}/`)).body.state).toBe('over')
    expect(await waitingList.offerIn(second)).not.toBe('')
    expect(await waitingList.stock(event.typeId)).toEqual({ sold: 0, held: 1 })
  })

  test('go to the first for whom there are enough, and so does the rest of an offer', async () => {
    const event = await waitingList.soldOut(3)
    const [family, couple, single] = [someone('family'), someone('couple'), someone('single')]
    await waitingList.join(event, { email: family, quantity: 3 })
    await waitingList.join(event, { email: couple, quantity: 2 })
    await waitingList.join(event, { email: single, quantity: 1 })
    await waitingList.giveBack(event, 2)
    const offer = await waitingList.offerIn(couple)
    expect([await waitingList.offerIn(family), await waitingList.offerIn(single)]).toEqual(['', ''])
    const put = await office.ask('POST', `waiting-list/offers/${offer}/basket/`)
    const cookie = put.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    // The buyer reduces the quantity.
    await office.pool.query('update basket_line set quantity = 1 where product_id = $1', [event.productId])
    const bought = await checkOut(office, cookie, { mode: 'buy-now', guest_email: couple, offer })
    expect(bought.status).toBe(200)
    expect(await waitingList.offerIn(single)).not.toBe('')
    expect(await waitingList.stock(event.typeId)).toEqual({ sold: 2, held: 1 })
  })

  test('are found by the recurring job', async () => {
    const event = await waitingList.soldOut(1)
    const email = someone('patient')
    await waitingList.join(event, { email })
    await transaction(office.database, (inside) => releaseStock(inside, { orderId: event.order.id }))
    expect(await waitingList.offerMailOf(email)).toBeUndefined()
    await sweepWaiting(office.database)
    expect(await waitingList.offerIn(email)).not.toBe('')
  })

  test.each([
    [48, 12],
    [8, 2],
    [0.5, 0.25],
  ])('are offered for less than a day if the event ends in %s hours', async (endsIn, offeredFor) => {
    const event = await waitingList.soldOut(1)
    const email = someone('soon')
    await waitingList.join(event, { email })
    await office.endEventDate(event.dateId, -endsIn)
    await waitingList.giveBack(event, 1)
    const { body } = await office.ask('GET', `waiting-list/offers/${await waitingList.offerIn(email)}/`)
    const hours = (Date.parse(body.until) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(offeredFor - 0.1)
    expect(hours).toBeLessThanOrEqual(offeredFor)
  })

  test('are not offered for past or cancelled events', async () => {
    const over = await waitingList.soldOut(1)
    const off = await waitingList.soldOut(1)
    const email = someone('late')
    await waitingList.join(over, { email })
    await waitingList.join(off, { email })
    await office.endEventDate(over.dateId)
    await office.pool.query(`update event_date set status = 'cancelled' where id = $1`, [off.dateId])
    await waitingList.giveBack(over, 1)
    await waitingList.giveBack(off, 1)
    await sweepWaiting(office.database)
    expect(await waitingList.offerMailOf(email)).toBeUndefined()
  })

  test('say that the event was cancelled after the offer, whether it has expired or not', async () => {
    const event = await waitingList.soldOut(1)
    const email = someone('open')
    await waitingList.join(event, { email })
    await waitingList.giveBack(event, 1)
    const offer = await waitingList.offerIn(email)
    const stateAt = async (status: string) => {
      await office.pool.query('update event_date set status = $2 where id = $1', [event.dateId, status])
      return (await office.ask('GET', `waiting-list/offers/${offer}/`)).body.state
    }
    expect(await stateAt('postponed')).toBe('open')
    expect(await stateAt('cancelled')).toBe('event_cancelled')
    const put = await office.ask('POST', `waiting-list/offers/${offer}/basket/`)
    expect([put.status, put.body.code]).toEqual([406, 'event_cancelled'])
    await waitingList.missOffers()
    expect(await stateAt('cancelled')).toBe('event_cancelled')
    expect(await stateAt('scheduled')).toBe('over')
  })

  test('are offered in the language of the entry', async () => {
    const event = await waitingList.soldOut(1)
    const email = someone('maya')
    await office.app.inject({
      method: 'POST',
      url: `/v1/api/events/${event.slug}/waiting-list/`,
      headers: { 'accept-language': 'ne', 'content-type': 'application/json' },
      payload: JSON.stringify({ ticket_type: event.typeId, email }),
    })
    const [joined] = await office.mailsTo(email)
    expect(joined).toMatchObject({ language: 'ne', subject: 'होचो बादल: तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ' })
    expect(joined?.text).toContain('तपाईं १ नम्बरमा हुनुहुन्छ।')
    expect(joined?.text).toMatch(/\/ne\/waiting-list\/[\w-]{43}$/m)
    expect(joined?.text).not.toMatch(/[0-9]\s×|You're|See your position/)
    await waitingList.giveBack(event, 1)
    const mail = await waitingList.offerMailOf(email)
    expect(mail).toMatchObject({ language: 'ne', subject: 'टिकट उपलब्ध छ: होचो बादल' })
    expect(mail?.text).toMatch(/\/ne\/waiting-list\/offer\/[\w-]{43}$/m)
  })
})

test('an expired order returns its seats to the waiting list', async () => {
  const event = await office.makeTicketedEvent({ ticket: { capacity: 1, price: 80_000 } })
  const pending = await office.buy(event.productId, { payment_method: 'esewa' } as object)
  const email = someone('maya')
  await waitingList.join(event, { email })
  await office.pool.query(`update "order" set expires_at = now() where id = $1`, [pending.id])
  await office.pool.query(`update hold set expires_at = now() where order_id = $1`, [pending.id])
  await sweepWaiting(office.database)
  await office.pool.query(`insert into outbox (id, topic, payload) values (gen_random_uuid(), 'orders.expire', '{}')`)
  await office.drainJobs()
  expect(await waitingList.offerIn(email)).not.toBe('')
  expect(await waitingList.stock(event.typeId)).toEqual({ sold: 0, held: 1 })
})
