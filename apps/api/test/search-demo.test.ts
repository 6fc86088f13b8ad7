import { afterAll, beforeAll, expect, test } from 'vitest'
import { reindexAll } from '../src/search/indexing/index-documents.ts'
import { indexingQueries } from '../src/search/indexing/queries.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
  await reindexAll(indexingQueries(api.database))
})
afterAll(() => api.stop())

test.each(['en', 'ne'])('every title of the demo finds its page, in %s', async (language) => {
  const { rows } = await api.pool.query(
    `select title from product_translation join product on product.id = product_id where is_listed and product_translation.language = $1
     union select title from content_translation join content on content.id = content_id where published_at <= now() and language = $1`,
    [language],
  )
  expect(rows.length).toBeGreaterThan(0)
  const lost: string[] = []
  for (const { title } of rows) {
    const answer = await api.get(`/v1/api/search/?page_size=5&q=${encodeURIComponent(title)}`, {
      'accept-language': language,
    })
    const titles = answer.json().results.map((result: { title: string }) => result.title)
    if (!titles.includes(title)) lost.push(title)
  }
  expect(lost).toEqual([])
})
