import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeTicketType } from '../make-content.ts'
import { makeProduct } from '../make-product.ts'
import { makeSeatedEvent } from '../make-seats.ts'
import { breakSeatGuard, breakStockGuard } from '../stock-actions.ts'
import { audit } from './audit.ts'
import { type Api, type MultiApiEnv, openMultiApiEnv, SIZES } from './multi-api-env.ts'
import { type Answer, inParallel, openAgent, send } from './send.ts'
import { addressOf, makeShoppers, type Shopper } from './shoppers.ts'

const { places: PLACES, seats: SEATS } = SIZES
const { oversellAttempts: ATTEMPTS, unguardedAttempts: UNGUARDED_ATTEMPTS, seatBuyers: SEAT_BUYERS } = SIZES
const SOCKETS = 32
const MOST_TURNS = 20

let env: MultiApiEnv
let apis: Api[]
/** The tests with the guards share two APIs and a database, and so do those without. */
async function startApis() {
  env = await openMultiApiEnv()
  apis = await Promise.all([env.startApi(), env.startApi()])
}

async function makeTickets(capacity: number) {
  const event = await makeContent(env.database, 'event')
  const date = await makeEventDate(env.database, event, { starts_at: hoursFrom(new Date(), 300) })
  return makeTicketType(env.database, date, { capacity, price: 0 })
}

/** On a busy machine a response may time out; the request is repeated with the same key. */
async function asLongAsBusy(act: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const answer = await act()
    if (answer.status !== 503 && answer.status !== 409) return answer
    await pause(1_000)
  }
  return act()
}

/** All at once, half of them at each API. */
async function checkOutAll(shoppers: Shopper[]): Promise<Answer[]> {
  const agents = apis.map(() => openAgent(SOCKETS / 2))
  const answers = await inParallel(shoppers, SOCKETS, ({ cookie, basketId, email }, at) => {
    const turn = at % apis.length
    const checkOut = () =>
      send(agents[turn] ?? openAgent(1), `${apis[turn]?.origin}/v1/api/checkout/`, {
        headers: { Cookie: cookie, 'X-Forwarded-For': addressOf(at), 'Idempotency-Key': basketId },
        body: { basket: basketId, payment_method: 'esewa', guest_email: email },
      })
    return asLongAsBusy(checkOut)
  })
  for (const agent of agents) agent.destroy()
  return answers
}

/**
 * Everyone enters the checkout, half of them at each API. Every fourth goes away, every fourth leaves the tickets in the basket, and the
 * others buy. `most` is the largest number of tickets that were held or sold at one time.
 */
async function holdLeaveAndBuy(shoppers: Shopper[], typeId: number) {
  const agents = apis.map(() => openAgent(SOCKETS / 2))
  const taken = async () => {
    const [row] = await env.rows<{ count: number }>(
      "select coalesce(sum(quantity), 0)::integer as count from hold where ticket_type_id = $1 and state <> 'released'",
      [typeId],
    )
    return row?.count ?? 0
  }
  let most = 0
  const answers = await inParallel(shoppers, SOCKETS, async ({ cookie, basketId, email }, at) => {
    const turn = at % apis.length
    const [agent, origin] = [agents[turn] ?? openAgent(1), apis[turn]?.origin]
    const headers = { Cookie: cookie, 'X-Forwarded-For': addressOf(at) }
    const ask = (method: string, path: string) => send(agent, `${origin}/v1/${path}`, { method, headers })
    const held = await asLongAsBusy(() => ask('POST', 'api/basket/hold-tickets/'))
    if (at % 20 === 0) most = Math.max(most, await taken())
    if (at % 4 === 0) return asLongAsBusy(() => ask('DELETE', JSON.parse(held.body).lines[0].url)).then(() => undefined)
    if (at % 4 === 1) return undefined
    return asLongAsBusy(() =>
      send(agent, `${origin}/v1/api/checkout/`, {
        headers: { ...headers, 'Idempotency-Key': basketId },
        body: { basket: basketId, payment_method: 'esewa', guest_email: email },
      }),
    )
  })
  for (const agent of agents) agent.destroy()
  return { most: Math.max(most, await taken()), answers: answers.filter((answer) => answer !== undefined) }
}

function countBy(answers: Answer[]) {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const ticketsOf = async (typeId: number) => {
  const [row] = await env.rows('select count(*)::integer from ticket where ticket_type_id = $1', [typeId])
  return row
}

/** Half of the buyers have chosen a seat. Two ticket types sell the seats, so that only the seats limit the sale. */
async function makeSeatBuyers() {
  const rows = Array.from({ length: 10 }, () => '.'.repeat(SEATS / 10))
  const { seatIds, productId, dateId, sectionId } = await makeSeatedEvent(env.database, { rows })
  const student = await makeTicketType(
    env.database,
    { id: dateId },
    { section_id: sectionId, capacity: SEATS, price: 0 },
  )
  const products = [productId, student.product_id]
  return makeShoppers(env.url, SEAT_BUYERS, (at) => [
    {
      productId: products[at % 4 < 2 ? 0 : 1] ?? 0,
      quantity: 1,
      seatIds: at % 8 < 4 ? seatIds.slice((at * 7) % SEATS).slice(0, 1) : [],
    },
  ])
}
const soldSeats = async () => {
  const [sold] = await env.rows(
    'select count(*)::integer as tickets, count(distinct seat_id)::integer as seats from ticket where seat_id is not null',
  )
  return sold
}

describe('with the guards', () => {
  beforeAll(startApis)
  afterAll(() => env.close())

  test(`${PLACES} places are sold ${PLACES} times in ${ATTEMPTS} concurrent checkouts over two APIs`, async () => {
    const { id, product_id } = await makeTickets(PLACES)
    const shoppers = await makeShoppers(env.url, ATTEMPTS, () => [{ productId: product_id, quantity: 1 }])
    const answers = await checkOutAll(shoppers)
    expect(countBy(answers)).toEqual({ 200: PLACES, 406: ATTEMPTS - PLACES })
    const [type] = await env.rows('select sold, held from ticket_type where id = $1', [id])
    expect(type).toEqual({ sold: PLACES, held: 0 })
    expect(await ticketsOf(id)).toEqual({ count: PLACES })
    expect(await audit(env.url)).toEqual({})
  })

  test(`${PLACES} places are never taken twice by ${ATTEMPTS} visitors who hold them, leave and buy over two APIs`, async () => {
    const { id, product_id } = await makeTickets(PLACES)
    const shoppers = await makeShoppers(env.url, ATTEMPTS, () => [{ productId: product_id, quantity: 1 }])
    const { most, answers } = await holdLeaveAndBuy(shoppers, id)
    expect(most).toBeLessThanOrEqual(PLACES)
    const sold = countBy(answers)[200] ?? 0
    const [type] = await env.rows('select sold, sold + held as taken from ticket_type where id = $1', [id])
    expect([sold > 0, type?.['sold']]).toEqual([true, sold])
    expect(Number(type?.['taken'])).toBeLessThanOrEqual(PLACES)
    expect(await audit(env.url)).toEqual({})
    // When the holds have ended, everything that is left can be bought, also before a job has run.
    await env.rows("update hold set expires_at = now() - interval '1 second' where basket_id is not null")
    const late = await makeShoppers(env.url, ATTEMPTS, () => [{ productId: product_id, quantity: 1 }])
    expect(countBy(await checkOutAll(late))).toEqual({ 200: PLACES - sold, 406: ATTEMPTS - (PLACES - sold) })
    expect(await env.rows('select sold, held from ticket_type where id = $1', [id])).toEqual([
      { sold: PLACES, held: 0 },
    ])
    expect(await audit(env.url)).toEqual({})
  })

  test(`${SEATS} numbered seats are each sold once to ${SEAT_BUYERS} concurrent buyers over two APIs`, async () => {
    const answers = await checkOutAll(await makeSeatBuyers())
    expect(countBy(answers)).toEqual({ 200: SEATS, 406: SEAT_BUYERS - SEATS })
    expect(await soldSeats()).toEqual({ tickets: SEATS, seats: SEATS })
    expect(await audit(env.url)).toEqual({})
  })

  test('orders of three products in any order never deadlock, and sell exactly the stock', async () => {
    const stock = SIZES.mixedStock
    const products = await Promise.all(
      Array.from({ length: 5 }, () => makeProduct(env.database, { num_available: stock, selling_price: 10_000 })),
    )
    const tickets = [await makeTickets(stock), await makeTickets(stock)].map(({ product_id }) => ({ id: product_id }))
    const goods = [...products, ...tickets]
    let state = 7
    const any = (most: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % most
    }
    const shoppers = await makeShoppers(env.url, SIZES.mixedBaskets, () => {
      const left = [...goods]
      return Array.from({ length: 3 }, () => {
        const [{ id } = { id: 0 }] = left.splice(any(left.length), 1)
        return { productId: id, quantity: 1 }
      })
    })
    const address = {
      country: 'NP',
      first_name: 'Maya',
      last_name: 'Gurung',
      line1: 'Patan 7',
      // With a delivery slot, of which some are filled.
      line4: 'Lalitpur',
      phone_number: '9841234567',
    }
    await env.rows('update basket set shipping_address = $1', [JSON.stringify(address)])
    const answers = await checkOutAll(shoppers)
    expect(Object.keys(countBy(answers))).toEqual(['200', '406'])
    expect(await audit(env.url)).toEqual({})
    const [deadlocks] = await env.rows(
      'select deadlocks::integer from pg_stat_database where datname = current_database()',
    )
    expect(deadlocks).toEqual({ deadlocks: 0 })
    // Every refused basket contains a sold-out product.
    const [wronged] = await env.rows(
      `select count(*)::integer from basket where status = 'Open' and id = any ($1) and not exists (
        select from basket_line join product on product.id = product_id where basket_id = basket.id and num_available = 0
      )`,
      [shoppers.map(({ basketId }) => basketId)],
    )
    expect(wronged).toEqual({ count: 0 })
  })
})

describe('without the guards', () => {
  beforeAll(async () => {
    await startApis()
    await breakStockGuard(env.pool)
    await breakSeatGuard(env.pool)
  })
  afterAll(() => env.close())

  test('places are held too often, so the test above can fail', async () => {
    const { id, product_id } = await makeTickets(PLACES)
    const shoppers = await makeShoppers(env.url, UNGUARDED_ATTEMPTS, () => [{ productId: product_id, quantity: 1 }])
    expect((await holdLeaveAndBuy(shoppers, id)).most).toBeGreaterThan(PLACES)
  })

  test('places are oversold, so the test above can fail', async () => {
    const { product_id } = await makeTickets(PLACES)
    const shoppers = await makeShoppers(env.url, UNGUARDED_ATTEMPTS, () => [{ productId: product_id, quantity: 1 }])
    const answers = await checkOutAll(shoppers)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(PLACES)
  })

  test('numbered seats are sold twice, so the test above can fail', async () => {
    const shoppers = await makeSeatBuyers()
    await checkOutAll(shoppers)
    const { tickets, seats } = (await soldSeats()) ?? {}
    expect(Number(tickets)).toBeGreaterThan(Number(seats))
    expect(Object.keys(await audit(env.url))).toContain('seats with two tickets')
  })
})
