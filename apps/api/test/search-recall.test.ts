import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexingQueries } from '../src/search/indexing/queries.ts'
import { reindexAll } from '../src/search/indexing/reindex-all.ts'
import { fillShelves, TITLES } from './search/fill-shelves.ts'
import { type RunningApp, startApp } from './start-app.ts'

type Judged = { query: string; slug: string; written: string; slip: string | null }

const { queries }: { queries: Judged[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'search/judged-queries.json'), 'utf8'),
)

let api: RunningApp
let indexedIn: number
beforeAll(async () => {
  api = await startApp()
  await fillShelves(api.database, { others: 10_000 })
  const began = performance.now()
  await reindexAll(indexingQueries(api.database))
  indexedIn = performance.now() - began
})
afterAll(() => api.stop())

const slugsFor = async (query: string, pageSize = 5): Promise<string[]> => {
  const answer = await api.get(`/v1/api/search/?page_size=${pageSize}&q=${encodeURIComponent(query)}`)
  return answer.json().results.map(({ slug }: { slug: string }) => slug)
}

test('DEV', async () => {
  console.log('indexed in', indexedIn)
  const lost: Judged[] = []
  const times: number[] = []
  for (const judged of queries) {
    const t = performance.now()
    const slugs = await slugsFor(judged.query)
    times.push(performance.now() - t)
    if (!slugs.includes(judged.slug)) {
      lost.push(judged)
      console.log(JSON.stringify(judged), slugs.slice(0, 5).join(' '))
    }
  }
  times.sort((a, b) => a - b)
  console.log(
    'lost',
    lost.length,
    'of',
    queries.length,
    'p50',
    times[times.length >> 1],
    'p95',
    times[Math.floor(times.length * 0.95)],
    'max',
    times.at(-1),
  )
  const { rows } = await api.pool.query(
    "select pg_size_pretty(pg_total_relation_size('search_document')) total, pg_size_pretty(pg_relation_size('search_document_words')) words, pg_size_pretty(pg_relation_size('search_document_names')) names, (select avg(pg_column_size(words)) from search_document), (select avg(length(words)) from search_document) lex",
  )
  console.log(rows)
})
