import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'
import { logIn, makeVoucher } from './visitors.ts'

const ADDRESS = { first_name: 'Maya', line1: 'Jhochhen 12', country: 'NP', phone_number: '9841234567' }

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())
afterEach(() => api.forgetLimits())

const remove = (cookie: string, payload?: object) =>
  api.app.inject({ method: 'DELETE', url: '/v1/api/me/', headers: { cookie }, ...(payload ? { payload } : {}) })

/** An account with rows in every table. */
async function newReader(email: string) {
  const { cookie: basket } = await api.newVisitor(1)
  const entered = await api.press((await api.invite(email)).token, { cookie: basket })
  const cookie = `dabali_session=${entered.cookies[0]?.value}`
  await api.post('useraddresses/', ADDRESS, { cookie })
  await api.post('contact/', { name: 'Maya', email, message: 'Namaste from the hills' })
  await api.post('subscriptions/', { email })
  await api.mailbox.collect()
  const { id } = entered.json().user
  await api.pool.query("insert into identity (provider, subject, account_id) values ('yeti', $1, $2)", [email, id])
  return { cookie, id }
}

const rowsOf = async ({ id, email }: { id: string; email: string }) => {
  const { rows } = await api.pool.query(
    `select (select count(*)::integer from account where id = $1) as account,
      (select count(*)::integer from identity where account_id = $1) as identity,
      (select count(*)::integer from login_session where account_id = $1) as session,
      (select count(*)::integer from address where account_id = $1) as address,
      (select count(*)::integer from basket where account_id = $1) as basket,
      (select count(*)::integer from magic_login where email = $2) as link,
      (select count(*)::integer from subscription where email = $2) as subscription,
      (select count(*)::integer from contact_message where email = $2) as message`,
    [id, email],
  )
  return rows[0]
}

const grow = (id: string) =>
  api.pool.query("update login_session set created_at = created_at - interval '16 minutes' where account_id = $1", [id])

describe('the personal data export', () => {
  test('contains everything and no secret', async () => {
    const email = 'export@example.com'
    const { cookie, id } = await newReader(email)
    await newReader('somebody-else@example.com')
    const voucher = await makeVoucher(api, { customers: [email] })
    const answer = await api.get('/v1/api/me/export/', { cookie })
    expect([answer.statusCode, answer.headers['content-disposition'], answer.headers['content-type']]).toEqual([
      200,
      'attachment; filename="dabali.json"',
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toMatchObject({
      account: { id, email },
      identities: [{ provider: 'yeti', subject: email }],
      sessions: [{}],
      magic_links: [{ email }],
      addresses: [{ line1: 'Jhochhen 12' }],
      baskets: [{ status: 'Open', lines: [{ product_id: 1, quantity: 1 }] }],
      subscriptions: [{ email }],
      contact_messages: [{ message: 'Namaste from the hills' }],
      orders: [],
      vouchers: [{ code: voucher }],
    })
    // Also for somebody who has no orders.
    expect(answer.json().emails).toEqual([])
    expect(answer.body).not.toMatch(/_hash|unsubscribe_token|\\\\x[0-9a-f]{64}|somebody-else/)
  })
})

describe('an account', () => {
  test('is deleted with all its data within 15 minutes after a login', async () => {
    const email = 'leaving@example.com'
    const { cookie, id } = await newReader(email)
    const neighbour = await newReader('neighbour@example.com')
    expect(Object.values(await rowsOf({ id, email }))).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    const answer = await remove(cookie)
    expect([answer.statusCode, answer.cookies.map(({ name, value }) => name + value)]).toEqual([
      204,
      ['dabali_session', 'dabali_basket'],
    ])
    expect(Object.values(await rowsOf({ id, email }))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(Object.values(await rowsOf({ id: neighbour.id, email: 'neighbour@example.com' }))).not.toContain(0)
    expect((await api.get('/v1/api/me/', { cookie })).statusCode).toBe(401)
  })

  test('is not deleted later or with a wrong code', async () => {
    const email = 'open-laptop@example.com'
    const { cookie, id } = await newReader(email)
    await grow(id)
    const { code } = await api.invite(email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const answers = [await remove(cookie), await remove(cookie, { code: wrong }), await remove(cookie, { code: 7 })]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'fresh_login_required'],
      [406, 'wrong_code'],
      [400, 'invalid'],
    ])
    expect((await rowsOf({ id, email })).account).toBe(1)
    expect((await remove(cookie, { code })).statusCode).toBe(204)
    expect((await rowsOf({ id, email })).account).toBe(0)
  })

  test('is not deleted with the code of another account', async () => {
    const { cookie, id } = await newReader('victim@example.com')
    await grow(id)
    const { code } = await api.invite('attacker@example.com')
    expect((await remove(cookie, { code })).statusCode).toBe(406)
  })

  test('can be created again after its deletion, and is empty', async () => {
    const { cookie, id } = await newReader('return@example.com')
    await remove(cookie)
    const again = await logIn(api, 'return@example.com')
    const { addresses, account } = (await api.get('/v1/api/me/export/', { cookie: again })).json()
    expect([addresses, account.id === id]).toEqual([[], false])
  })
})
