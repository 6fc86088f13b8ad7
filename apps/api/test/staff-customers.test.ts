import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sellGoods } from './digital-products.ts'
import { makeProduct } from './make-product.ts'
import { HOME } from './order-actions.ts'
import { type BoxOffice, startBoxOffice } from './sell-tickets.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'
import { writeOrder } from './write-order.ts'

let api: BoxOffice
let staff: { id: string; email: string; cookie: string }
beforeAll(async () => {
  api = await startBoxOffice()
  staff = await addMember(api, ['support'])
})
afterAll(() => api.stop())

const ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => call(api, method, `staff/customers/${path}`, body, { cookie: staff.cookie, ...headers })
const rows = async (text: string, values: unknown[] = []) => (await api.pool.query(text, values)).rows
const found = async (q: string, more = '') =>
  (await ask('GET', `?page_size=100&q=${encodeURIComponent(q)}${more}`)).body.results

/** An account with a name. */
async function newAccount(name = 'Maya Gurung') {
  const email = `c${crypto.randomUUID().slice(0, 13)}@example.com`
  const cookie = await api.logIn(email)
  await call(api, 'PATCH', 'me/', { name, phone_number: '9841234567' }, { cookie })
  const [{ id }] = await rows('select id from account where email = $1', [email])
  return { id: String(id), email, cookie }
}

const LINE = { productId: 1, productClass: 'Book' as const, titles: { en: 'The Rain Ledger' } }

/** An order, paid and delivered. */
async function order(columns: Partial<Parameters<typeof writeOrder>[1]> = {}, { paid = 50_000, refunded = 0 } = {}) {
  const written = await writeOrder(api.database, { status: 'Complete', phone: null, lines: [LINE], ...columns })
  await rows(
    `insert into payment (id, hash, order_id, method, status, amount, refunded, reference, paid_at)
     values (gen_random_uuid(), $1, $2, 'khalti', 'paid', $3, $4, $5, now())`,
    [crypto.randomUUID(), written.id, paid, refunded, written.id.slice(-20)],
  )
  return written
}

const newGuest = async () => {
  const email = `g${crypto.randomUUID().slice(0, 13)}@example.com`
  const shipping_address = JSON.stringify({ first_name: 'Saru', last_name: 'Rai', country: 'NP', line4: 'Patan' })
  const first = await order({ email, phone: '+9779800000001', shipping_address })
  return { email, first, second: await order({ email, status: 'Cancelled' }, { refunded: 20_000 }) }
}

describe('the list of customers', () => {
  test('has accounts and guests, found by name, address, phone and order', async () => {
    const account = await newAccount('Pasang 50% Dolma')
    const mine = await order({ account_id: account.id, email: account.email })
    const guest = await newGuest()
    const [listed] = await found(account.email)
    expect(listed).toMatchObject({
      ...{ id: account.id, kind: 'account', name: 'Pasang 50% Dolma', email: account.email, num_orders: 1 },
      ...{ paid: '500.00', refunded: '0.00', is_staff: false },
    })
    const seen = { id: guest.first.id, kind: 'guest', name: 'Saru Rai', email: guest.email, num_orders: 2 }
    for (const q of [guest.email, guest.first.number, `#${guest.second.number}`])
      expect(await found(q)).toMatchObject([{ ...seen, paid: '1000.00', refunded: '200.00', phone: '+9779800000001' }])
    for (const q of ['pasang 50% d', mine.number]) expect(await found(q)).toMatchObject([{ id: account.id }])
    expect(await found('pasang 50_ d')).toEqual([])
    const ids = async (q: string, more = '') => (await found(q, more)).map(({ id }: { id: string }) => id)
    for (const q of ['saru rai', '9800000001', '९८०००००००१']) expect(await ids(q)).toContain(guest.first.id)
    expect([await ids(guest.email, '&kind=account'), await ids(account.email, '&kind=guest')]).toEqual([[], []])
    expect((await ask('GET', '?kind=x')).status).toBe(400)
    expect((await ask('GET', '?page=999')).body).toMatchObject({ results: [] })
  })

  test('shows orders without a login with the account that has verified their address', async () => {
    const guest = await newGuest()
    const cookie = await api.logIn(guest.email)
    expect(await found(guest.email)).toMatchObject([{ kind: 'account', num_orders: 2 }])
    expect((await ask('GET', `${guest.first.id}/`)).status).toBe(404)
    await rows('update account set email_verified_at = null where email = $1', [guest.email])
    expect((await found(guest.email)).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'account',
      'guest',
    ])
    expect(cookie).toBeTruthy()
  })

  test('is closed to the box office, which has no customers of its own', async () => {
    const { cookie } = await addMember(api, ['box_office'])
    expect((await ask('GET', '', undefined, { cookie })).status).toBe(403)
  })
})

describe('a customer', () => {
  test('has orders, library, tickets, reviews, messages, newsletter and notes', async () => {
    const { id, email, cookie } = await newAccount()
    const event = await api.makeTicketedEvent()
    await api.buy(event.productId, { cookie })
    const ebook = await makeProduct(api.database, {
      product_class: 'E-book',
      num_available: null,
      title: { en: 'Fog' },
    })
    await sellGoods(api, [ebook.id], { accountId: id })
    await call(
      api,
      'PUT',
      `products/${ebook.slug}/reviews/own/`,
      { stars: 4, name: 'Maya', title: '', text: 'Good.', language: 'en' },
      { cookie },
    )
    await call(api, 'POST', 'contact/', { name: 'Maya', email, message: 'When?' })
    await call(api, 'POST', 'subscriptions/', { email })
    const added = await ask('POST', `${id}/notes/`, { text: ' Prefers  mornings. ' }, { 'idempotency-key': `n ${id}` })
    expect([added.status, added.body]).toMatchObject([
      201,
      { text: 'Prefers  mornings.', author: staff.email, is_author_active: true },
    ])
    const again = await ask('POST', `${id}/notes/`, { text: ' Prefers  mornings. ' }, { 'idempotency-key': `n ${id}` })
    expect(again.body).toEqual(added.body)
    const { body } = await ask('GET', `${id}/`)
    expect(body).toMatchObject({
      ...{ id, email, is_email_verified: true, version: expect.any(Number), num_orders: 2 },
      orders: [{ items: [{ quantity: 1 }] }, {}],
      library: [{ slug: ebook.slug, title: { en: 'Fog' }, terms: 'own', state: 'active' }],
      tickets: [{ title: { en: expect.any(String) }, status: 'valid', checked_in_at: null }],
      reviews: [{ slug: ebook.slug, stars: 4 }],
      messages: [{ status: 'open' }],
      newsletter: { state: 'unconfirmed', language: 'en' },
      notes: [added.body],
    })
    expect(body.orders[0].placed_at).toMatch(/Z$/)
    for (const wrong of [{ text: ' ' }, { text: 'x'.repeat(2001) }, {}])
      expect((await ask('POST', `${id}/notes/`, wrong)).status).toBe(400)
    const other = await addMember(api, ['support'])
    const ofOther = (method: 'PATCH' | 'DELETE', sent?: object) =>
      call(api, method, `staff/customers/${id}/notes/${added.body.id}/`, sent, { cookie: other.cookie, ...version(1) })
    expect((await ofOther('DELETE')).body.code).toBe('not_own_note')
    expect((await ofOther('PATCH', { text: 'No.' })).status).toBe(403)
    const edited = await ask('PATCH', `${id}/notes/${added.body.id}/`, { text: 'Prefers evenings.' }, version(1))
    expect([edited.status, edited.body]).toEqual([
      ...[200, { ...added.body, text: 'Prefers evenings.', version: 2, edited_at: expect.any(String) }],
    ])
    expect((await ask('PATCH', `${id}/notes/${added.body.id}/`, { text: ' ' }, version(2))).status).toBe(400)
    expect((await ask('DELETE', `${id}/notes/x/`)).status).toBe(404)
    expect((await ask('DELETE', `${staff.id}/notes/${added.body.id}/`)).status).toBe(404)
    expect((await ask('DELETE', `${id}/notes/${added.body.id}/`)).status).toBe(204)
    for (const missing of [crypto.randomUUID(), 'x']) expect((await ask('GET', `${missing}/`)).status).toBe(404)
  })

  test('loses a note by an owner, or by everybody once its author has left', async () => {
    const { id } = await newAccount()
    const [left, owner] = [await addMember(api, ['support']), await addMember(api, ['owner'])]
    const notes = `staff/customers/${id}/notes/`
    const write = async () => (await call(api, 'POST', notes, { text: 'Rings.' }, { cookie: left.cookie })).body.id
    const remove = (note: string, cookie?: string) =>
      cookie ? call(api, 'DELETE', `${notes}${note}/`, undefined, { cookie }) : ask('DELETE', `${id}/notes/${note}/`)
    const [first, second] = [await write(), await write()]
    expect(
      (await call(api, 'PATCH', `${notes}${first}/`, { text: 'No.' }, { cookie: owner.cookie, ...version(1) })).status,
    ).toBe(403)
    expect((await remove(first, owner.cookie)).status).toBe(204)
    expect((await remove(second)).body.code).toBe('not_own_note')
    await rows(
      'update staff_member set ended_at = now() where account_id = (select id from account where email = $1)',
      [left.email],
    )
    const { body } = await ask('GET', `${id}/`)
    expect(body.notes).toMatchObject([{ id: second, is_author_active: false }])
    expect((await remove(second)).status).toBe(204)
  })

  test('has saved addresses, and what was agreed to', async () => {
    const { id, email, cookie } = await newAccount()
    await call(api, 'POST', 'useraddresses/', HOME, { cookie })
    await api.pool.query(
      `insert into subscription (id, email, language, unsubscribe_token, confirmed_at, unsubscribed_at)
       values (gen_random_uuid(), $1, 'en', $2, '2026-01-02', '2026-02-03')`,
      [email, 'u'.repeat(30) + id.slice(0, 13)],
    )
    const { body } = await ask('GET', `${id}/`)
    expect(body.addresses).toEqual([
      expect.objectContaining({
        lines: expect.arrayContaining(['NP']),
        phone: expect.any(String),
        notes: expect.any(String),
      }),
    ])
    expect(body.consents).toEqual([
      ...[
        {
          kind: 'newsletter',
          count: 0,
          given_at: expect.stringMatching(/Z$/),
          withdrawn_at: expect.stringMatching(/Z$/),
        },
      ],
    ])
  })

  test('has the same export as the person, and a guest has one as well', async () => {
    const { id, cookie } = await newAccount()
    await ask('POST', `${id}/notes/`, { text: 'Prefers mornings.' })
    const own = await call(api, 'GET', 'me/export/', undefined, { cookie })
    const exported = await ask('POST', `${id}/export/`)
    expect([exported.status, exported.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(exported.body).toEqual(own.body)
    expect(exported.body.notes).toMatchObject([{ text: 'Prefers mornings.' }])
    const guest = await newGuest()
    const other = (await ask('POST', `${guest.first.id}/export/`)).body
    expect([other.account, other.orders.length, other.addresses]).toEqual([null, 2, []])
    expect((await ask('POST', `${crypto.randomUUID()}/export/`)).status).toBe(404)
    expect((await ask('POST', `${staff.id}/export/`)).body.code).toBe('customer_is_staff')
  })
})

describe('deleting a customer', () => {
  const versionOf = async (id: string) => version((await ask('GET', `${id}/`)).body.version)

  test('erases the person like their own deletion does', async () => {
    const { id, email } = await newAccount()
    const mine = await order({
      account_id: id,
      email,
      shipping_address: JSON.stringify({ country: 'NP', line1: 'Jhochhen', line4: 'Patan' }),
    })
    const loose = await order({ email })
    const before = await versionOf(id)
    expect((await ask('DELETE', `${id}/`)).status).toBe(400)
    const old = await ask('DELETE', `${id}/`, undefined, version(99))
    expect([old.status, old.body]).toMatchObject([409, { code: 'version_conflict', current: { id, email } }])
    expect((await ask('DELETE', `${id}/`, undefined, before)).status).toBe(204)
    expect((await ask('GET', `${id}/`)).status).toBe(404)
    expect(await found(email)).toEqual([])
    const left = await rows(
      'select email, phone, account_id, shipping_address, total from "order" where id = any ($1)',
      [[mine.id, loose.id]],
    )
    expect(left).toMatchObject([{ email: null, phone: null, account_id: null, total: 50_000 }, { email: null }])
    expect(left[0].shipping_address).toEqual({ country: 'NP', line4: 'Patan' })
  })

  test('is refused while an order, a refund or a message is open', async () => {
    const { id, email } = await newAccount()
    const open = await order({ account_id: id, email, status: 'Being processed' })
    const answer = await ask('DELETE', `${id}/`, undefined, { ...(await versionOf(id)), 'accept-language': 'ne' })
    expect([answer.status, answer.body.code]).toEqual([409, 'customer_has_open_orders'])
    expect(answer.body.detail).toMatch(new RegExp(`^यी.*${open.number}`))
    await rows(`update "order" set status = 'Cancelled', payment_status = 'refund_due' where id = $1`, [open.id])
    expect((await ask('DELETE', `${id}/`, undefined, await versionOf(id))).body.code).toBe('customer_has_open_orders')
    await rows(`update "order" set payment_status = 'refunded' where id = $1`, [open.id])
    await call(api, 'POST', 'contact/', { name: 'Maya', email, message: 'When?' })
    expect((await ask('DELETE', `${id}/`, undefined, await versionOf(id))).body.code).toBe('customer_has_open_messages')
    await rows(`update contact_message set status = 'closed' where email = $1`, [email])
    expect((await ask('DELETE', `${id}/`, undefined, await versionOf(id))).status).toBe(204)
  })

  test('is refused for staff, and erases guests', async () => {
    expect((await ask('DELETE', `${staff.id}/`, undefined, await versionOf(staff.id))).body.code).toBe(
      'customer_is_staff',
    )
    const guest = await newGuest()
    await ask('POST', `${guest.second.id}/notes/`, { text: 'Rings twice.' })
    const key = { 'idempotency-key': `delete ${guest.email}` }
    for (const _ of [1, 2])
      expect((await ask('DELETE', `${guest.second.id}/`, undefined, { ...version(1), ...key })).status).toBe(204)
    expect(await found(guest.email)).toEqual([])
    const left = await rows('select email, is_forgotten from "order" where id = any ($1)', [
      [guest.first.id, guest.second.id],
    ])
    expect(left).toEqual([1, 2].map(() => ({ email: null, is_forgotten: true })))
    expect(await rows('select from customer_note where email = $1', [guest.email])).toEqual([])
  })
})
