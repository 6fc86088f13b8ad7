import { expect, test } from 'vitest'
import { catalogueCache, pack, textCache, unpack } from './catalogue-cache.ts'
import { compareText } from './catalogue-index.ts'
import type { CatalogueChanges, ListingQueries, ProductFields } from './queries.ts'

const product = (id: number, price: number): ProductFields => {
  const [slug, title] = [`p${id}`, `P${id}`]
  return [id, -id, slug, 'Book', 'en', price, true, 0, id, 0, title, title, null, [], []]
}

const changes = (seq: number, products: ProductFields[] = []): CatalogueChanges => ({
  ...{ seq, products, tags: products.map(([, , slug]) => `product:${slug}`), contents: [], moved: [] },
})

/** A database whose state a test sets. */
function openCache() {
  let state = changes(7, [product(1, 100)])
  const sent: string[] = []
  const queries: Pick<ListingQueries, 'loadCatalogue' | 'changesAfter'> = {
    loadCatalogue: async () => {
      sent.push('load')
      return state
    },
    changesAfter: async (seq) => {
      sent.push(`after ${seq}`)
      return state.seq > seq ? state : changes(state.seq)
    },
  }
  const cache = catalogueCache(queries as ListingQueries)
  return { cache, sent, become: (next: CatalogueChanges) => (state = next), seq: () => state.seq }
}

const priceOf = (
  select: ReturnType<ReturnType<typeof catalogueCache>['cacheTexts']>,
  seq: number,
  askedAt = new Date(0),
) =>
  select({ seen: { seq, askedAt }, language: 'en' }, (index) => ({
    selected: index.products.get(1)?.price,
    ids: [...index.products.keys()],
  }))

test('reads a change when a request has seen it, and texts once for each state', async () => {
  const { cache, sent, become, seq } = openCache()
  const loaded: number[] = []
  const select = cache.cacheTexts(async (ids) => {
    loaded.push(...ids)
    return { seq: seq(), texts: ids.map((id) => [id, `text of ${seq()}`]) }
  }, 10_000)
  for (let time = 0; time < 2; time += 1)
    expect(await priceOf(select, 7)).toEqual({ selected: 100, texts: new Map([[1, 'text of 7']]) })
  become(changes(8, [product(1, 200)]))
  expect((await priceOf(select, 7)).selected).toBe(100)
  expect(await priceOf(select, 8)).toEqual({ selected: 200, texts: new Map([[1, 'text of 8']]) })
  expect([sent, loaded]).toEqual([
    ['load', 'after 7'],
    [1, 1],
  ])
})

test('selects again when texts are of a later state', async () => {
  const { cache, become, seq } = openCache()
  const select = cache.cacheTexts(async (ids) => {
    if (seq() === 7) become(changes(8, [product(1, 200)]))
    return { seq: seq(), texts: ids.map((id) => [id, `text of ${seq()}`]) }
  }, 10_000)
  expect(await priceOf(select, 7)).toEqual({ selected: 200, texts: new Map([[1, 'text of 8']]) })
})

test('a text that was read before a change and arrives after it is not kept', async () => {
  const { cache, become } = openCache()
  const arrive: (() => void)[] = []
  const select = cache.cacheTexts(
    (ids) =>
      new Promise((resolve) => {
        const [seq, text] = arrive.length === 0 ? [7, 'old'] : [8, 'new']
        arrive.push(() => resolve({ seq, texts: ids.map((id) => [id, text]) }))
      }),
    10_000,
  )
  const early = priceOf(select, 7)
  await expect.poll(() => arrive.length).toBe(1)
  become(changes(8, [product(1, 200)]))
  await select({ seen: { seq: 8, askedAt: new Date(0) }, language: 'en' }, () => ({ selected: undefined, ids: [] }))
  arrive[0]?.()
  expect(await early).toEqual({ selected: 100, texts: new Map([[1, 'old']]) })
  const late = priceOf(select, 8)
  await expect.poll(() => arrive.length).toBe(2)
  arrive[1]?.()
  expect(await late).toEqual({ selected: 200, texts: new Map([[1, 'new']]) })
})

test('a database with fewer changes is another one, and read whole', async () => {
  const { cache, sent, become, seq } = openCache()
  const select = cache.cacheTexts(async (ids) => ({ seq: seq(), texts: ids.map((id) => [id, 'text']) }), 10_000)
  await priceOf(select, 7)
  become(changes(3, [product(1, 300)]))
  // An older request proves nothing.
  expect((await priceOf(select, 3, new Date(0))).selected).toBe(100)
  expect((await priceOf(select, 3, new Date(Date.now() + 1000))).selected).toBe(300)
  expect(sent).toEqual(['load', 'after 7', 'load'])
})

test('removes the texts that were used longest ago', () => {
  const cache = textCache(1000)
  for (const key of [1, 2, 3]) cache.set(key, pack('x'.repeat(300)))
  expect([cache.get(1), cache.bytes()]).toEqual([undefined, 800])
  cache.get(2)
  cache.set(4, pack('x'.repeat(300)))
  expect([cache.get(3), cache.get(2)]).toEqual([undefined, 'x'.repeat(300)])
  cache.set(5, pack('x'.repeat(2000)))
  expect(cache.bytes()).toBe(0)
})

test('keeps texts of all scripts', () => {
  const cache = textCache(1000)
  const text = '{"title":"वर्षाको बहीखाता","other":"café \u{1f600}"}'
  cache.set(1, pack(text))
  expect(unpack(cache.get(1) ?? pack(''))).toBe(text)
  expect(cache.bytes()).toBe(Buffer.byteLength(text) + 100)
})

test('texts are compared by code points, like in PostgreSQL', () => {
  const texts = ['', 'A', 'Z', 'a', 'ab', 'é', 'क', 'का', '\u{e000}', '\u{ffff}', '\u{10000}', '\u{1f600}']
  expect(texts.toReversed().sort(compareText)).toEqual(texts)
  expect(texts.toReversed().sort()).not.toEqual(texts)
})
