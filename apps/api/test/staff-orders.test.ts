import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { COD, GUEST, HOME, payOrder, startOrderApp } from './order-actions.ts'
import { textOf } from './pdf-text.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

let env: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  env = await startOrderApp()
})
afterAll(() => env.stop())

const find = async (query: string) => {
  const { status, body } = await call(env, 'GET', `staff/orders/?page_size=100&${query}`, undefined, {
    cookie: env.staff,
  })
  expect(status).toBe(200)
  return body.results.map(({ id }: { id: string }) => id)
}
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(env, 'POST', `staff/orders/${path}`, body, { cookie: env.staff, ...headers })

describe('the list of orders', () => {
  test('is searched by a part of a name, an address or a title', async () => {
    const book = await makeProduct(env.database, { title: { en: 'Ghatshila Almanac 50%', ne: 'घाटशिला पञ्चाङ्ग' } })
    const home = { ...HOME, first_name: 'Kopila', last_name: 'Shrestha_Rai' }
    const { order } = await env.buy({ [book.id]: 1 }, { ...GUEST, shipping_address: home })
    const parts = [
      'kopila shr',
      'shrestha_rai',
      order.email.slice(0, -3).toUpperCase(),
      'Ghatshila',
      'almanac 50%',
      'घाटशिला',
    ]
    for (const words of [...parts, `#${order.number}`])
      expect([words, await find(`q=${encodeURIComponent(words)}`)]).toEqual([words, [order.id]])
    for (const words of ['shresthaXrai', 'almanac 50_', 'kopila%shr'])
      expect([words, await find(`q=${encodeURIComponent(words)}`)]).toEqual([words, []])
  })

  test('is filtered by payment, delivery, method and day', async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 }, COD)
    await env.rows(`update "order" set placed_at = '2026-03-04T18:20:00Z' where id = $1`, [order.id])
    const on = 'from=2026-03-05&to=2026-03-05'
    expect(await find(on)).toEqual([order.id])
    expect(await find('from=2026-03-04&to=2026-03-04')).toEqual([])
    expect(await find(`${on}&payment=cod_pending&delivery=inside-valley&method=cod`)).toEqual([order.id])
    for (const other of ['payment=paid', 'delivery=abroad', 'method=khalti', 'status=Complete', 'channel=box_office'])
      expect([other, await find(`${on}&${other}`)]).toEqual([other, []])
    for (const wrong of [
      'from=2026-02-30',
      'to=soon',
      'from=0000-01-01',
      'payment=x',
      'delivery=x',
      'method=x',
      'work=x',
    ]) {
      const { status } = await call(env, 'GET', `staff/orders/?${wrong}`, undefined, { cookie: env.staff })
      expect([wrong, status]).toEqual([wrong, 400])
    }
  })

  test('shows what must be packed, and what of it today', async () => {
    const book = await env.makeBook()
    const [due, later] = [await env.buy({ [book.id]: 2 }, COD), await env.buy({ [book.id]: 1 }, COD)]
    const day = (offset: number) => `(now() at time zone 'Asia/Kathmandu')::date + ${offset}`
    for (const [{ order }, offset] of [
      [due, 0],
      [later, 1],
    ] as const)
      await env.rows(
        `update "order" set slot_day = ${day(offset)}, slot_starts_at = '10:00', slot_ends_at = '13:00' where id = $1`,
        [order.id],
      )
    const counts = async () => (await call(env, 'GET', 'staff/work/', undefined, { cookie: env.staff })).body
    const before = await counts()
    expect(await find('work=pack')).toEqual(expect.arrayContaining([due.order.id, later.order.id]))
    const today = await find('work=pack_today')
    expect([today.includes(due.order.id), today.includes(later.order.id)]).toEqual([true, false])
    const seen = await env.seen(due.order)
    expect([seen.pack_by, seen.lines_to_pack]).toEqual([
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format(new Date()),
      [{ line: due.order.lines[0].id, quantity: 2 }],
    ])
    await post(`${due.order.id}/shipments/`, { lines: [{ line: due.order.lines[0].id, quantity: 1 }] })
    expect(await counts()).toEqual(before)
    await post(`${due.order.id}/shipments/`, {})
    expect(await find('work=pack')).not.toContain(due.order.id)
    expect((await env.seen(due.order)).pack_by).toBe(null)
    expect(await counts()).toEqual({ ...before, to_pack: before.to_pack - 1, to_pack_today: before.to_pack_today - 1 })
  })

  test('counts refunds by hand and payments to check', async () => {
    const book = await env.makeBook()
    const counts = async () => (await call(env, 'GET', 'staff/work/', undefined, { cookie: env.staff })).body
    const before = await counts()
    const [{ order }, { order: odd }] = [await env.buy({ [book.id]: 1 }, COD), await env.buy({ [book.id]: 1 })]
    await env.asStaff(order, 'collect')
    await env.asStaff(order, 'cancel')
    await env.rows(`update payment set status = 'review' where order_id = $1`, [odd.id])
    await env.rows(`update "order" set payment_status = 'review' where id = $1`, [odd.id])
    const now = await counts()
    expect([now.refunds_by_hand - before.refunds_by_hand, now.payments_to_check - before.payments_to_check]).toEqual([
      1, 1,
    ])
    expect(await find('work=refund')).toContain(order.id)
    expect(await find('work=payment')).toContain(odd.id)
  })

  test('reads many orders in as many statements as one', async () => {
    const book = await env.makeBook()
    for (const _ of [1, 2, 3]) await env.buy({ [book.id]: 1 }, COD)
    const counted = async (size: number) =>
      (
        await env.statementsOf(() =>
          call(env, 'GET', `staff/orders/?page_size=${size}`, undefined, { cookie: env.staff }),
        )
      ).length
    expect(await counted(3)).toBe(await counted(1))
  })
})

describe('notes', () => {
  test('are for staff only, and are removed', async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 }, COD)
    const key = { 'idempotency-key': `note on ${order.number}` }
    const note = await post(`${order.id}/notes/`, { text: ' Rings at the back door. ', is_printed: true }, key)
    expect([note.status, note.body]).toMatchObject([
      201,
      { text: 'Rings at the back door.', is_printed: true, author: 'staff@example.com' },
    ])
    expect(
      (await post(`${order.id}/notes/`, { text: ' Rings at the back door. ', is_printed: true }, key)).body,
    ).toEqual(note.body)
    expect((await env.seen(order)).notes).toEqual([note.body])
    expect((await call(env, 'GET', order.hash_url)).text).not.toContain('back door')
    for (const body of [{ text: ' ' }, { text: 'x'.repeat(2001) }, {}, { text: 'x', is_printed: 'yes' }])
      expect((await post(`${order.id}/notes/`, body)).status).toBe(400)
    const remove = (cookie: string) =>
      call(env, 'DELETE', `staff/orders/${order.id}/notes/${note.body.id}/`, undefined, { cookie })
    expect((await remove((await addMember(env, ['finance'])).cookie)).status).toBe(403)
    expect([(await remove(env.staff)).status, (await remove(env.staff)).status]).toEqual([204, 404])
    expect((await env.seen(order)).notes).toEqual([])
  })

  test('go with the personal data of the buyer, and are part of the export', async () => {
    const book = await env.makeBook()
    const { order, cookie } = await env.buy({ [book.id]: 1 }, COD)
    await post(`${order.id}/notes/`, { text: 'Rings at the back door.' })
    for (const status of ['packed', 'shipped', 'delivered'])
      await env.asStaff(order, 'fulfilment', { status, tracking: 'NCM 77' })
    await env.asStaff(order, 'collect')
    const exported = await call(env, 'GET', 'me/export/', undefined, { cookie })
    expect(exported.text).toContain('Rings at the back door.')
    expect((await call(env, 'DELETE', 'me/', undefined, { cookie })).status).toBeLessThan(300)
    const kept = `select (select count(*)::integer from order_note where order_id = $1) as notes,
      (select tracking from shipment where order_id = $1) as tracking`
    expect(await env.rows(kept, [order.id])).toEqual([{ notes: 0, tracking: '' }])
  })
})

describe('a mail that is sent again', () => {
  test('has what the order has now, at most five times an hour', async () => {
    const book = await env.makeBook()
    const { order } = await env.buy({ [book.id]: 1 })
    await payOrder(env, order.id)
    await env.drainJobs()
    env.mails.length = 0
    const key = { 'idempotency-key': `mail of ${order.number}` }
    const sent = await post(`${order.id}/mails/`, { kind: 'receipt' }, key)
    expect([sent.status, sent.body]).toEqual([202, { kind: 'receipt', to: order.email }])
    expect((await post(`${order.id}/mails/`, { kind: 'receipt' }, key)).status).toBe(202)
    await env.drainJobs()
    expect(
      env.mails.map(({ to, attachments = [] }) => [to, attachments.some(({ name }) => name.endsWith('.pdf'))]),
    ).toEqual([[order.email, true]])
    for (const _ of [1, 2, 3, 4]) expect((await post(`${order.id}/mails/`, { kind: 'confirmation' })).status).toBe(202)
    expect((await post(`${order.id}/mails/`, { kind: 'confirmation' })).status).toBe(429)
    await env.drainJobs()
    expect(env.mails).toHaveLength(5)
  })

  test('is refused where there is none', async () => {
    const book = await env.makeBook()
    const [{ order }, { order: open }] = [await env.buy({ [book.id]: 1 }, COD), await env.buy({ [book.id]: 1 })]
    for (const kind of ['tickets', 'receipt', 'shipped'])
      expect([kind, (await post(`${order.id}/mails/`, { kind })).body.code]).toEqual([kind, 'mail_not_ready'])
    expect((await post(`${open.id}/mails/`, { kind: 'receipt' })).status).toBe(409)
    expect((await post(`${order.id}/mails/`, { kind: 'gift' })).status).toBe(400)
    await env.rows(`update "order" set email = null where id = $1`, [order.id])
    expect((await post(`${order.id}/mails/`, { kind: 'confirmation' })).body.code).toBe('no_mail')
    const { cookie } = await addMember(env, ['finance'])
    expect((await post(`${order.id}/mails/`, { kind: 'confirmation' }, { cookie })).status).toBe(403)
  })
})

describe('papers', () => {
  const paper = async (name: string, orders: string, language = 'en') => {
    const url = `/v1/api/staff/orders/${name}?orders=${encodeURIComponent(orders)}`
    const { statusCode, rawPayload, headers } = await env.app.inject({
      ...{ method: 'GET', url, headers: { cookie: env.staff, 'accept-language': language } },
    })
    return { statusCode, headers, rawPayload }
  }

  test('list what is left to pack, with printed notes and the cash to collect', async () => {
    const [book, gone] = [
      await makeProduct(env.database, { title: { en: 'Rain Ledger', ne: 'वर्षाको खाता' }, selling_price: 40_000 }),
      await makeProduct(env.database, { title: { en: 'Sent before', ne: 'पठाइसकेको' }, selling_price: 40_000 }),
    ]
    const { order } = await env.buy({ [book.id]: 2, [gone.id]: 1 }, COD)
    const line = order.lines.find(({ product_id }: { product_id: number }) => product_id === gone.id).id
    await post(`${order.id}/shipments/`, { lines: [{ line, quantity: 1 }] })
    await post(`${order.id}/notes/`, { text: 'Add a bookmark.', is_printed: true })
    await post(`${order.id}/notes/`, { text: 'Called twice.' })
    const { order: other } = await env.buy({ [book.id]: 1 })
    await payOrder(env, other.id)
    const { statusCode, headers, rawPayload } = await paper('packing-lists.pdf', `${order.number}, ${other.number}`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/pdf', 'private, no-store'],
    ])
    const [first = '', second = ''] = (await textOf(rawPayload)).split(`Order ${other.number}`)
    for (const shown of [`Order ${order.number}`, '2 ×', 'Rain Ledger', 'Maya Gurung', 'Add a bookmark.', 'Collect Rs'])
      expect(first).toContain(shown)
    for (const hidden of ['Sent before', 'Called twice.']) expect(first).not.toContain(hidden)
    expect(second).toContain('Paid')
  })

  test('label each parcel with address, number and cash', async () => {
    const book = await env.makeBook()
    const orders: { number: string }[] = []
    for (const _ of [1, 2, 3, 4, 5]) orders.push((await env.buy({ [book.id]: 1 }, COD)).order)
    const { rawPayload } = await paper('labels.pdf', orders.map(({ number }) => number).join())
    const text = await textOf(rawPayload)
    for (const { number } of orders) expect(text).toContain(`Order ${number}`)
    expect(text.match(/Mangal Bazaar 7/g)).toHaveLength(5)
    expect(text).toContain('Collect Rs 500')
    const nepali = await paper('labels.pdf', orders[0]?.number ?? '', 'ne')
    expect(nepali.statusCode).toBe(200)
  })

  test.each(['packing-lists.pdf', 'labels.pdf'])('%s are refused for orders that are not sent', async (name) => {
    const book = await env.makeBook()
    const [{ order: unpaid }, { order: cancelled }, { order: sent }] = [
      await env.buy({ [book.id]: 1 }),
      await env.buy({ [book.id]: 1 }, COD),
      await env.buy({ [book.id]: 1 }, COD),
    ]
    await env.asStaff(cancelled, 'cancel')
    const numbers = [unpaid, cancelled].map(({ number }) => number)
    const { statusCode, rawPayload } = await paper(name, [...numbers, sent.number].join())
    expect([statusCode, JSON.parse(rawPayload.toString())]).toEqual([
      ...[409, { detail: `These orders are not sent and have no papers: ${numbers.join(', ')}.`, code: 'not_sent' }],
    ])
    expect((await paper(name, sent.number)).statusCode).toBe(200)
  })

  test.each(['packing-lists.pdf', 'labels.pdf'])('%s are refused for unknown, no or too many orders', async (name) => {
    for (const orders of ['1,2', ',', '', Array.from({ length: 51 }, (_, at) => at).join()])
      expect((await paper(name, orders)).statusCode).toBe(400)
  })
})
