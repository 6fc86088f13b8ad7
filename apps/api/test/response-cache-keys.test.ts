import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { negotiateLanguage } from '../src/http/language.ts'
import { cacheResponses, responseStore } from '../src/http/response-cache.ts'

const SMALL_BYTES = 64 * 1024
const BOOK = '/v1/api/book/the-rain-ledger/'
const LIST = '/v1/api/list/'
const SEARCH = '/v1/api/search/'

let app: ReturnType<typeof startApp>
beforeEach(() => {
  app = startApp()
})
afterEach(() => app.close())

/** An API without changes. */
function startApp() {
  const server = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  const stores = { items: responseStore(), lists: responseStore(SMALL_BYTES), searches: responseStore(SMALL_BYTES) }
  negotiateLanguage(server)
  cacheResponses(server, async () => ({ seq: 1, hasMoved: false }), { stores })
  const querystring = { type: 'object', properties: { page: {}, tag: {} } }
  const publicCache = { tags: () => ['books'] }
  server.get('/v1/api/book/:slug/', { config: { publicCache } }, answerOnce)
  server.get('/v1/api/list/', { config: { publicCache }, schema: { querystring } }, answerOnce)
  const searched = { publicCache: { ...publicCache, isSearch: true as const } }
  server.get('/v1/api/search/', { config: searched, schema: { querystring } }, answerOnce)
  return server
}

let computed = 0
async function answerOnce() {
  computed += 1
  return { computed }
}

/** Whether the response was computed and not cached. */
async function computes(url: string) {
  const before = computed
  await app.inject({ url })
  return computed > before
}

describe('a cached response', () => {
  test.each([`${BOOK}?x=1`, `${BOOK}?x=2&page=3`, BOOK.slice(0, -1), BOOK.replace('rain', '%72ain')])(
    'is also found at %s',
    async (url) => {
      await computes(BOOK)
      expect(await computes(url)).toBe(false)
    },
  )

  test.each([
    ['page=2&tag=a&tag=b', false],
    ['tag=a&page=2&tag=b', false],
    ['utm_source=letter&page=2&tag=a&tag=b&utm_medium=mail', false],
    ['tag=b&page=2&tag=a', true],
    ['page=2&tag=a', true],
    ['page=2&tag=a%26tag%3Db', true],
    ['page=2&tag=a%2Cb', true],
    ['page=3&tag=a&tag=b', true],
    ['', true],
  ])('of a list has a key of the query parameters that the route knows: %s', async (query, isComputed) => {
    await computes(`${LIST}?page=2&tag=a&tag=b`)
    expect(await computes(`${LIST}?${query}`)).toBe(isComputed)
  })

  test('is not evicted by random searches and filters', async () => {
    for (const url of [BOOK, LIST, `${LIST}?page=2`]) await computes(url)
    for (let at = 0; at < 300; at += 1) await computes(`${SEARCH}?tag=word${at}`)
    expect([await computes(BOOK), await computes(LIST), await computes(`${LIST}?page=2`)]).toEqual([
      false,
      false,
      false,
    ])
    for (let at = 0; at < 300; at += 1) await computes(`${LIST}?page=${at}`)
    expect([await computes(BOOK), await computes(LIST), await computes(`${SEARCH}?tag=word299`)]).toEqual([
      false,
      false,
      false,
    ])
    expect(await computes(`${SEARCH}?tag=word1`)).toBe(true)
  })
})
