import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '%00', '/v1/api/products/1/', '1', '__proto__'),
)
const anyValue = fc.oneof(anyText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue())
const anyBody = fc.oneof(
  fc.record({ url: anyValue, quantity: anyValue, path: anyValue, ua: anyValue }, { requiredKeys: [] }),
  fc.jsonValue(),
)
const anyPath = fc
  .tuple(
    fc.constantFrom('/v1/api/products/', '/v1/api/artists/', '/v1/media/', '/v1/', '/internal/cache-tags/?after='),
    anyText,
  )
  .map(([path, text]) => `${path}${encodeURIComponent(text)}`)

test('no request body causes a 5xx, and every error has its message first', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/v1/api/basket/add-product/',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode !== 200) expect(Object.keys(answer.json())[0]).not.toBe('code')
    }),
    propertyRuns(500),
  )
})

test('no path causes a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(anyPath, fc.string(), async (url, language) => {
      const answer = await api.get(url, { 'accept-language': language, cookie: `dabali_basket=${language}` })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    propertyRuns(500),
  )
})
