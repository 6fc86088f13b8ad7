import { buildDemo } from '@dabali/demo/demo'
import type { DemoContent, DemoProduct } from '@dabali/demo/demo-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NAMED_MEDIA } from '../../../packages/demo/test/demo-texts.ts'
import { sanitizeRichFields, sanitizeRichText } from '../src/content/sanitize-rich-text.ts'
import { seedQueries } from '../src/seed/queries/seeding.ts'
import { SMALL_DEMO } from './small-demo.ts'
import { type RunningApp, startApp } from './start-app.ts'

const HOSTILE = '<p onclick="a()">Rain</p><script>a()</script><a href="javascript:a()">here</a>'
const SAFE = '<p>Rain</p><a>here</a>'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

test('is sanitized when it is written, of products and content', async () => {
  const { contents, products } = await SMALL_DEMO.compose(new Date('2026-11-21T08:20:31Z'), NAMED_MEDIA)
  const [content, product] = [contents[0] as DemoContent, products[0] as DemoProduct]
  const body = { body: HOSTILE, words: { transcript: HOSTILE } }
  const words = { en: { ...content.words.en, ...body }, ne: { ...content.words.ne, ...body } }
  const { en, ne } = product.words
  const described = { en: { ...en, description: HOSTILE }, ne: { ...ne, description: HOSTILE } }
  await seedQueries(api.database).seedOnce('hostile', async (inside) => {
    const idOf = await inside.insertContents([{ ...content, slug: 'hostile', words }])
    await inside.insertProducts([{ ...product, slug: 'hostile', words: described }], idOf)
  })
  expect((await api.get(`/v1/api/${content.kind}s/hostile/`)).json()).toMatchObject({ biography: SAFE })
  expect((await api.get('/v1/api/products/hostile/')).json()).toMatchObject({ description: SAFE })
  const { rows } = await api.pool.query(
    `select words from content_translation join content on id = content_id where slug = 'hostile'`,
  )
  expect(rows).toEqual([{ words: { transcript: SAFE } }, { words: { transcript: SAFE } }])
})

test('of the demo is stored unchanged', () => {
  const { contents, products } = buildDemo(new Date('2026-11-21T08:20:31Z'), NAMED_MEDIA)
  for (const { words } of contents) {
    for (const { body, words: more } of [words.en, words.ne]) {
      expect([sanitizeRichText(body), sanitizeRichFields(more)]).toEqual([body, more])
    }
  }
  const descriptions = products.flatMap(({ words: { en, ne } }) => [en.description, ne.description])
  expect(descriptions.map(sanitizeRichText)).toEqual(descriptions)
})
