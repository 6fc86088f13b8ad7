import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, codesOf, payOrder, startOrderApp } from './order-actions.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

type Order = { id: string; lines: { id: string; product_id: number }[]; hash_url: string }

/** A paid order of two books. */
async function twoBooks({ copies = 2, input = {} }: { copies?: number; input?: object } = {}) {
  const [one, other] = [await env.makeBook(9), await env.makeBook(9)]
  const { order, cookie } = await env.buy(
    { [one.id]: copies, [other.id]: 1 },
    { ...COD, payment_method: 'esewa', ...input },
  )
  if (!('payment_method' in input)) await payOrder(env, order.id)
  const line = (product: number) => order.lines.find(({ product_id }: Order['lines'][0]) => product_id === product).id
  return { order: order as Order, cookie, one, other, first: line(one.id), second: line(other.id) }
}

const pack = (order: Order, body: object, headers: Record<string, string> = {}) =>
  call(env, 'POST', `staff/orders/${order.id}/shipments/`, body, { cookie: env.staff, ...headers })
const change = (parcel: { id: string; version: number }, body: object, headers: Record<string, string> = {}) =>
  call(env, 'PATCH', `staff/shipments/${parcel.id}/`, body, {
    cookie: env.staff,
    ...version(parcel.version),
    ...headers,
  })
const unpack = (parcel: { id: string; version: number }, headers: Record<string, string> = {}) =>
  call(env, 'DELETE', `staff/shipments/${parcel.id}/`, undefined, {
    cookie: env.staff,
    ...version(parcel.version),
    ...headers,
  })
const statesOf = async (order: Order) => {
  const { status, fulfilment_status, shipments } = await env.seen(order)
  return [status, fulfilment_status, ...shipments.map((parcel: { status: string }) => parcel.status)]
}

describe('an order in two parcels', () => {
  test('is paid in cash once: the email about the second one asks for nothing', async () => {
    const { order, first } = await twoBooks({ input: { payment_method: 'cod' } })
    const one = await pack(order, { lines: [{ line: first, quantity: 1 }] })
    const rest = await pack(order, {})
    await env.drainJobs()
    env.mails.length = 0
    for (const { body } of [one, rest]) {
      expect((await change(body, { status: 'shipped' })).status).toBe(200)
      await env.drainJobs()
    }
    expect(env.mails.map(({ text }) => /Pay Rs\s[\d,]+ in cash on delivery\./.test(text))).toEqual([true, false])
  })

  test('is on its way with the first and delivered with the last', async () => {
    const { order, first, second } = await twoBooks()
    const one = await pack(order, { lines: [{ line: first, quantity: 1 }], courier: 'NCM', tracking: 'A 1' })
    expect([one.status, one.body]).toMatchObject([
      201,
      { status: 'packed', courier: 'NCM', tracking: 'A 1', version: 1, lines: [{ line: first, quantity: 1 }] },
    ])
    const left = [first, second].map((line) => ({ line, quantity: 1 }))
    expect((await env.seen(order)).lines_to_pack).toEqual(expect.arrayContaining(left))
    const shipped = await change(one.body, { status: 'shipped' })
    expect([shipped.status, shipped.body.version, shipped.body.shipped_at]).toEqual([200, 2, expect.any(String)])
    const rest = await pack(order, { tracking: 'B 2' })
    expect(rest.body.lines).toHaveLength(2)
    expect(await statesOf(order)).toEqual(['Being processed', 'shipped', 'shipped', 'packed'])
    expect((await env.seen(order)).lines_to_pack).toEqual([])
    const delivered = await change(shipped.body, { status: 'delivered' })
    expect(await statesOf(order)).toEqual(['Being processed', 'shipped', 'delivered', 'packed'])
    const gone = await change(rest.body, { status: 'shipped' })
    await change(gone.body, { status: 'delivered' })
    expect(await statesOf(order)).toEqual(['Complete', 'delivered', 'delivered', 'delivered'])
    const { body } = await call(env, 'GET', order.hash_url)
    expect(body.tracking).toBe('A 1, B 2')
    expect(codesOf(body).slice(2)).toEqual([
      ...['packed', 'shipped', 'packed', 'delivered', 'shipped', 'delivered', 'complete'],
    ])
    expect(delivered.body.delivered_at).toEqual(expect.any(String))
  })

  test('tells the buyer of each parcel what is in it', async () => {
    const titles = ['The Rain Ledger', 'Hill Songs']
    const books = await Promise.all(titles.map((en) => makeProduct(env.database, { title: { en, ne: en } })))
    const { order } = await env.buy(Object.fromEntries(books.map(({ id }) => [id, 1])), COD)
    await env.drainJobs()
    env.mails.length = 0
    const line = order.lines.find(({ product_title }: { product_title: string }) => product_title === titles[0]).id
    for (const body of [{ lines: [{ line, quantity: 1 }] }, {}])
      await change((await pack(order, body)).body, { status: 'shipped' })
    await env.drainJobs()
    const named = env.mails.map(({ text }) => titles.filter((title) => text.includes(title)))
    expect(named.toSorted()).toEqual([['Hill Songs'], ['The Rain Ledger']])
  })

  test('is partly shipped for the buyer until the last has left', async () => {
    const { order, first, second } = await twoBooks()
    const one = await pack(order, { lines: [{ line: first, quantity: 1 }] })
    await env.drainJobs()
    env.mails.length = 0
    const told = async (language: 'en' | 'ne') => {
      const { body } = await call(env, 'GET', order.hash_url, undefined, { 'accept-language': language })
      const shipped = (id: string) => body.lines.find((line: { id: string }) => line.id === id).shipped_quantity
      return [body.fulfilment_status, body.status_code, body.status_display, shipped(first), shipped(second)]
    }
    expect(await told('en')).toEqual(['packed', 's', 'Paid and packed', 0, 0])
    await change(one.body, { status: 'shipped' })
    await env.drainJobs()
    expect(await told('en')).toEqual(['shipped', 'w', 'Paid. Partly shipped', 1, 0])
    expect((await told('ne'))[2]).toBe('भुक्तानी भयो। केही सामान पठाइयो')
    const rest = await pack(order, {})
    expect(await told('en')).toEqual(['shipped', 'w', 'Paid. Partly shipped', 1, 0])
    await change(rest.body, { status: 'shipped' })
    await env.drainJobs()
    expect(await told('en')).toEqual(['shipped', 's', 'Paid and shipped', 2, 1])
    const follows = "We'll send the rest of your order as soon as it's ready."
    expect(env.mails.map(({ text }) => text.includes(follows))).toEqual([true, false])
  })

  test('has shipped when the rest of it is cancelled', async () => {
    const { order, first, second } = await twoBooks()
    const { body } = await pack(order, { lines: [{ line: first, quantity: 2 }] })
    await change(body, { status: 'shipped' })
    await env.asStaff(order, 'items/cancel', { lines: [{ line: second, quantity: 1 }] })
    expect((await call(env, 'GET', order.hash_url)).body.status_display).toBe('Paid and shipped')
  })

  test('is cancelled when all come back unpaid, and not before', async () => {
    const { order, first, one, other } = await twoBooks({ input: COD })
    for (const lines of [[{ line: first, quantity: 2 }], undefined]) {
      const { body } = await pack(order, lines ? { lines } : {})
      await change(body, { status: 'shipped' })
    }
    const [a, b] = (await env.seen(order)).shipments
    await change(a, { status: 'returned' })
    expect([await statesOf(order), await env.leftOf(one.id)]).toEqual([
      ['Being processed', 'shipped', 'returned', 'shipped'],
      9,
    ])
    await change(b, { status: 'returned' })
    expect(await env.seen(order)).toMatchObject({ status: 'Cancelled', payment_status: 'cancelled' })
    expect([await env.leftOf(one.id), await env.leftOf(other.id)]).toEqual([9, 9])
  })

  test('is cancelled by staff once the parcels that left have come back', async () => {
    const { order, first, one, other } = await twoBooks({ input: COD })
    const { body } = await pack(order, { lines: [{ line: first, quantity: 1 }] })
    const shipped = await change(body, { status: 'shipped' })
    expect((await env.seen(order)).can_cancel).toBe(false)
    expect((await env.asStaff(order, 'cancel')).status).toBe(409)
    await change(shipped.body, { status: 'returned' })
    expect((await env.seen(order)).can_cancel).toBe(true)
    expect((await env.asStaff(order, 'cancel')).status).toBe(200)
    expect(await env.seen(order)).toMatchObject({
      ...{ status: 'Cancelled', payment_status: 'cancelled', fulfilment_status: 'returned', can_cancel: false },
    })
    expect([await env.leftOf(one.id), await env.leftOf(other.id)]).toEqual([9, 9])
  })
})

describe('a parcel', () => {
  test('that comes back damaged is not for sale again, also when it is refunded', async () => {
    const { order, one, first } = await twoBooks()
    await env.asStaff(order, 'fulfilment', { status: 'shipped' })
    const [parcel] = (await env.seen(order)).shipments
    const { body } = await change(parcel, { status: 'returned', restock: false })
    expect([body.is_restocked, await env.leftOf(one.id)]).toEqual([false, 7])
    await env.asStaff(order, 'refund', { lines: [{ line: first, quantity: 2 }] })
    expect((await env.seen(order)).refunded).toBe('800.00')
    expect(await env.leftOf(one.id)).toBe(7)
  })

  test('is unpacked before it leaves, and not after', async () => {
    const { order } = await twoBooks()
    const { body } = await pack(order, {})
    expect((await unpack(body)).status).toBe(204)
    expect(await statesOf(order)).toEqual(['Being processed', 'unfulfilled'])
    await env.asStaff(order, 'fulfilment', { status: 'shipped' })
    const [parcel] = (await env.seen(order)).shipments
    expect((await unpack(parcel)).status).toBe(409)
    expect((await unpack(body)).status).toBe(404)
  })

  test('loses what is refunded before it leaves', async () => {
    const { order, first, one } = await twoBooks()
    await pack(order, {})
    await env.asStaff(order, 'refund', { lines: [{ line: first, quantity: 1 }] })
    const [parcel] = (await env.seen(order)).shipments
    expect(parcel.lines).toContainEqual({ line: first, quantity: 1 })
    await env.asStaff(order, 'refund', { lines: order.lines.map(({ id }) => ({ line: id, quantity: 1 })) })
    expect(await statesOf(order)).toEqual(['Cancelled', 'unfulfilled'])
    expect(await env.leftOf(one.id)).toBe(9)
  })

  test('goes back with a cancelled order', async () => {
    const { order, one } = await twoBooks()
    await pack(order, {})
    await env.asStaff(order, 'cancel')
    expect([await statesOf(order), await env.leftOf(one.id)]).toEqual([['Cancelled', 'unfulfilled'], 9])
  })

  test('keeps one state for each version, and one effect for each key', async () => {
    const { order } = await twoBooks()
    const key = { 'idempotency-key': 'pack-once' }
    const { body } = await pack(order, { courier: 'NCM' }, key)
    expect((await pack(order, { courier: 'NCM' }, key)).body).toEqual(body)
    expect((await pack(order, { courier: 'other' }, key)).status).toBe(422)
    const changed = await change(body, { courier: 'Pathao', tracking: 'X 9' })
    expect(changed.body).toMatchObject({ courier: 'Pathao', tracking: 'X 9', status: 'packed', version: 2 })
    expect((await env.seen(order)).tracking).toBe('X 9')
    const refused = await change(body, { courier: 'third' })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'version_conflict', version: '2', current: changed.body },
    ])
    expect((await unpack(body)).status).toBe(409)
    const again = { 'idempotency-key': 'ship-once' }
    const shipped = await change(changed.body, { status: 'shipped' }, again)
    expect((await change(changed.body, { status: 'shipped' }, again)).body).toEqual(shipped.body)
    expect((await change(shipped.body, { status: 'packed' })).status).toBe(409)
  })

  test('is packed only of what is left of an open order', async () => {
    const { order, first } = await twoBooks()
    expect((await pack(order, { lines: [{ line: first, quantity: 3 }] })).body.code).toBe('too_many')
    expect((await pack(order, { lines: [{ line: 'x', quantity: 1 }] })).status).toBe(400)
    expect((await pack(order, { lines: [{ line: first, quantity: 0 }] })).status).toBe(400)
    expect((await pack(order, { courier: 'x'.repeat(301) })).status).toBe(400)
    await pack(order, {})
    expect((await pack(order, {})).status).toBe(409)
    const ebook = await env.makeEbook()
    const { order: unsent } = await env.buy({ [ebook.id]: 1 })
    expect((await pack(unsent, {})).status).toBe(409)
    await payOrder(env, unsent.id)
    expect((await pack(unsent, {})).status).toBe(409)
  })

  test('is a matter of who may change orders', async () => {
    const { order } = await twoBooks()
    const { cookie } = await addMember(env, ['finance'])
    const { body } = await pack(order, {})
    expect((await pack(order, {}, { cookie })).status).toBe(403)
    expect((await change(body, { status: 'shipped' }, { cookie })).status).toBe(403)
    expect((await unpack(body, { cookie })).status).toBe(403)
    expect(await statesOf(order)).toEqual(['Being processed', 'packed', 'packed'])
  })
})
