import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CODE, FOR_RITA, type GiftCardApp, startGiftCardApp } from './gift-card-actions.ts'
import { payOrder } from './order-actions.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let api: GiftCardApp
let finance: { cookie: string; email: string }
beforeAll(async () => {
  api = await startGiftCardApp()
  finance = await addMember(api, ['finance'])
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from rate_limit'))

const ask = (method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) =>
  call(api, method, `staff/gift-cards/${path}`, body, { cookie: finance.cookie, ...headers })
const once = (seen: number) => ({ ...version(seen), 'idempotency-key': crypto.randomUUID() })
const issue = (more: object = {}) =>
  ask(
    'POST',
    '',
    { amount: '1000', recipient_email: 'sita@example.com', reason: 'A parcel that was lost.', ...more },
    { 'idempotency-key': crypto.randomUUID() },
  )
const fieldsOf = ({ body }: { body: object }) =>
  Object.keys(body)
    .filter((name) => name !== 'code')
    .toSorted()

/** Sends what waits, and reads the code of the mail to this address. */
async function codeFor(email: string) {
  await api.drainJobs()
  const mail = api.mails.splice(0).find(({ to }) => to === email)
  const [code] = CODE.exec(mail?.text ?? '') ?? []
  return { mail, code: code ?? '' }
}
const movements = async (id: string) => (await ask('GET', `${id}/movements/`)).body.results
const cardOf = async (orderId: string) =>
  (await api.rows('select id from gift_card where order_id = $1', [orderId]))[0].id as string

describe('a gift card by staff', () => {
  test('is emailed to its recipient and can be spent; no answer or event has its code', async () => {
    const issued = await issue({ recipient_name: 'Sita', message: 'We are sorry.', language: 'ne' })
    expect([issued.status, issued.body]).toMatchObject([
      201,
      {
        ...{ state: 'waiting', ends_with: null, amount: '1000.00', balance: '1000.00', order: null, buyer_email: null },
        ...{ recipient_name: 'Sita', recipient_email: 'sita@example.com', language: 'ne', issued_by: finance.email },
      },
    ])
    const { mail, code } = await codeFor('sita@example.com')
    expect(mail).toMatchObject({ language: 'ne', attachments: [{ type: 'application/pdf' }] })
    expect(mail?.text).toContain('We are sorry.')
    expect(await api.balance(code)).toBe('1000.00')
    await api.spend(code)
    const { id } = issued.body
    const { body: card } = await ask('GET', `${id}/`)
    expect(card).toMatchObject({ state: 'active', ends_with: code.slice(-4), version: 1 })
    expect(await movements(id)).toMatchObject([
      { change: `-${(1000 - Number(card.balance)).toFixed(2)}`, reason: 'used', order: expect.any(String), author: '' },
      { change: '1000.00', balance: '1000.00', reason: 'issued', order: null },
    ])
    for (const q of [code.slice(-4).toLowerCase(), 'SITA@', 'sit'])
      expect((await ask('GET', `?q=${q}`)).body.results).toMatchObject([{ id }])
    const events = await api.rows("select * from staff_event where thing_kind = 'gift_card'")
    for (const text of [JSON.stringify(events), JSON.stringify((await ask('GET', '')).body)])
      for (const secret of [code, code.replaceAll('-', ''), code.slice(0, 9)]) expect(text).not.toContain(secret)
    expect(JSON.stringify(events)).not.toContain('sita@')
  })

  test.each([
    [{ amount: '199', recipient_email: 'x', reason: ' ' }, ['amount', 'reason', 'recipient_email']],
    [{ message: 'x'.repeat(501), recipient_name: 'x'.repeat(256) }, ['message', 'recipient_name']],
    [{ language: 'de' }, ['language']],
    [{ balance: '1' }, ['non_field_errors']],
  ])('with %j is refused', async (more, fields) => {
    const answer = await issue(more)
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields])
  })
})

test('a bought card is found by buyer and recipient, and by its order', async () => {
  const { code, orderId } = await api.card(1000)
  const id = await cardOf(orderId)
  const { body } = await ask('GET', `${id}/`)
  expect(body).toMatchObject({
    ...{ ends_with: code.slice(-4), state: 'active', buyer_email: FOR_RITA.email, reason: '', issued_by: '' },
    ...{ recipient_email: FOR_RITA.recipient_email, recipient_name: 'Rita', order: expect.any(String) },
  })
  for (const q of [body.order, FOR_RITA.email, 'rita', body.ends_with])
    expect((await ask('GET', `?page_size=100&q=${q}`)).body.results).toContainEqual(body)
  expect((await ask('GET', '?state=blocked')).body.results).toEqual([])
  expect((await ask('GET', '?q=%25')).body.count).toBe(0)
  for (const path of ['x/', `${crypto.randomUUID()}/`, `${crypto.randomUUID()}/movements/`])
    expect((await ask('GET', path)).status).toBe(404)
})

test('a blocked card leaves carts at once and cannot be spent until it is unblocked', async () => {
  const { code, orderId } = await api.card(1000)
  const id = await cardOf(orderId)
  const { cookie } = await api.shopper(code)
  const inCart = async () => (await call(api, 'GET', 'basket/', undefined, { cookie })).body.gift_card
  expect(await inCart()).toMatchObject({ balance: '1000.00' })
  expect(fieldsOf(await ask('POST', `${id}/block/`, { reason: '' }, version(1)))).toEqual(['reason'])
  const blocked = await ask('POST', `${id}/block/`, { reason: 'The code was posted online.' }, version(1))
  expect([blocked.status, blocked.body]).toMatchObject([200, { state: 'blocked', version: 2 }])
  expect(await inCart()).toBeNull()
  expect((await api.apply(cookie, code)).body.code).toBe('unknown_gift_card')
  expect((await api.rows('select take_gift_card($1, 1) as taken', [id]))[0].taken).toBe(false)
  const again = await ask('POST', `${id}/send/`, {}, once(2))
  expect([again.status, again.body.code]).toEqual([409, 'gift_card_blocked'])
  const old = await ask('POST', `${id}/unblock/`, { reason: 'Found.' }, version(1))
  expect([old.status, old.body.current]).toEqual([409, blocked.body])
  const open = await ask('POST', `${id}/unblock/`, { reason: 'Found.' }, version(2))
  expect([open.body.state, open.body.version]).toEqual(['active', 3])
  expect(await inCart()).toMatchObject({ balance: '1000.00' })
})

test('a balance is corrected by movements, once for each key, which add up to it', async () => {
  const { code, orderId } = await api.card(1000)
  const id = await cardOf(orderId)
  const { body: order } = await api.spend(code)
  const correct = (change: string, headers: Record<string, string>, reason = 'A wrong refund.') =>
    ask('POST', `${id}/corrections/`, { change, reason }, headers)
  for (const change of ['100', '+0', '-x', '+1.234', '-1000.01', '+1000'])
    expect(fieldsOf(await correct(change, once(1)))).toEqual(['change'])
  expect(fieldsOf(await correct('x', once(1), ' '))).toEqual(['change', 'reason'])
  expect((await correct('-10', version(1))).status).toBe(400)
  const before = Number((await ask('GET', `${id}/`)).body.balance)
  const key = once(1)
  const down = await correct('-100.50', key)
  expect([down.status, Number(down.body.balance), down.body.version]).toEqual([200, before - 100.5, 2])
  expect((await correct('-100.50', key)).body).toEqual(down.body)
  expect((await correct('-1', once(1))).body.current).toEqual(down.body)
  // Up to the amount; what returns from the order then goes above it.
  const full = await correct(`+${(1000 - Number(down.body.balance)).toFixed(2)}`, once(2))
  expect(full.body.balance).toBe('1000.00')
  const cancelled = await api.asStaff(order, 'cancel', {}, { 'idempotency-key': crypto.randomUUID() })
  expect(cancelled.status).toBe(200)
  const { balance } = (await ask('GET', `${id}/`)).body
  expect(Number(balance)).toBe(1000 + (1000 - before))
  const history = await movements(id)
  expect(history.map(({ reason, author }: Record<string, string>) => [reason, author])).toEqual([
    ['returned', ''],
    ['corrected', finance.email],
    ['corrected', finance.email],
    ['used', ''],
    ['issued', ''],
  ])
  expect(history.reduce((sum: number, { change }: { change: string }) => sum + Number(change), 0)).toBe(Number(balance))
  await expect(api.pool.query('update gift_card_movement set change = 1')).rejects.toThrow('never changed')
  await api.pool.query('update gift_card set cancelled_at = now() where id = $1', [id])
  expect((await correct('-1', once(3))).body.code).toBe('gift_card_cancelled')
})

test('a card is sent again with a new code, also to another address, and carts keep it', async () => {
  const { code, orderId } = await api.card(1000)
  const id = await cardOf(orderId)
  const { cookie } = await api.shopper(code)
  expect(fieldsOf(await ask('POST', `${id}/send/`, { email: 'x' }, once(1)))).toEqual(['email'])
  const key = once(1)
  const sent = await ask('POST', `${id}/send/`, { email: 'rita.new@example.com' }, key)
  expect([sent.status, sent.body]).toMatchObject([200, { recipient_email: 'rita.new@example.com', version: 2 }])
  expect((await ask('POST', `${id}/send/`, { email: 'rita.new@example.com' }, key)).body).toEqual(sent.body)
  const again = await codeFor('rita.new@example.com')
  expect(again.mail).toMatchObject({ replyTo: FOR_RITA.email })
  expect(again.mail?.text).toContain(FOR_RITA.message)
  expect([again.code === code, await api.balance(code), await api.balance(again.code)]).toEqual([
    false,
    undefined,
    '1000.00',
  ])
  expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body.gift_card.ends_with).toBe(again.code.slice(-4))
  // Nothing is sent a second time.
  await api.drainJobs()
  expect(api.mails).toEqual([])
  const waiting = (await issue()).body
  await api.drainJobs()
  api.mails.splice(0)
  await api.pool.query('update gift_card set balance = 0 where id = $1', [waiting.id])
  expect((await ask('POST', `${waiting.id}/send/`, {}, once(1))).body.code).toBe('gift_card_empty')
})

test('a card that was blocked before it was sent is sent once after it is unblocked, at the address that staff say', async () => {
  const blockThenOpen = async (id: string, sending: () => Promise<unknown>) => {
    await ask('POST', `${id}/block/`, { reason: 'Asked by the bank.' }, version(1))
    await sending()
    expect(api.mails).toEqual([])
    expect((await ask('GET', `${id}/`)).body).toMatchObject({ state: 'blocked', sent_at: null })
    expect((await ask('POST', `${id}/unblock/`, { reason: 'Found.' }, version(2))).status).toBe(200)
  }
  // A card by staff is sent to another address before its email has left.
  const { id } = (await issue()).body
  await blockThenOpen(id, api.drainJobs)
  const sent = await ask('POST', `${id}/send/`, { email: 'sita.new@example.com' }, once(3))
  expect([sent.status, sent.body]).toMatchObject([200, { state: 'waiting', recipient_email: 'sita.new@example.com' }])
  await api.drainJobs()
  expect(api.mails.splice(0).map(({ to }) => to)).toEqual(['sita.new@example.com'])
  expect((await ask('POST', `${id}/send/`, {}, once(4))).body).toMatchObject({ state: 'active' })
  expect((await codeFor('sita.new@example.com')).code).not.toBe('')

  // A card that was bought.
  const placed = await api.order(FOR_RITA)
  await payOrder(api, placed.body.id)
  const bought = await cardOf(placed.body.id)
  const bounced = async () => {
    await api.drainJobs()
    api.mails.splice(0, api.mails.length, ...api.mails.filter(({ to }) => to === FOR_RITA.recipient_email))
  }
  await blockThenOpen(bought, bounced)
  const { code } = await codeFor(FOR_RITA.recipient_email)
  expect(await api.balance(code)).toBe(`${FOR_RITA.amount}.00`)
  expect((await ask('POST', `${bought}/send/`, {}, once(3))).status).toBe(200)
})

test('a card that the buyer wants to be sent on a later day is not sent before', async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const placed = await api.order({ ...FOR_RITA, deliver_on: day })
  await payOrder(api, placed.body.id)
  await api.drainJobs()
  const id = await cardOf(placed.body.id)
  const early = await ask('POST', `${id}/send/`, {}, { ...once(1), 'accept-language': 'ne' })
  expect([early.status, early.body.code]).toEqual([409, 'gift_card_not_sent'])
  expect(early.body.detail).toMatch(/^[\u0900-\u097f]/)
})

test('the account of a recipient takes its address from the card', async () => {
  const member = await addMember(api, ['support'])
  const { id } = (await issue({ recipient_email: member.email })).body
  const exported = await call(api, 'GET', 'me/export/', undefined, { cookie: member.cookie })
  expect(exported.body.gift_cards).toMatchObject([{ amount: 100_000, gift: { recipient_email: member.email } }])
  await api.pool.query('delete from account where id = $1', [member.id])
  expect((await ask('GET', `${id}/`)).body).toMatchObject({ recipient_email: '', recipient_name: '' })
})
