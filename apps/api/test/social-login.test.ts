import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type SocialApp, startSocialApp } from './start-social-app.ts'
import { logIn } from './visitors.ts'

let api: SocialApp
beforeAll(async () => {
  api = await startSocialApp()
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from rate_limit'))

const maya = { sub: 'yeti-1', email: 'Maya@example.com', email_verified: true, name: 'Maya Gurung' }
describe('a login through a provider', () => {
  test('is listed by name', async () => {
    const { body } = await api.app.inject({ url: '/v1/api/auth/social/' })
    expect(JSON.parse(body)).toEqual([{ name: 'yeti', label: 'Yeti', url: '/v1/api/auth/social/yeti/' }])
    expect(body).not.toContain('secret')
    const without = buildApp(api.parts)
    expect((await without.inject({ url: '/v1/api/auth/social/' })).json()).toEqual([])
    expect((await without.inject({ url: '/v1/api/auth/social/yeti/' })).statusCode).toBe(404)
    await without.close()
  })

  test('starts with challenge, state and nonce, and a cookie', async () => {
    const { answer, authorizeUrl } = await api.begin()
    const asked = Object.fromEntries(new URL(authorizeUrl).searchParams)
    expect(asked).toEqual({
      client_id: 'dabali',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/account/social/complete/yeti',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(answer.cookies).toEqual([
      { name: 'dabali_social', value: expect.any(String), path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 600 },
    ])
    const { rows } = await api.pool.query('select json_agg(social_login) as all from social_login')
    expect(JSON.stringify(rows)).not.toContain(asked['state'])
    expect(JSON.stringify(rows)).not.toContain(answer.cookies[0]?.value)
  })

  test('creates an account with an address that the provider has verified', async () => {
    const { answer, returned } = await api.logIn(maya, { next: '/cart/' })
    expect(returned.returnAddress).toBe('http://localhost:3000/account/social/complete/yeti')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { user: { email: 'maya@example.com', is_email_verified: true, name: 'Maya Gurung' }, next: '/cart/' },
    ])
    const session = answer.cookies.find(({ name }) => name === 'dabali_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7_776_000 })
    const me = await api.app.inject({ url: '/v1/api/me/', headers: { cookie: `dabali_session=${session?.value}` } })
    expect(me.json()).toEqual({ ...answer.json().user, is_staff: false })
  })

  test("finds the account by the provider's subject, whatever its address is now", async () => {
    const first = await api.logIn({ ...maya, sub: 'yeti-2', email: 'before@example.com' })
    const second = await api.logIn({ ...maya, sub: 'yeti-2', email: 'after@example.com' })
    expect(second.answer.json().user).toEqual(first.answer.json().user)
  })

  test('returns to the site where it started', async () => {
    const { authorizeUrl } = await api.begin({ headers: { 'x-forwarded-host': 'localhost:3001' } })
    expect(new URL(authorizeUrl).searchParams.get('redirect_uri')).toMatch(/^http:\/\/localhost:3001\//)
    const { answer } = await api.logIn(
      { ...maya, sub: 'yeti-3', email: 'next@example.com' },
      { next: '//evil.example' },
    )
    expect(answer.json().next).toBe('/')
  })

  test('also succeeds if the site passes on only code and state', async () => {
    const { authorizeUrl, cookie } = await api.begin()
    const { code, state } = await api.provider.visit(authorizeUrl, maya)
    expect((await api.complete({ code, state }, cookie)).statusCode).toBe(200)
  })
})

describe('an account', () => {
  test('is linked if both sides have verified the address', async () => {
    const session = await logIn(api, 'both@example.com')
    const me = (await api.get('/v1/api/me/', { cookie: session })).json()
    const { answer } = await api.logIn({ sub: 'yeti-10', email: 'BOTH@example.com', email_verified: true })
    expect({ ...answer.json().user, is_staff: false }).toEqual(me)
  })

  test.each([[false], [undefined]])(
    'is neither linked nor created if the provider says %s of the address',
    async (verified) => {
      await logIn(api, 'claimed@example.com')
      for (const email of ['claimed@example.com', 'unclaimed@example.com']) {
        const { answer } = await api.logIn({
          sub: `liar ${email}`,
          email,
          ...(verified === undefined ? {} : { email_verified: verified }),
        })
        expect([answer.statusCode, answer.json().code]).toEqual([406, 'email_not_verified'])
        expect(answer.json().reason).toMatch(/Log in by email first/)
        expect(answer.cookies.map(({ name }) => name)).not.toContain('dabali_session')
      }
      const { rows } = await api.pool.query("select from account where email = 'unclaimed@example.com'")
      expect(rows).toEqual([])
    },
  )

  test('with an unverified address is not linked', async () => {
    await logIn(api, 'unproved@example.com')
    await api.pool.query("update account set email_verified_at = null where email = 'unproved@example.com'")
    const { answer } = await api.logIn({ sub: 'yeti-11', email: 'unproved@example.com', email_verified: true })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'account_exists'])
  })

  test('without an address is created if the provider has none', async () => {
    const { answer } = await api.logIn({ sub: 'yeti-12', name: 'Nobody' })
    expect(answer.json().user).toMatchObject({ email: null, username: '', is_email_verified: false, name: 'Nobody' })
    const again = await api.logIn({ sub: 'yeti-12' })
    expect(again.answer.json().user.id).toBe(answer.json().user.id)
  })

  test('that is logged in gets another identity, whatever its address', async () => {
    const session = await logIn(api, 'adding@example.com')
    const me = (await api.get('/v1/api/me/', { cookie: session })).json()
    const person = { sub: 'yeti-13', email: 'elsewhere@example.com', email_verified: false }
    expect({ ...(await api.logIn(person, { session })).answer.json().user, is_staff: false }).toEqual(me)
    expect({ ...(await api.logIn(person)).answer.json().user, is_staff: false }).toEqual(me)
    const other = await logIn(api, 'other@example.com')
    const taken = await api.logIn(person, { session: other })
    expect([taken.answer.statusCode, taken.answer.json().code]).toEqual([409, 'identity_taken'])
  })

  test('gets no identity if another account has logged in meanwhile', async () => {
    const session = await logIn(api, 'left@example.com')
    const { authorizeUrl, cookie } = await api.begin({ headers: { cookie: session } })
    const person = { sub: 'yeti-14', email: 'own@example.com', email_verified: true }
    const returned = await api.provider.visit(authorizeUrl, person)
    expect((await api.complete(returned, cookie)).json().user.email).toBe('own@example.com')
  })
})
