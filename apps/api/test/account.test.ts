import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { logIn } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const NOT_LOGGED_IN = { detail: 'You need to login to perform this action.', code: 'not_authenticated' }

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, cookie: string, payload?: object) =>
  api.app.inject({ method, url: `/v1/api/${url}`, headers: { cookie }, ...(payload === undefined ? {} : { payload }) })

const me = (cookie: string) => send('GET', 'me/', cookie)

async function age(cookie: string, column: 'last_seen_at' | 'expires_at' | 'created_at', interval: string) {
  const { id } = (await me(cookie)).json()
  await api.pool.query(`update login_session set ${column} = ${column} - $1::interval where account_id = $2`, [
    interval,
    id,
  ])
}

describe('a logged-in visitor', () => {
  test.each(['me/', 'login/'])('gets the account at %s', async (url) => {
    const cookie = await logIn(api, 'maya@example.com')
    const answer = await send('GET', url, cookie)
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: 'maya@example.com',
        email: 'maya@example.com',
        is_email_verified: true,
        name: '',
        phone_number: '',
        language: 'en',
        is_staff: false,
        date_joined: expect.stringMatching(/Z$/),
      },
      'no-store',
    ])
  })

  test('updates only the given fields of the profile', async () => {
    const cookie = await logIn(api, 'profile@example.com')
    const before = (await me(cookie)).json()
    const change = { name: '  Maya  Gurung ', phone_number: '९८४१२३४५६७', language: 'ne' }
    const after = (await send('PATCH', 'me/', cookie, change)).json()
    expect(after).toEqual({ ...before, name: 'Maya Gurung', phone_number: '+9779841234567', language: 'ne' })
    const ignored = { id: 'x', email: 'else@example.com', is_email_verified: false, date_joined: 'x', __proto: 1 }
    expect((await send('PATCH', 'me/', cookie, ignored)).json()).toEqual(after)
    expect((await send('PATCH', 'me/', cookie, { phone_number: '' })).json()).toEqual({ ...after, phone_number: '' })
  })

  test.each([
    [{ name: 1 }, 'name', 'Enter text.'],
    [{ name: 'm'.repeat(151) }, 'name', 'Enter at most 150 characters.'],
    [{ name: 'm'.repeat(2001) }, 'name', 'Enter at most 2000 characters.'],
    [{ phone_number: 'call me' }, 'phone_number', 'Enter a phone number, for example 9841234567.'],
    [{ phone_number: null }, 'phone_number', 'Enter text.'],
    [{ language: 'fr' }, 'language', 'Choose one of: en, ne.'],
    [[], 'non_field_errors', 'Send a JSON object.'],
  ])('gets an error for the field of %j', async (change, field, message) => {
    const cookie = await logIn(api, 'wrong@example.com')
    const before = (await me(cookie)).body
    const answer = await send('PATCH', 'me/', cookie, change)
    expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [message], code: 'invalid' }])
    expect((await me(cookie)).body).toBe(before)
  })

  test('may use any text as a name', async () => {
    const cookie = await logIn(api, 'text@example.com')
    for (const name of ["Robert'); drop table account;--", '<script>alert(1)</script>', 'माया गुरुङ', '🎭']) {
      expect((await send('PATCH', 'me/', cookie, { name })).json().name).toBe(name)
    }
    const answer = await send('PATCH', 'me/', cookie, { name: 'a\u0000b' })
    expect([answer.statusCode, answer.json().name]).toEqual([200, 'ab'])
  })
})

describe('a visitor without a login', () => {
  test.each(['', 'dabali_session=', 'dabali_session=nonsense', `dabali_session=${'A'.repeat(43)}`])(
    'gets 401 with the cookie %j',
    async (cookie) => {
      const answer = await me(cookie)
      expect([answer.statusCode, answer.json()]).toEqual([401, NOT_LOGGED_IN])
    },
  )

  test('gets the message in Nepali', async () => {
    const answer = await api.get('/v1/api/me/', { 'accept-language': 'ne' })
    expect(answer.json().detail).toBe('यो गर्न लग इन गर्नुपर्छ।')
  })
})

describe('a session', () => {
  test('costs one statement per request, and one more per hour', async () => {
    const cookie = await logIn(api, 'sliding@example.com')
    const count = async () => (await api.statementsOf(() => me(cookie))).length
    expect(await count()).toBe(1)
    await age(cookie, 'last_seen_at', '61 minutes')
    expect([await count(), await count()]).toEqual([2, 1])
  })

  test('expires after 30 days without use; use prolongs it', async () => {
    const cookie = await logIn(api, 'thirty@example.com')
    const left = async () => {
      const [session] = (await send('GET', 'me/sessions/', cookie)).json().results
      return Math.round((Date.parse(session.expires_at) - Date.now()) / 86_400_000)
    }
    expect(await left()).toBe(30)
    await age(cookie, 'expires_at', '29 days')
    expect(await left()).toBe(1)
    await age(cookie, 'last_seen_at', '2 hours')
    expect(await left()).toBe(30)
    await age(cookie, 'expires_at', '30 days')
    expect((await me(cookie)).statusCode).toBe(401)
  })

  test('expires after 90 days, which the database enforces', async () => {
    const cookie = await logIn(api, 'ninety@example.com')
    await age(cookie, 'created_at', '0 days')
    const { id } = (await me(cookie)).json()
    await api.pool.query(
      `update login_session set created_at = now() - interval '89 days', last_seen_at = now() - interval '2 hours',
        expires_at = now() + interval '1 hour' where account_id = $1`,
      [id],
    )
    await me(cookie)
    const { rows } = await api.pool.query(
      "select expires_at = created_at + interval '90 days' as is_last from login_session where account_id = $1",
      [id],
    )
    expect(rows).toEqual([{ is_last: true }])
    await expect(
      api.pool.query("update login_session set expires_at = now() + interval '91 days' where account_id = $1", [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('is listed without its token', async () => {
    const [first, second] = [await logIn(api, 'list@example.com'), await logIn(api, 'list@example.com')]
    const answer = await send('GET', 'me/sessions/', second)
    const { count, results } = answer.json()
    expect([count, results.map(({ is_current }: { is_current: boolean }) => is_current)]).toEqual([2, [true, false]])
    expect(Object.keys(results[0])).toEqual([
      'id',
      'url',
      'user_agent',
      'is_current',
      'created_at',
      'last_seen_at',
      'expires_at',
    ])
    for (const cookie of [first, second]) expect(answer.body).not.toContain(cookie.split('=')[1])
    expect((await send('GET', 'me/sessions/?page_size=1', second)).json()).toMatchObject({
      count: 2,
      next: '/v1/api/me/sessions/?page=2&page_size=1',
    })
  })

  test('can be ended from another device', async () => {
    const [lost, held] = [await logIn(api, 'lost@example.com'), await logIn(api, 'lost@example.com')]
    const { results } = (await send('GET', 'me/sessions/', held)).json()
    const { url } = results.find(({ is_current }: { is_current: boolean }) => !is_current)
    const ended = await api.app.inject({ method: 'DELETE', url, headers: { cookie: held } })
    expect([ended.statusCode, ended.cookies]).toEqual([204, []])
    expect([(await me(lost)).statusCode, (await me(held)).statusCode]).toEqual([401, 200])
  })

  test.each([
    ['me/sessions/', 'DELETE', undefined, [401, 401]],
    ['me/sessions/?keep=current', 'DELETE', undefined, [401, 200]],
    ['auth/logout/', 'POST', { everywhere: true }, [401, 401]],
    ['auth/logout/', 'POST', { everywhere: false }, [200, 401]],
    ['auth/logout/', 'POST', undefined, [200, 401]],
    ['login/', 'DELETE', undefined, [200, 401]],
  ] as const)('and %s by %s %j ends the expected sessions', async (url, method, payload, expected) => {
    const [other, own] = [await logIn(api, 'ends@example.com'), await logIn(api, 'ends@example.com')]
    const bystander = await logIn(api, 'bystander@example.com')
    const answer = await send(method, url, own, payload)
    expect(answer.statusCode).toBe(url === 'login/' ? 200 : 204)
    expect([(await me(other)).statusCode, (await me(own)).statusCode]).toEqual(expected)
    expect((await me(bystander)).statusCode).toBe(200)
    const cleared = answer.cookies.map(({ name, value }) => `${name}=${value}`)
    expect(cleared).toEqual(expected[1] === 401 ? ['dabali_session=', 'dabali_basket='] : [])
    await send('DELETE', 'me/sessions/', other)
  })
})
