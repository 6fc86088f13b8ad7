import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const read = async (after: number) => (await api.get(`/internal/cache-tags/?after=${after}`)).json()

/** The tags that a statement invalidates. */
async function touchedBy(statement: string) {
  const { seq } = await read(0)
  await api.pool.query(statement)
  const { tags } = await read(seq)
  return tags.map(({ tag }: { tag: string }) => tag).sort()
}

test('lists all changes in order, with the last sequence number', async () => {
  const { tags, seq } = await read(0)
  expect(tags.map(({ tag }: { tag: string }) => tag).sort()).toEqual([
    'artist:tara-nembang',
    'artists',
    'product:kuhiroko-ghar',
    'product:the-rain-ledger',
    'products',
  ])
  const numbers = tags.map((tag: { seq: number }) => tag.seq)
  expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => one - other))
  expect(seq).toBe(numbers.at(-1))
  expect(new Date(tags[0].changed_at).toISOString()).toBe(tags[0].changed_at)
  expect(await read(seq)).toEqual({ tags: [], seq, has_more: false })
})

test('without a number the answer only tells where to begin', async () => {
  const { seq } = await read(0)
  expect((await api.get('/internal/cache-tags/')).json()).toEqual({ tags: [], seq, has_more: false })
})

test('a number that this database has not reached is answered with its last one', async () => {
  const { seq } = await read(0)
  expect(await read(seq + 1000)).toEqual({ tags: [], seq, has_more: false })
})

const BOOK = ['product:the-rain-ledger', 'products']
const ARTIST = ['artist:tara-nembang', 'artists']

test.each([
  ['a title', "update product_translation set title = 'Dry' where product_id = 1 and language = 'en'", BOOK],
  ['a stock', 'update product set num_available = 3 where id = 1', ['product:the-rain-ledger']],
  ['nothing', "update product_translation set title = 'Dry' where product_id = 1 and language = 'en'", []],
  ['a biography', "update content_translation set body = '' where language = 'ne'", ARTIST],
  [
    'the texts of a picture',
    "update picture_translation set alt = '' where picture_name = 'portrait:tara-nembang'",
    ARTIST,
  ],
  ['a file of a picture', "delete from picture_file where picture_name = 'cover:the-rain-ledger'", BOOK],
  [
    'a new product',
    "insert into product (id, slug, product_class, language, selling_price, mrp) values (7, 'new', 'Book', 'en', 1, 1)",
    ['product:new', 'products'],
  ],
  ['a slug', "update product set slug = 'renamed' where id = 7", ['product:new', 'product:renamed', 'products']],
  ['a product taken out', 'delete from product where id = 7', ['product:renamed', 'products']],
  ['an artist taken out', 'delete from content', ARTIST],
])('changing %s invalidates everything that shows it', async (_title, statement, tags) => {
  expect(await touchedBy(statement)).toEqual(tags)
})

test('a rolled-back change invalidates nothing', async () => {
  expect(await touchedBy('begin; update product set mrp = mrp + 1; rollback')).toEqual([])
})

test('a polling reader misses no concurrent change', async () => {
  const seen = new Map<string, number>()
  let { seq } = await read(0)
  let writing = true
  const reading = (async () => {
    for (let last = false; !last; ) {
      last = !writing
      const answer = await read(seq)
      for (const { tag, seq: at } of answer.tags) seen.set(tag, at)
      seq = answer.seq
    }
  })()
  const write = async (writer: number) => {
    for (let turn = 0; turn < 20; turn += 1) {
      await api.pool.query(
        `insert into product (slug, product_class, language, selling_price, mrp) values ('w${writer}-${turn}', 'Book', 'en', 1, 1)`,
      )
    }
  }
  await Promise.all([1, 2, 3, 4].map(write))
  writing = false
  await reading
  const products = [...seen.keys()].filter((tag) => tag.startsWith('product:w'))
  expect(products.length).toBe(80)
})

test.each(['x', '-1', '1e3'])('rejects after=%s', async (after) => {
  expect((await api.get(`/internal/cache-tags/?after=${after}`)).statusCode).toBe(400)
})

test('more changes than one answer holds follow in the next', async () => {
  const { seq } = (await api.get('/internal/cache-tags/')).json()
  await api.pool.query("select touch_cache_tags(variadic array(select 'tag:' || n from generate_series(1, 1001) n))")
  const first = await read(seq)
  const second = await read(first.seq)
  expect([first, second].map(({ tags, has_more }) => [tags.length, has_more])).toEqual([
    [1000, true],
    [1, false],
  ])
})
