import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { logIn } from './visitors.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-letters'
const STAFF = 'desk@dabali.example'

let api: RunningApp
let sessions: Record<'staff' | 'member', string>
beforeAll(async () => {
  api = await startApp({ staffMails: [STAFF], internalSecret: SECRET })
  sessions = { staff: await logIn(api, STAFF), member: await logIn(api, 'maya@example.com') }
})
afterAll(() => api.stop())

type From = { address?: string; headers?: Record<string, string> }
const get = (url: string, { address = '127.0.0.1', headers = {} }: From) =>
  api.app.inject({ method: 'GET', url, headers, remoteAddress: address })

const ELSEWHERE = '203.0.113.7'
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

describe('the route of cache tags', () => {
  test.each<[string, From, number]>([
    ['a program on this machine', {}, 200],
    ['a program on this machine over IPv6', { address: '::1' }, 200],
    ['a site elsewhere that knows the secret', { address: ELSEWHERE, headers: bearer(SECRET) }, 200],
    ['a site elsewhere behind a proxy', { headers: { ...bearer(SECRET), 'x-forwarded-for': ELSEWHERE } }, 200],
    ['a stranger', { address: ELSEWHERE }, 403],
    ['another client through a proxy on this machine', { headers: { 'x-forwarded-for': ELSEWHERE } }, 403],
    ['a client with a forged address', { address: ELSEWHERE, headers: { 'x-forwarded-for': '::1' } }, 403],
    ['a client with a wrong secret', { address: ELSEWHERE, headers: bearer(`${SECRET}x`) }, 403],
    ['a client with an empty secret', { address: ELSEWHERE, headers: bearer('') }, 403],
  ])('answers %s', async (_who, from, status) => {
    const answer = await get('/internal/cache-tags/?after=0', from)
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json().code).toBe('permission_denied')
  })

  test('answers nobody on other machines without a secret', async () => {
    const { app, stop } = await startApp()
    const headers = bearer('undefined')
    expect((await app.inject({ url: '/internal/cache-tags/', headers, remoteAddress: ELSEWHERE })).statusCode).toBe(403)
    await stop()
  })
})

describe('the API documentation', () => {
  const PATHS = ['/docs', '/docs/', '/docs/json', '/docs/yaml']

  test.each(PATHS)('%s is for this machine and for staff', async (path) => {
    const asked = async (from: From) => (await get(path, from)).statusCode
    expect(await asked({})).toBe(200)
    expect(await asked({ address: ELSEWHERE, headers: { cookie: sessions.staff } })).toBe(200)
    expect(await asked({ address: ELSEWHERE, headers: { cookie: sessions.member } })).toBe(403)
    expect(await asked({ address: ELSEWHERE })).toBe(401)
    expect(await asked({ headers: { 'x-forwarded-for': ELSEWHERE } })).toBe(401)
  })
})
