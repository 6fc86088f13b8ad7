import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Returned, type SocialApp, startSocialApp } from './start-social-app.ts'

let api: SocialApp
beforeAll(async () => {
  api = await startSocialApp()
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from rate_limit'))

const maya = { sub: 'yeti-1', email: 'Maya@example.com', email_verified: true, name: 'Maya Gurung' }
const FAILED = [409, 'login_failed']

describe('a login is refused for', () => {
  const fails = async (
    act: (cookie: string, returned: Returned, authorizeUrl: string) => ReturnType<SocialApp['complete']>,
  ) => {
    const { authorizeUrl, cookie } = await api.begin()
    const returned = await api.provider.visit(authorizeUrl, maya)
    const answer = await act(cookie, returned, authorizeUrl)
    expect([answer.statusCode, answer.json().code]).toEqual(FAILED)
    expect(answer.cookies.map(({ name }) => name)).not.toContain('dabali_session')
  }

  test('another state', () => fails((cookie, returned) => api.complete({ ...returned, state: 'A'.repeat(43) }, cookie)))
  test('a missing state', () => fails((cookie, returned) => api.complete({ ...returned, state: '' }, cookie)))
  test('another code', () => fails((cookie, returned) => api.complete({ ...returned, code: 'nonsense' }, cookie)))
  test('the response of another provider', () =>
    fails((cookie, returned) => api.complete({ ...returned, iss: 'https://evil.example' }, cookie)))

  test.each(['nonce', 'code_verifier'])('another %s', (column) =>
    fails(async (cookie, returned) => {
      await api.pool.query(`update social_login set ${column} = repeat('A', 43)`)
      return api.complete(returned, cookie)
    }),
  )

  test('a login that took more than ten minutes', () =>
    fails(async (cookie, returned) => {
      await api.pool.query("update social_login set expires_at = expires_at - interval '10 minutes'")
      return api.complete(returned, cookie)
    }))

  test('a repeated response', () =>
    fails(async (cookie, returned) => {
      expect((await api.complete(returned, cookie)).statusCode).toBe(200)
      return api.complete(returned, cookie)
    }))

  test('the code of an earlier login with a new state', () =>
    fails(async (cookie, returned) => {
      const second = await api.begin({ headers: { cookie } })
      expect((await api.complete(returned, cookie)).statusCode).toBe(200)
      const state = new URL(second.authorizeUrl).searchParams.get('state') ?? ''
      return api.complete({ ...returned, state }, second.cookie)
    }))

  test('another browser; the login stays open for the first one', () =>
    fails(async (cookie, returned) => {
      const other = await api.begin()
      const answers = [await api.complete(returned), await api.complete(returned, other.cookie)]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
      expect((await api.complete(returned, cookie)).statusCode).toBe(200)
      return api.complete(returned, cookie)
    }))

  test('all but one of twenty concurrent requests', async () => {
    const { authorizeUrl, cookie } = await api.begin()
    const returned = await api.provider.visit(authorizeUrl, maya)
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.complete(returned, cookie)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test.each([
    [{}],
    [{ code: 1, state: 'x' }],
    [{ code: '', state: 'x' }],
    [{ code: 'x' }],
    [{ code: 'x', state: null }],
  ])('%j, with an error for its field', async (payload) => {
    const answer = await api.app.inject({ method: 'POST', url: '/v1/api/auth/social/complete/yeti/', payload })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())[0]).not.toBe('code')
  })

  test('an unknown provider', async () => {
    const answers = [
      await api.app.inject({ url: '/v1/api/auth/social/__proto__/' }),
      await api.app.inject({
        method: 'POST',
        url: '/v1/api/auth/social/complete/nobody/',
        payload: { code: 'x', state: 'x' },
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })
})

describe('an unavailable provider', () => {
  test('does not prevent the start of the API, is reported, and is asked again', async () => {
    const other = buildApp({ ...api.parts, visitors: { providers: [api.provider.configured] } })
    await api.provider.stop()
    await other.ready()
    const ask = () => other.inject({ url: '/v1/api/auth/social/yeti/', headers: { 'accept-language': 'en' } })
    const answer = await ask()
    const reason = 'Yeti is not responding. Try again in a moment, or log in by email.'
    expect([answer.statusCode, answer.json()]).toEqual([
      406,
      { non_field_errors: [reason], reason, code: 'provider_unavailable' },
    ])
    await api.provider.restart()
    expect((await ask()).statusCode).toBe(200)
    await other.close()
  })

  test('is also reported if it fails during the login', async () => {
    const { authorizeUrl, cookie } = await api.begin()
    const returned = await api.provider.visit(authorizeUrl, maya)
    await api.provider.stop()
    const answer = await api.complete(returned, cookie)
    await api.provider.restart()
    expect([answer.statusCode, answer.json().code]).toEqual([406, 'provider_unavailable'])
  })
})

test('a provider that rejects the client is named in the log, without data of the visitor', async () => {
  const lines: string[] = []
  const configured = { ...api.provider.configured, clientSecret: 'another secret' }
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
  const other = buildApp({ ...api.parts, logger, visitors: { providers: [configured] } })
  const { authorizeUrl, cookie } = await api.begin()
  const { code, state } = await api.provider.visit(authorizeUrl, maya)
  const url = '/v1/api/auth/social/complete/yeti/'
  const answer = await other.inject({ method: 'POST', url, payload: { code, state }, headers: { cookie } })
  await other.close()
  expect([answer.statusCode, answer.json().code]).toEqual(FAILED)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    provider: 'yeti',
    why: expect.stringContaining('invalid_client'),
  })
  for (const secret of [code, state, 'another secret', 'aya@']) expect(lines.join('')).not.toContain(secret)
})
