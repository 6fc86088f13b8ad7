import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { logIn } from './visitors.ts'

let api: RunningApp
let cookie: string
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const PATHS = [
  'POST auth/magic-link/',
  'POST auth/magic-login/x/',
  'POST auth/code/',
  'POST auth/logout/',
  'POST auth/social/complete/yeti/',
  'PATCH me/',
  'DELETE me/',
  'DELETE me/sessions/x/',
  'POST useraddresses/',
  'PUT useraddresses/01900000-0000-7000-8000-000000000000/',
  'PATCH useraddresses/x/',
  'POST contact/',
  'POST subscriptions/',
  'POST subscriptions/confirm/',
  'POST subscriptions/unsubscribe/x/',
]
const FIELDS = [
  ...['email', 'next', 'code', 'state', 'iss', 'everywhere', 'name', 'phone_number', 'language', 'token', 'message'],
  ...['subject', 'website', 'first_name', 'line1', 'line', 'country', 'ward', 'postcode', 'is_default_for_billing'],
]

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    'maya@example.com',
    'NP',
    '9841234567',
    "'; drop table account;--",
    '123456',
    '\ud800',
    'x'.repeat(3000),
  ),
)
const anyValue = fc.oneof(anyText, anyText, fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue())
const anyBody = fc.oneof(fc.dictionary(fc.constantFrom(...FIELDS), anyValue, { maxKeys: 12 }), fc.jsonValue())

test('no visitor request causes a 5xx, and every error has its message first', async () => {
  cookie = await logIn(api, 'any@example.com')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), anyBody, fc.boolean(), async (path, body, isLoggedIn) => {
      const [method = '', url = ''] = path.split(' ')
      if (path === 'DELETE me/' || path === 'POST auth/logout/') cookie = await logIn(api, 'any@example.com')
      await api.pool.query('delete from rate_limit')
      const answer = await api.app.inject({
        method: method as 'POST',
        url: `/v1/api/${url}`,
        headers: { 'content-type': 'application/json', ...(isLoggedIn ? { cookie } : {}) },
        payload: JSON.stringify(body),
      })
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode >= 400) expect(Object.keys(answer.json())[0]).not.toBe('code')
    }),
    propertyRuns(1000),
  )
})

test('no path or cookie causes a 5xx', async () => {
  const paths = ['auth/magic-login/', 'auth/social/', 'me/sessions/', 'useraddresses/', 'subscriptions/unsubscribe/']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), anyText, fc.string(), async (path, text, held) => {
      const url = `/v1/api/${path}${encodeURIComponent(text.slice(0, 400).replace(/\p{Cs}/gu, ''))}`
      for (const header of [`dabali_session=${held}`, cookie]) {
        expect((await api.get(url, { cookie: header })).statusCode).toBeLessThan(500)
      }
    }),
    propertyRuns(400),
  )
})
