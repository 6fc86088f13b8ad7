import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reindexAll } from '../src/search/indexing/index-documents.ts'
import { indexingQueries } from '../src/search/indexing/queries.ts'
import { fillShelves, TITLES } from './search/fill-shelves.ts'
import { type RunningApp, startApp } from './start-app.ts'

type Judged = { query: string; slug: string; written: string; slip: string | null }

const JUDGED: { queries: Judged[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'search/judged-queries.json'), 'utf8'),
)
const { queries } = JUDGED
const NEEDED = 0.95

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
  await fillShelves(api.database, { others: 10_000 })
  await reindexAll(indexingQueries(api.database))
}, 180_000)
afterAll(() => api.stop())

async function slugsFor(query: string): Promise<string[]> {
  const answer = await api.get(`/v1/api/search/?page_size=5&q=${encodeURIComponent(query)}`)
  return answer.json().results.map(({ slug }: { slug: string }) => slug)
}

/** Judged queries whose expected result is not among the first five. */
async function lostOf(judged: Judged[]) {
  const lost: string[] = []
  for (const { query, slug } of judged) if (!(await slugsFor(query)).includes(slug)) lost.push(`${query}: ${slug}`)
  return lost
}

describe('the judged queries', () => {
  test('are at least 300 different ones, half of them with a typo', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300)
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
    expect(queries.filter(({ slip }) => slip !== null)).toHaveLength(queries.length / 2)
    expect(TITLES.length).toBeGreaterThanOrEqual(250)
    expect(new Set(TITLES.map(({ slug }) => slug))).toEqual(new Set([...TITLES, ...queries].map(({ slug }) => slug)))
  })

  const each = ['english', 'devanagari', 'romanised'].flatMap((written) =>
    [true, false].map((isRight) => ({
      written,
      as: isRight ? 'typed right' : 'typed with a slip',
      judged: queries.filter((one) => one.written === written && (one.slip === null) === isRight),
    })),
  )

  test.each(each)('in $written, $as, find the expected result among the first five of 10,000', async ({ judged }) => {
    expect(judged.length).toBeGreaterThan(50)
    const lost = await lostOf(judged)
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(judged.length * (1 - NEEDED))
  })
})

describe('a title as printed', () => {
  test.each(['en', 'ne'] as const)('is the first result, in the texts of %s', async (language) => {
    const elsewhere: string[] = []
    for (const title of TITLES) {
      const [first] = await slugsFor(title[language])
      if (first !== title.slug) elsewhere.push(`${title[language]}: ${first}`)
    }
    expect(elsewhere).toEqual([])
  })
})

test('a search takes two statements besides cache validation, with and without typos', async () => {
  for (const { query } of [
    queries.find(({ slip }) => slip === null),
    queries.find(({ slip }) => slip !== null),
  ].flatMap((found) => found ?? [])) {
    // A URL that was not requested before.
    const ask = () => api.get(`/v1/api/search/?page_size=7&q=${encodeURIComponent(query)}`)
    expect(await api.statementsOf(ask)).toHaveLength(3)
    expect(await api.statementsOf(ask)).toHaveLength(1)
  }
})

test('every search uses the index', async () => {
  const { rows } = await api.pool.query(`explain select from search_document where words @@ (select 'x'::tsquery)`)
  expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on search_document_words')
})
