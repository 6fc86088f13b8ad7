import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normaliseSearch } from '@dabali/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reindexAll, toDocument } from '../src/search/indexing/index-documents.ts'
import { indexingQueries } from '../src/search/indexing/queries.ts'
import { searchQueries } from '../src/search/queries/search.ts'
import { TrigramIndex } from '../src/search/trigram-index.ts'
import { makeProduct } from './make-product.ts'
import { fillShelves, TITLES } from './search/fill-shelves.ts'
import { type RunningApp, startApp } from './start-app.ts'

type Judged = { query: string; slug: string; written: string; slip: string | null }

type Ambiguous = { query: string; readings: string[] }

const JUDGED: { queries: Judged[]; ambiguous: Ambiguous[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'search/judged-queries.json'), 'utf8'),
)
const { queries, ambiguous } = JUDGED
const NEEDED = 0.95
const NEPALI = { 'accept-language': 'ne' }

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

describe('a romanised word with several readings', () => {
  /** The likeliest reading of each query has more titles than the others. */
  const likeliest = new Set(ambiguous.map(({ readings: [first] }) => first))
  beforeAll(async () => {
    const products: number[] = []
    for (const reading of new Set(ambiguous.flatMap(({ readings }) => readings)))
      for (let copy = 0; copy < (likeliest.has(reading) ? 3 : 1); copy += 1)
        products.push((await makeProduct(api.database, { language: 'ne', title: { ne: `${reading} ${copy}` } })).id)
    await indexingQueries(api.database).index({ products, contents: [] }, toDocument)
  }, 60_000)

  test('is offered in all of them, the likeliest first', async () => {
    expect(new Set(ambiguous.map(({ query }) => query)).size).toBe(60)
    const lost: string[] = []
    for (const { query, readings } of ambiguous) {
      const answer = (await api.get(`/v1/api/search/?q=${query}`)).json()
      const offered: string[] = answer.readings ?? []
      const isComplete = readings.every((reading) => offered.includes(reading))
      if (!isComplete || offered[0] !== readings[0]) lost.push(`${query}: ${offered}`)
      expect(answer.also_written).toBe(offered[0])
    }
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(ambiguous.length * (1 - NEEDED))
  })

  test('is searched as typed when that is asked for', async () => {
    const { results, readings, also_written } = (await api.get('/v1/api/search/?q=barsha&exact=true')).json()
    expect({ results, readings, also_written }).toEqual({ results: [], readings: undefined, also_written: undefined })
  })

  test('finds the titles with the spelling of the query before those that sound alike', async () => {
    for (const query of ['कण', 'कान']) {
      const { results } = (await api.get(`/v1/api/search/?q=${encodeURIComponent(query)}&page_size=1`, NEPALI)).json()
      expect(results[0].title.split(' ')[0]).toBe(query)
    }
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

test('a search of known products takes one statement besides cache validation, with and without typos', async () => {
  for (const { query } of [
    queries.find(({ slip }) => slip === null),
    queries.find(({ slip }) => slip !== null),
  ].flatMap((found) => found ?? [])) {
    // A URL that was not requested before.
    const ask = (size = 7) => api.get(`/v1/api/search/?type=product&page_size=${size}&q=${encodeURIComponent(query)}`)
    await ask(8)
    expect(await api.statementsOf(() => ask())).toHaveLength(2)
    expect(await api.statementsOf(() => ask())).toHaveLength(1)
  }
})

/** PostgreSQL compares each query with the names of 10,000 products. */
const COMPARED = process.env['LONG_TESTS'] === 'true' ? 1 : 4

test('names are as similar as PostgreSQL finds them', async () => {
  const index = new TrigramIndex()
  const weights = new Map<number, number>()
  await searchQueries(api.database).loadNames((names) => {
    for (const fields of names) {
      index.add(fields)
      weights.set(fields[0], fields[2])
    }
  })
  const pairs = TITLES.map((title, at) => {
    const words = [...title.en.split(' '), ...title.ne.split(' ')]
    const others = TITLES[(at * 7 + 1) % TITLES.length]?.[at % 2 === 0 ? 'en' : 'ne'].split(' ') ?? []
    return normaliseSearch(`${words[at % words.length]} ${others.at(-1)}`)
  })
  const asked = [...queries.map(({ query }) => normaliseSearch(query)), ...pairs].filter((text) => text.length > 3)
  expect(asked.length).toBeGreaterThan(550)
  const client = await api.pool.connect()
  await client.query('create index on search_document using gin (names gin_trgm_ops)')
  await client.query('set pg_trgm.word_similarity_threshold = 0.4')
  for (const text of asked.filter((_, at) => at % COMPARED === 0)) {
    const { rows } = await client.query(
      `select coalesce(product_id, -content_id) as key, word_similarity($1, names) as similarity, weight from search_document
       where $1 <% names and shown_from <= now() order by word_similarity($1, names) desc, weight desc limit 25`,
      [text],
    )
    const keys = index.findSimilar(text, { most: 24, now: Date.now() })
    // Of equal ones at the end any may be left out.
    const last = rows[23]
    const isSure = ({ similarity, weight }: { similarity: number; weight: number }) =>
      last === undefined || similarity > last.similarity || (similarity === last.similarity && weight > last.weight)
    const sure = rows.slice(0, 24).filter(isSure)
    expect(new Set(keys.slice(0, sure.length)), text).toEqual(new Set(sure.map(({ key }) => key)))
    expect(
      keys.map((key) => weights.get(key)),
      text,
    ).toEqual(rows.slice(0, 24).map(({ weight }) => weight))
  }
  client.release()
})

test('every search uses the index', async () => {
  const { rows } = await api.pool.query(`explain select from search_document where words @@ (select 'x'::tsquery)`)
  expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on search_document_words')
})
