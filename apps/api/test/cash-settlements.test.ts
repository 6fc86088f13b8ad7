import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterTheLock } from './barriers.ts'
import { COD, codesOf, startOrderApp } from './order-actions.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

/** A delivered order of Rs 500 that is paid in cash. */
async function delivered(courier = '') {
  const book = await env.makeBook()
  const { order } = await env.buy({ [book.id]: 1 }, COD)
  for (const status of ['packed', 'shipped', 'delivered']) await env.asStaff(order, 'fulfilment', { status })
  await env.rows('update shipment set courier = $2 where order_id = $1', [order.id, courier])
  return order as { id: string; number: string }
}

let references = 0
const settle = (orders: { number: string }[], body: object = {}, headers: Record<string, string> = {}) =>
  call(
    env,
    'POST',
    'staff/cash-settlements/',
    { orders: orders.map(({ number }) => number), amount: '500.00', reference: `NCM-${references++}`, ...body },
    { cookie: env.staff, 'idempotency-key': crypto.randomUUID(), ...headers },
  )
const waiting = async (query = '') =>
  (await call(env, 'GET', `staff/cash-on-delivery/?page_size=100&${query}`, undefined, { cookie: env.staff })).body

describe('cash of couriers', () => {
  test('is handed over once, also when two members settle it at the same time', async () => {
    const order = await delivered()
    await env.asStaff(order, 'collect')
    const answers = await afterTheLock(env.pool, order.id, [() => settle([order]), () => settle([order])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('is listed until it is handed over, with its sum', async () => {
    const before = await waiting()
    const [one, other] = [await delivered('Pathao'), await delivered('NCM')]
    await env.asStaff(other, 'collect')
    const now = await waiting()
    expect([now.count - before.count, Number(now.amount) - Number(before.amount)]).toEqual([2, 1000])
    expect(now.results.at(-2)).toMatchObject({
      number: one.number,
      amount: '500.00',
      couriers: ['Pathao'],
      is_collected: false,
    })
    expect(now.results.at(-1)).toMatchObject({
      number: other.number,
      is_collected: true,
      delivered_at: expect.any(String),
    })
    expect((await waiting('courier=pathao')).results.map(({ id }: { id: string }) => id)).toEqual([one.id])
    const answer = await settle([one, other], { courier: 'NCM', amount: '980.00', note: 'One note was torn.' })
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        expected: '1000.00',
        amount: '980.00',
        difference: '-20.00',
        settled_by: 'staff@example.com',
        orders: [{}, {}],
      },
    ])
    expect((await waiting()).count).toBe(before.count)
    const seen = await env.seen(one)
    expect([seen.status, seen.payment_status, codesOf(seen).slice(-2)]).toEqual([
      ...['Complete', 'cod_collected', ['cod_collected', 'complete']],
    ])
    const { body } = await call(env, 'GET', 'staff/cash-settlements/', undefined, { cookie: env.staff })
    expect(body.results[0]).toEqual(answer.body)
  })

  test('is settled once, by key, order and reference', async () => {
    const [one, other] = [await delivered(), await delivered()]
    const key = { 'idempotency-key': 'settle-once' }
    const first = await settle([one], { reference: 'R 1' }, key)
    expect((await settle([one], { reference: 'R 1' }, key)).body).toEqual(first.body)
    expect((await settle([one], { reference: 'R 2' }, key)).status).toBe(422)
    const twice = await settle([one, other], { reference: 'R 2' })
    expect([twice.status, twice.body.code, twice.body.detail]).toEqual([
      ...[409, 'not_to_settle', expect.stringContaining(one.number)],
    ])
    expect((await settle([other], { reference: 'r 1' })).body.code).toBe('reference_used')
    expect(await env.seen(other)).toMatchObject({ payment_status: 'cod_pending', status: 'Being processed' })
    expect((await settle([other], { reference: 'r 1', courier: 'Pathao' })).status).toBe(201)
  })

  const isListed = async ({ id }: { id: string }) =>
    (await waiting()).results.some((order: { id: string }) => order.id === id)

  test('stays with the courier when the order is refunded or comes back', async () => {
    const [refunded, back] = [await delivered(), await delivered()]
    for (const order of [refunded, back]) await env.asStaff(order, 'collect')
    const { lines } = await env.seen(refunded)
    await env.asStaff(refunded, 'refund', { lines: [{ line: lines[0].id, quantity: 1 }] })
    await env.asStaff(back, 'fulfilment', { status: 'returned' })
    expect([(await env.seen(refunded)).status, await isListed(refunded), await isListed(back)]).toEqual([
      ...['Cancelled', true, true],
    ])
    expect((await settle([refunded, back])).body.expected).toBe('1000.00')
    expect([await isListed(refunded), await isListed(back)]).toEqual([false, false])
  })

  test('that was not recorded before a delivered parcel came back can still be recorded and refunded', async () => {
    const [order, cancelled] = [await delivered(), await delivered()]
    for (const one of [order, cancelled]) await env.asStaff(one, 'fulfilment', { status: 'returned' })
    expect(await env.seen(order)).toMatchObject({ status: 'Being processed', payment_status: 'cod_pending' })
    expect(await isListed(order)).toBe(true)
    expect((await settle([order])).status).toBe(201)
    expect((await env.asStaff(order, 'refund', { amount: '500.00' })).body.status).toBe('Cancelled')
    // The parcel was marked as delivered by mistake.
    expect((await env.asStaff(cancelled, 'cancel')).body.payment_status).toBe('cancelled')
    expect(await isListed(cancelled)).toBe(false)
  })

  test('of an order in several parcels is taken with the first one', async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 2 }, COD)
    const lines = [{ line: order.lines[0].id, quantity: 1 }]
    const parcels = `staff/orders/${order.id}/shipments/`
    let { body: parcel } = await call(env, 'POST', parcels, { lines }, { cookie: env.staff })
    expect(await isListed(order)).toBe(false)
    for (const status of ['shipped', 'delivered']) {
      const headers = { cookie: env.staff, ...version(parcel.version) }
      parcel = (await call(env, 'PATCH', `staff/shipments/${parcel.id}/`, { status }, headers)).body
    }
    expect(await isListed(order)).toBe(true)
    expect((await settle([order])).status).toBe(201)
    expect(await env.seen(order)).toMatchObject({ status: 'Being processed', payment_status: 'cod_collected' })
  })

  test('is a paid payment once it is collected', async () => {
    const { order, accountId } = await env.buy({ [(await env.makeBook()).id]: 1 }, COD)
    const paid = async () =>
      (await call(env, 'GET', `staff/customers/${accountId}/`, undefined, { cookie: env.staff })).body.paid
    for (const status of ['packed', 'shipped', 'delivered']) await env.asStaff(order, 'fulfilment', { status })
    expect(await paid()).toBe('0.00')
    expect((await env.asStaff(order, 'collect')).body.payment.status).toBe('paid')
    expect(await paid()).toBe('500.00')
  })

  test('is that of delivered orders', async () => {
    const book = await env.makeBook()
    const [{ order: cash }, { order: prepaid }] = [
      await env.buy({ [book.id]: 1 }, COD),
      await env.buy({ [book.id]: 1 }),
    ]
    for (const orders of [[cash], [prepaid], [{ number: '1' }]]) expect((await settle(orders)).status).toBe(409)
  })

  test('is refused under each wrong field', async () => {
    const order = await delivered()
    const wrong = { reference: ' ', amount: 'x', courier: 'c'.repeat(101), note: 'n'.repeat(1001) }
    const { status, body } = await settle([], wrong)
    expect([status, Object.keys(body)]).toEqual([400, ['orders', 'courier', 'reference', 'amount', 'note', 'code']])
    expect((await settle([order], { amount: 500 })).status).toBe(400)
    const { cookie } = await addMember(env, ['support'])
    expect((await settle([order], {}, { cookie })).status).toBe(403)
    expect((await settle([order], { amount: '०.५०' })).body.difference).toBe('-499.50')
  })
})
