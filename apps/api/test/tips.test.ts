import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settlePayment } from '../src/payments/status-sync/sync-payment.ts'
import { hoursFrom, makeContent, makeEventDate } from './make-content.ts'
import { NEPALI, payOrder, startOrderApp } from './order-actions.ts'
import { textOf } from './pdf-text.ts'
import { call, makeVoucher, newMember } from './visitors.ts'

let api: Awaited<ReturnType<typeof startOrderApp>>
beforeAll(async () => {
  api = await startOrderApp()
})
beforeEach(async () => {
  api.mails.splice(0)
  await api.rows('delete from rate_limit')
})
afterAll(() => api.stop())

type Headers = Record<string, string>

/** A streamed date of three hours that began some hours ago. */
async function makeStream(hoursAgo = 1, columns: object = {}) {
  const event = await makeContent(api.database, 'event', {
    en: { title: 'Night of the Madal' },
    ne: { title: 'मादलको रात' },
  })
  const starts_at = hoursFrom(new Date(), -hoursAgo)
  const { id } = await makeEventDate(api.database, event, { starts_at, is_streamed: true, ...columns })
  return { id, path: `events/${event.slug}/${id}/tips/`, slug: event.slug }
}

const TIP = { amount: '250', email: 'giver@example.com', payment_method: 'esewa' }

const give = (path: string, input: object = TIP, headers: Headers = {}) =>
  call(api, 'POST', path, input, { 'idempotency-key': randomUUID(), ...headers })

/** The order of a tip that was paid. */
async function paidTip(stream: { path: string }, input: object = TIP, headers: Headers = {}) {
  const { status, body, text } = await give(stream.path, input, headers)
  if (status !== 200) throw new Error(text)
  await payOrder(api, body.id)
  await api.drainJobs()
  return body
}

const staffCall = (method: 'GET' | 'POST', path: string, body?: object) =>
  call(api, method, path, body, { cookie: api.staff, 'idempotency-key': randomUUID() })

describe('a tip', () => {
  test('is an order of one line of its own kind, for the date of the event, without tax', async () => {
    const { id, path, slug } = await makeStream()
    const { status, body } = await give(path)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'Pending',
      total_incl_tax: '250.00',
      total_tax: '0.00',
      email: 'giver@example.com',
      is_gift: false,
      owner: null,
      shipping_method: null,
      tickets_url: null,
      lines: [
        {
          product_class: 'Tip',
          product_title: 'Tip: Night of the Madal',
          product_id: null,
          product: null,
          quantity: 1,
          event_date: { id, event_slug: slug, admits: 'stream', state: 'live' },
        },
      ],
      payment: { method: 'esewa', amount: '250.00' },
    })
    const { body: payment } = await call(api, 'GET', `payments/${body.payment.hash}/`)
    const allowed = payment.methods.filter((each: { allowed: boolean }) => each.allowed)
    expect(allowed.map(({ method }: { method: string }) => method)).not.toContain('cod')
    const nepali = await call(api, 'GET', `orders/by-hash/${body.hash}/`, undefined, NEPALI)
    expect(nepali.body.lines[0].product_title).toBe('टिप: मादलको रात')
  })

  test('of a member needs no email and belongs to the account, which others cannot read', async () => {
    const { path } = await makeStream()
    const { cookie, accountId } = await newMember(api)
    const { body } = await give(path, { amount: '१००', payment_method: 'card' }, { cookie })
    expect([body.email, body.owner, body.total_incl_tax]).toEqual([
      `${accountId}@members.example`,
      '/v1/api/me/',
      '100.00',
    ])
    const other = await newMember(api)
    expect((await call(api, 'GET', `orders/${body.id}/`, undefined, { cookie: other.cookie })).status).toBe(403)
    const { body: mine } = await call(api, 'GET', 'orders/', undefined, { cookie })
    expect(mine.results.map(({ number }: { number: string }) => number)).toEqual([body.number])
  })

  test('that is sent twice, also at once, is one order; the key of another tip is refused', async () => {
    const { path } = await makeStream()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => give(path, TIP, key)))
    const placed = answers.filter(({ status }) => status === 200)
    const { body } = await give(path, TIP, key)
    expect(new Set([body, ...placed.map((answer) => answer.body)].map(({ number }) => number)).size).toBe(1)
    const date = Number(path.split('/')[2])
    expect(await api.rows('select count(*)::integer from order_line where tipped_date_id = $1', [date])).toEqual([
      { count: 1 },
    ])
    expect((await give(path, { ...TIP, amount: '300' }, key)).status).toBe(422)
    expect((await give((await makeStream()).path, TIP, key)).status).toBe(422)
  })

  test.each([
    [{ amount: '49.99' }, 'amount', 'tip_too_low', 'Enter Rs\u00a050 or more.'],
    [{ amount: '10000.01' }, 'amount', 'tip_too_high', 'Enter Rs\u00a010,000 or less.'],
    [{ amount: '-250' }, 'amount', 'tip_invalid', 'Enter an amount in rupees, such as 250.'],
    [{ amount: '$250' }, 'amount', 'tip_invalid', 'Enter an amount in rupees, such as 250.'],
    [{ email: '' }, 'email', 'email_required', 'Enter your email address so we can send the receipt.'],
    [{ email: 'nobody' }, 'email', 'invalid', undefined],
    [{ payment_method: undefined }, 'payment_method', 'payment_method_required', 'Choose eSewa, Khalti or card.'],
    [{ payment_method: 'cod' }, 'payment_method', 'invalid', undefined],
  ])('with %j is refused at its field', async (input, field, code, message) => {
    const { path } = await makeStream()
    const { status, body, text } = await give(path, { ...TIP, ...input })
    expect([status, Object.keys(body)[0]]).toEqual([400, field])
    expect(text).toContain(code)
    if (message !== undefined) expect(body[field]).toEqual([message])
    expect((await give(path, { ...TIP, ...input }, NEPALI)).text).toMatch(/[\u0900-\u097f]/)
  })

  test.each([
    ['before the doors', -48, {}, 'tips_not_open', 'Tips open with the doors.'],
    ['after the end', 4, {}, 'tips_over', 'The stream has ended, so tips are closed.'],
    ['during the replay', 4, { replay_hours: 48 }, 'tips_over', 'The stream has ended, so tips are closed.'],
    ['of a cancelled date', 1, { status: 'cancelled' }, 'cancelled', 'This event is cancelled.'],
    ['when they are off', 1, { takes_tips: false }, 'tips_off', 'Tips are turned off for this event.'],
  ])('%s is refused with a clear message', async (_when, hoursAgo, columns, code, message) => {
    const { path } = await makeStream(hoursAgo, columns)
    const { status, body } = await give(path)
    expect([status, body.code, body.detail]).toEqual([409, code, message])
    expect((await give(path, TIP, NEPALI)).body.detail).toMatch(/^[\u0900-\u097f]/)
  })

  test('after staff ended the stream is refused, and a repeated request still gets its order', async () => {
    const { id, path } = await makeStream()
    const key = { 'idempotency-key': randomUUID() }
    const { status, body } = await give(path, TIP, key)
    expect(status).toBe(200)
    await api.rows(`update live_stream set said = 'ended', said_at = now() where event_date_id = $1`, [id])
    expect((await give(path)).body.code).toBe('tips_over')
    expect((await give(path, TIP, key)).body.number).toBe(body.number)
  })

  test('needs a streamed date of a published event', async () => {
    const hall = await makeStream(1, { is_streamed: false })
    const { path } = await makeStream()
    const answers = [await give(hall.path), await give(path.replace(/events\/[^/]+/, 'events/no-such-event'))]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('a tip that is paid', () => {
  test('delivers nothing: no library, no ticket, no wish for a parcel; the order is complete', async () => {
    const { hash } = await paidTip(await makeStream())
    const { body } = await call(api, 'GET', `orders/by-hash/${hash}/`)
    expect(body).toMatchObject({ status: 'Complete', payment_status: 'paid', library: [], can_cancel: false })
    expect([body.status_display, body.cancel_reason]).toEqual([
      'Tip paid',
      "A tip can't be cancelled here. Contact us if something is wrong.",
    ])
    expect(body.events.map(({ code }: { code: string }) => code)).toEqual(['placed', 'paid'])
    expect(await api.rows('select from entitlement where order_id = $1', [body.id])).toEqual([])
  })

  test('sends one mail that names it, with the way back while the stream goes on', async () => {
    const stream = await makeStream()
    const { number } = await paidTip(stream)
    const [mail, ...others] = api.mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'giver@example.com', subject: `Your tip, order ${number}` })
    expect(mail?.text).toContain('Tip: Night of the Madal')
    expect(mail?.text).not.toContain('1 ×')
    expect(mail?.text).toContain(`/event/${stream.slug}/${stream.id}/live/`)
    expect(mail?.text).not.toMatch(/library|ticket|bundle/i)
    api.mails.splice(0)
    await paidTip(stream, TIP, NEPALI)
    expect(api.mails[0]?.subject).toMatch(/^तपाईंको टिप, अर्डर/)
    expect(api.mails[0]?.text).toContain('टिप: मादलको रात')
  })

  test('that is not paid sends none', async () => {
    await give((await makeStream()).path)
    await api.drainJobs()
    expect(api.mails).toEqual([])
  })

  test('is named on receipt and invoice, without tax', async () => {
    const { hash } = await paidTip(await makeStream())
    const { body } = await call(api, 'GET', `orders/by-hash/${hash}/receipt/`)
    expect(body.lines).toMatchObject([{ title: 'Tip: Night of the Madal', product_class: 'Tip', tax_rate: 0 }])
    expect(body.taxes).toEqual([{ rate: 0, price_excl_tax: '250.00', tax: '0.00', price_incl_tax: '250.00' }])
    const invoice = await api.app.inject({ url: `/v1/api/orders/by-hash/${hash}/invoice.pdf` })
    const text = await textOf(invoice.rawPayload)
    expect(text).toContain('Tip: Night of the Madal')
    expect(text).not.toMatch(/bundle/i)
  })

  test('that arrives after the end of the stream still counts, once', async () => {
    const { id, path } = await makeStream()
    const { body } = await give(path)
    await api.rows(`update live_stream set said = 'ended', said_at = now() where event_date_id = $1`, [id])
    const payment = await payOrder(api, body.id)
    await Promise.all([1, 2].map(() => settlePayment(api.database, payment)))
    expect((await call(api, 'GET', `orders/by-hash/${body.hash}/`)).body.payment_status).toBe('paid')
  })

  test('is not ordered again', async () => {
    const { hash } = await paidTip(await makeStream())
    const { body } = await call(api, 'POST', `orders/by-hash/${hash}/again/`, {}, { 'idempotency-key': randomUUID() })
    expect([body.added, body.refused[0].reason]).toEqual([[], 'tip'])
  })
})

describe('staff', () => {
  test('switch tips off and on for a date; a change that says nothing of them leaves them', async () => {
    const { id, path } = await makeStream()
    const at = `staff/event-dates/${id}/`
    const change = async (parts: object) => {
      const { body } = await staffCall('GET', at)
      const { venue_id, status, doors_at, starts_at, ends_at, is_streamed, replay_hours, version } = body
      const fields = { venue_id, status, doors_at, starts_at, ends_at, is_streamed, replay_hours, ...parts }
      const headers = { cookie: api.staff, 'if-match': `"${version}"` }
      return (await call(api, 'PUT', at, fields, headers)).body.takes_tips
    }
    expect((await staffCall('GET', at)).body.takes_tips).toBe(true)
    expect(await change({ takes_tips: false })).toBe(false)
    expect(await change({ status: 'scheduled' })).toBe(false)
    expect((await give(path)).body.code).toBe('tips_off')
    expect(await change({ takes_tips: true })).toBe(true)
    expect((await give(path)).status).toBe(200)
  })

  test('refund a tip in part and whole', async () => {
    const { id, hash } = await paidTip(await makeStream())
    expect((await staffCall('POST', `staff/orders/${id}/refund/`, { amount: '50.00' })).status).toBe(200)
    const { body } = await call(api, 'GET', `orders/by-hash/${hash}/`)
    expect([body.refunded, body.payment_status]).toEqual(['50.00', 'partially_refunded'])
    const whole = await staffCall('POST', `staff/orders/${id}/refund/`, {
      lines: [{ line: body.lines[0].id, quantity: 1 }],
    })
    expect(whole.status).toBe(200)
    expect((await call(api, 'GET', `orders/by-hash/${hash}/`)).body.refunded).toBe('250.00')
  })

  test('read tips by event and kind, and what of them is left beside the tickets', async () => {
    const stream = await makeStream()
    await paidTip(stream)
    const { id } = await paidTip(stream, { ...TIP, amount: '100' })
    await give(stream.path)
    await staffCall('POST', `staff/orders/${id}/refund/`, { amount: '40.00' })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' })
    const day = today.format(new Date())
    const [started] = await api.rows('select starts_at from event_date where id = $1', [stream.id])
    const report = async (path: string) => (await staffCall('GET', `staff/reports/${path}`)).body
    const byEvent = await report(`sales/?from=${day}&to=${day}&by=event`)
    const ofEvent = byEvent.rows.find(({ key }: { key: string }) => key === String(stream.id))
    expect(ofEvent).toMatchObject({
      orders: 2,
      copies: 2,
      goods: '350.00',
      vat: '0.00',
      refunds: '40.00',
      net: '310.00',
    })
    const byClass = await report(`sales/?from=${day}&to=${day}&by=product_class`)
    expect(byClass.rows.map(({ key }: { key: string }) => key)).toContain('Tip')
    const startDay = today.format(started.starts_at)
    const tickets = await report(`tickets/?from=${startDay}&to=${startDay}`)
    const row = tickets.rows.find(({ event_date }: { event_date: number }) => event_date === stream.id)
    expect(row).toMatchObject({ tips: 2, tips_total: '310.00' })
  })
})

test('vouchers do not lower a tip: it is paid without a cart', async () => {
  await makeVoucher(api, { percent: 50 })
  const { body } = await give((await makeStream()).path, { ...TIP, vouchercode: 'ANY' })
  expect([body.total_incl_tax, body.voucher_discounts, body.gift_card_amount]).toEqual(['250.00', [], '0.00'])
})
