import { beforeAll, describe, expect, it } from 'vitest'
import { findPageByPath, storePage } from './page-store.ts'
import { writeQuerySegment } from './query-as-path.ts'

const MEBIBYTE = 1024 * 1024
const BOOKS = ['/en/book/the-rain-ledger', '/ne/books/~', '/en/category/novels/~', '/en/search/~']

/** Keeps a page of about as many bytes as Next hands it over. */
function keep(path: string, bytes: number) {
  const value = { kind: 'APP_PAGE', html: '', rscData: Buffer.alloc(bytes), headers: {}, status: 308 } as never
  storePage(`/[locale]/$${path}`, { value, lastModified: Date.now() })
}

const search = (at: number) => `/en/search/${writeQuerySegment(new URLSearchParams({ q: `word${at}` }), ['q'])}`
const list = (at: number) => `/en/books/${writeQuerySegment(new URLSearchParams({ page: `${at}` }), ['page'])}`
const countOf = (paths: string[]) => paths.filter((path) => findPageByPath(path) !== undefined).length
const TIMES = Array.from({ length: 200 }, (_, at) => at)

describe('a stranger who asks for random words and filters', () => {
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
