import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type GiftCardApp, startGiftCardApp } from './gift-card-actions.ts'
import { addMember, version } from './start-staff.ts'
import { call } from './visitors.ts'

let api: GiftCardApp
let owner: { id: string; cookie: string }
beforeAll(async () => {
  api = await startGiftCardApp()
  owner = await addMember(api, ['owner'])
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from rate_limit'))

type Headers = Record<string, string>
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, headers: Headers = {}) =>
  call(api, method, `staff/${path}`, body, { cookie: owner.cookie, ...headers })
const ANY = { 'if-match': '*' }
const key = () => ({ 'idempotency-key': randomUUID() })

/** Operations that send mail, each with something to send. */
const SENDS: [string, () => Promise<{ path: string; body?: object; headers?: Headers }>][] = [
  [
    'a gift card',
    async () => {
      const { orderId } = await api.card(1000)
      const [{ id }] = await api.rows('select id from gift_card where order_id = $1', [orderId])
      return { path: `gift-cards/${id}/send/`, headers: version(1) }
    },
  ],
  [
    'a test of the newsletter',
    async () => {
      const issue = await ask('POST', 'newsletter-issues/', { subject: { en: 'Fog' }, body: { en: '<p>Rain</p>' } })
      return { path: `newsletter-issues/${issue.body.id}/test/` }
    },
  ],
  [
    'a mail of an order',
    async () => {
      const { order } = await api.buy({ [(await api.makeBook()).id]: 1 })
      return { path: `orders/${order.id}/mails/`, body: { kind: 'confirmation' } }
    },
  ],
  [
    'an answer to a message',
    async () => {
      const email = `maya${randomUUID()}@example.com`
      await call(api, 'POST', 'contact/', { name: 'Maya', email, message: 'When?' })
      const [{ id }] = await api.rows('select id from contact_message where email = $1', [email])
      return { path: `messages/${id}/answers/`, body: { text: 'Soon.' } }
    },
  ],
  [
    'an invitation',
    async () => ({ path: 'invitations/', body: { email: `new${randomUUID()}@example.com`, roles: ['door'] } }),
  ],
]

test.each(SENDS)('the same request for %s gets the same answer without counting as one more', async (_, prepare) => {
  const { path, body, headers } = await prepare()
  const same = { ...headers, ...key() }
  const first = await ask('POST', path, body, same)
  expect([200, 201, 202]).toContain(first.status)
  // More than any limit allows in an hour.
  await api.pool.query('update rate_limit set count = 1000')
  const again = await ask('POST', path, body, same)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect((await ask('POST', path, body, { ...headers, ...key() })).status).toBe(429)
})

describe('an id with capital letters', () => {
  test('is the same request, and counts for the same thing', async () => {
    const { orderId } = await api.card(1000)
    const [{ id }] = await api.rows('select id from gift_card where order_id = $1', [orderId])
    const same = { ...version(1), ...key() }
    const send = (written: string, headers: Headers) => ask('POST', `gift-cards/${written}/send/`, {}, headers)
    const first = await send(id, same)
    const upper = { ...same, 'idempotency-key': same['idempotency-key'].toUpperCase() }
    for (const [written, headers] of [
      [id.toUpperCase(), same],
      [id, upper],
    ] as const)
      expect([written, await send(written, headers)]).toMatchObject([written, { status: 200, body: first.body }])
    const limits = await api.rows('select key from rate_limit')
    expect((await send(id.toUpperCase(), { ...version(2), ...key() })).status).toBe(200)
    expect(await api.rows('select key from rate_limit')).toHaveLength(limits.length)
    const events = await api.rows(`select distinct thing_id from staff_event where thing_kind = 'gift_card'`)
    expect(events.map(({ thing_id }) => thing_id)).not.toContain(id.toUpperCase())
  })

  test('in a body is the same request', async () => {
    const email = `maya${randomUUID()}@example.com`
    await call(api, 'POST', 'contact/', { name: 'Maya', email, message: 'When?' })
    const [{ id }] = await api.rows('select id from contact_message where email = $1', [email])
    const same = { ...version(1), ...key() }
    const take = (by: string) => ask('PATCH', `messages/${id}/`, { assigned_to: by }, same)
    const first = await take(owner.id)
    expect(first.status).toBe(200)
    expect(await take(owner.id.toUpperCase())).toMatchObject({ status: 200, body: first.body })
  })

  test('does not end the last owner', async () => {
    const mine = await api.rows(`select account_id from staff_member where 'owner' = any (roles) and ended_at is null`)
    for (const { account_id: id } of mine)
      if (id !== owner.id) expect((await ask('DELETE', `members/${id}/`, undefined, ANY)).status).toBe(204)
    const ended = await ask('DELETE', `members/${owner.id.toUpperCase()}/`, undefined, ANY)
    expect([ended.status, ended.body.code]).toEqual([409, 'last_owner'])
  })
})
