import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findPageByPath, serveStoredPage, storePage } from './page-store.ts'
import { writeQuerySegment } from './routing.ts'

const MEBIBYTE = 1024 * 1024
const BOOKS = ['/en/book/the-rain-ledger', '/ne/books/~', '/en/category/novels/~', '/en/search/~']

/** Stores a page of about that many bytes. */
function keep(path: string, bytes: number) {
  const value = { kind: 'APP_PAGE', html: '', rscData: Buffer.alloc(bytes), headers: {}, status: 308 } as never
  storePage(`/[locale]/$${path}`, { value, lastModified: Date.now() }, Date.now())
}

const search = (at: number) => `/en/search/${writeQuerySegment(new URLSearchParams({ q: `word${at}` }), ['q'])}`
const list = (at: number) => `/en/books/${writeQuerySegment(new URLSearchParams({ page: `${at}` }), ['page'])}`
const countOf = (paths: string[]) => paths.filter((path) => findPageByPath(path) !== undefined).length
const TIMES = Array.from({ length: 200 }, (_, at) => at)

describe('a visitor who requests random words and filters', () => {
  beforeAll(() => {
    for (const path of BOOKS) keep(path, MEBIBYTE)
    keep(list(1), MEBIBYTE)
    for (const at of TIMES) keep(search(at), MEBIBYTE)
  })

  it('pushes out no book, no beginning of a list and no page of a list', () => {
    expect(countOf([...BOOKS, list(1)])).toBe(5)
  })

  it('pushes out older searches', () => {
    expect([countOf(TIMES.slice(0, 100).map(search)), countOf([search(199)])]).toEqual([0, 1])
    expect(countOf(TIMES.map(search))).toBeLessThanOrEqual(16)
  })

  it('leaves the searches of others alone when it is filters', () => {
    const before = countOf(TIMES.map(search))
    for (const at of TIMES) keep(list(at), MEBIBYTE)
    expect([countOf(TIMES.map(search)), countOf(BOOKS)]).toEqual([before, BOOKS.length])
  })
})

const LISTS = { '/books': ['author', 'page'] }

/** Stores a page as Next passes it to the cache handler. */
function storeTestPage(path: string, status?: number) {
  const headers = { 'content-security-policy': "default-src 'self'" }
  const value = { kind: 'APP_PAGE', html: `<h1>${path}</h1>`, headers, status } as never
  storePage(`/[locale]/$${path}`, { value, lastModified: Date.now() }, Date.now())
}

function ask(url: string, headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  request.headers = { 'accept-encoding': 'gzip, br', ...headers }
  const response = new ServerResponse(request)
  return serveStoredPage(request, response, LISTS)
}

describe('a page is answered from memory', () => {
  beforeAll(async () => {
    for (const path of ['/en/about', '/en/books/~', '/ne/books/~author%3Da%26page%3D2']) storeTestPage(path)
    storeTestPage('/en/moved', 308)
    await vi.waitFor(() => expect(findPageByPath('/ne/books/~author%3Da%26page%3D2')?.ready).toBeDefined())
  })

  it.each([
    ['/about', true],
    ['/about/', true],
    ['/about?page=2', false],
    ['/books', true],
    ['/books?', true],
    ['/books?utm_source=letter', true],
    ['/ne/books?page=2&author=a', true],
    ['/ne/books?author=a', false],
    ['/books?page=2', false],
    ['/en/books', false],
    ['/moved', false],
  ])('%s: %s', (url, isAnswered) => {
    expect(ask(url)).toBe(isAnswered)
  })

  it.each([
    ['rsc', '1'],
    ['next-router-prefetch', '1'],
    ['accept-encoding', 'gzip'],
  ])('but not when asked with %s: %s', (name, value) => {
    expect(ask('/books', { [name]: value })).toBe(false)
  })
})

it('a page that is served often is compressed again, and stays the same page', async () => {
  const html = Array.from(
    { length: 400 },
    (_, at) => `<li class="book-${at}">Book ${at * 7919}, Rs ${at * 31}</li>`,
  ).join('')
  const headers = { 'content-security-policy': "default-src 'self'" }
  const value = { kind: 'APP_PAGE', html, headers } as never
  storePage('/[locale]/$/en/popular', { value, lastModified: Date.now() }, Date.now())
  const ready = () => findPageByPath('/en/popular')?.ready
  await vi.waitFor(() => expect(ready()).toBeDefined())
  const { brotli, etag } = ready() ?? expect.fail('It is not ready.')
  for (let times = 0; times < 9; times += 1) ask('/popular')
  expect(ready()?.brotli).toBe(brotli)
  ask('/popular')
  await vi.waitFor(() => expect(ready()?.brotli.length).toBeLessThan(brotli.length))
  expect(brotliDecompressSync(ready()?.brotli ?? '').toString()).toBe(html)
  expect(ready()?.etag).toBe(etag)
})
