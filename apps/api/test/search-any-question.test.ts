import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askerOf, makeBooks } from './search/fill-shelves.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
const { search } = askerOf(() => api)

beforeAll(async () => {
  api = await startApp()
  await makeBooks(api)
  await api.drainJobs()
})
afterAll(() => api.stop())

/** URLs cannot contain lone surrogates. */
const whole = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

describe('an unusual query', () => {
  const odd = [
    '',
    ' ',
    '!?',
    '&',
    "' | :*",
    'a:* & !b',
    '<->',
    '\0',
    'a\0b',
    '👨‍👩‍👧',
    '\ud800',
    '%',
    '_',
    '\\',
    "''",
    '"x',
    'null',
  ]

  test.each(odd)('%j is answered', async (q) => {
    const answer = await api.get(`/v1/api/search/?q=${encodeURIComponent(whole(q))}`)
    expect(answer.statusCode).toBe(200)
  })

  test.each([
    ['q', { q: 'x'.repeat(201) }],
    ['type', { q: 'rain', type: 'product,nonsense' }],
    ['type', { q: 'rain', type: '__proto__' }],
    ['page', { q: 'rain', page: '0' }],
  ])('gets an error for its field: %s', async (field, parameters) => {
    const answer = await api.get(`/v1/api/search/?${new URLSearchParams(parameters)}`)
    expect([answer.statusCode, Object.keys(answer.json())[0]]).toEqual([400, field])
  })

  test('a repeated parameter is refused, an empty one ignored', async () => {
    expect((await api.get('/v1/api/search/?q=a&q=b')).statusCode).toBe(400)
    expect((await api.get('/v1/api/search/')).json()).toMatchObject({ count: 0, query: '', groups: [], results: [] })
    expect(await search({ q: 'rain', page: '999999' })).toMatchObject({ results: [] })
  })

  test('never causes an error, nor more than three statements besides cache validation', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'\'"\\:*&|!()<->@~^=#_- aकि्०'), maxLength: 40 }),
    )
    // Reads the names.
    await search({ q: 'nothing' })
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const sent = await api.statementsOf(async () => {
          const answer = await api.get(`/v1/api/search/?q=${encodeURIComponent(whole(q))}`)
          expect([200, 400]).toContain(answer.statusCode)
        })
        expect(sent.length).toBeLessThanOrEqual(4)
        expect((await api.get(`/v1/api/search/suggest/?q=${encodeURIComponent(whole(q))}`)).statusCode).toBeLessThan(
          500,
        )
      }),
      propertyRuns(300),
    )
  })
})
