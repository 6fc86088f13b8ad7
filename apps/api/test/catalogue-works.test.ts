import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct, makeWork } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
beforeEach(() => api.pool.query('delete from product'))
afterAll(() => api.stop())

type Card = { slug: string; selling_price: string; is_available_to_buy: boolean; formats: Card[] }
type Page = { count: number; next: string | null; results: Card[] }

const list = async (query = '', language = 'en'): Promise<Page> =>
  (await api.get(`/v1/api/products/?${query}`, { 'accept-language': language })).json()
const slugsOf = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)

/** A work as a printed book, an e-book and an audiobook. */
async function makeFormats(parts: Parameters<typeof makeProduct>[1] = {}) {
  const work_id = await makeWork(api.database)
  const make = (more: Parameters<typeof makeProduct>[1]) => makeProduct(api.database, { work_id, ...parts, ...more })
  return {
    audio: await make({ product_class: 'Audiobook', selling_price: 45_000, popularity: 90, num_available: null }),
    printed: await make({ product_class: 'Book', selling_price: 58_500, popularity: 50 }),
    file: await make({ product_class: 'E-book', selling_price: 35_000, popularity: 20, num_available: null }),
  }
}

describe('a work in several formats', () => {
  test('is one card: the printed book, with all formats in their order', async () => {
    const { printed, file, audio } = await makeFormats()
    const { count, results } = await list()
    expect([count, slugsOf(results)]).toEqual([1, [printed.slug]])
    expect(results[0]?.formats.map(({ slug, selling_price }) => [slug, selling_price])).toEqual([
      [printed.slug, '585.00'],
      [file.slug, '350.00'],
      [audio.slug, '450.00'],
    ])
  })

  test('shows the formats that match the filters', async () => {
    const { file, audio } = await makeFormats()
    const [ebook] = (await list('product_class=e-book')).results
    expect([ebook?.slug, slugsOf(ebook?.formats ?? [])]).toEqual([file.slug, [file.slug]])
    const [cheap] = (await list('price_max=500')).results
    expect(slugsOf(cheap?.formats ?? [])).toEqual([file.slug, audio.slug])
  })

  test('shows a format that is in stock, and is sold out when all are', async () => {
    const { printed, file } = await makeFormats()
    await api.database.updateTable('product').set({ num_available: 0 }).where('id', '=', printed.id).execute()
    const [card] = (await list()).results
    expect([card?.slug, card?.is_available_to_buy]).toEqual([file.slug, true])
    await api.database.updateTable('product').set({ num_available: 0 }).execute()
    expect((await list()).results).toMatchObject([{ slug: printed.slug, is_available_to_buy: false }])
  })

  test('shows the edition in the language of the page', async () => {
    const { printed } = await makeFormats()
    const [{ work_id }] = (await api.pool.query('select work_id from product')).rows
    const nepali = await makeProduct(api.database, { work_id, language: 'ne', title: { ne: 'बही' } })
    expect(slugsOf((await list('', 'en')).results)).toEqual([printed.slug])
    expect(slugsOf((await list('', 'ne')).results)).toEqual([nepali.slug])
  })

  test('has the price of its cheapest format that is in stock, in both orders of prices', async () => {
    const { printed, file } = await makeFormats()
    const other = await makeProduct(api.database, { selling_price: 40_000 })
    expect(slugsOf((await list('sort=price')).results)).toEqual([printed.slug, other.slug])
    expect(slugsOf((await list('sort=-price')).results)).toEqual([other.slug, printed.slug])
    await api.database.updateTable('product').set({ num_available: 0 }).where('id', '=', file.id).execute()
    expect(slugsOf((await list('sort=price')).results)).toEqual([other.slug, printed.slug])
  })

  test('is several entries where products are asked for, or named', async () => {
    const { printed, file, audio } = await makeFormats()
    const products = await list('group_by=product&sort=price')
    expect([products.count, slugsOf(products.results)]).toEqual([3, slugsOf([file, audio, printed])])
    expect(products.results[0]).not.toHaveProperty('formats')
    expect((await list(`slug=${printed.slug},${file.slug}`)).count).toBe(2)
    expect((await list('group_by=product&page_size=1')).next).toContain('group_by=product')
  })

  test('counts once for its author, its publisher and its categories, and is one card there', async () => {
    const author = await makeContent(api.database, 'author', { slug: 'maya' })
    const press = await makeContent(api.database, 'publisher', { slug: 'press' })
    const novels = await makeCategory(api.database, { slug: 'novels' })
    const { printed } = await makeFormats({ authors: [author.id], publisher_id: press.id, categories: [novels.id] })
    for (const path of ['authors/maya', 'publishers/press', 'categories/novels']) {
      const { product_count, products } = (await api.get(`/v1/api/${path}/`)).json()
      expect([path, product_count, slugsOf(products), products[0].formats.length]).toEqual([path, 1, [printed.slug], 3])
    }
    for (const path of ['authors', 'publishers', 'categories']) {
      const { results } = (await api.get(`/v1/api/${path}/`)).json()
      expect([path, results[0].product_count]).toEqual([path, 1])
    }
  })
})

const SORTS = ['popular', 'new', 'price', '-price', 'title']

test('every work is on exactly one page, whatever is chosen and in every order', async () => {
  const aProduct = fc.record({
    work: fc.constantFrom(null, 0, 1, 2, 3),
    product_class: fc.constantFrom('Book' as const, 'E-book' as const, 'Audiobook' as const),
    selling_price: fc.constantFrom(10_000, 20_000, 30_000),
    popularity: fc.nat(3),
    num_available: fc.constantFrom(0, 5),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(aProduct, { minLength: 4, maxLength: 16 }),
      fc.constantFrom('', 'product_class=book', 'price_min=200', 'in_stock=true'),
      async (products, chosen) => {
        await api.pool.query('delete from product')
        const works = await Promise.all([0, 1, 2, 3].map(() => makeWork(api.database)))
        for (const { work, ...columns } of products)
          await makeProduct(api.database, { ...columns, work_id: work === null ? null : (works[work] ?? null) })
        const { rows } = await api.pool.query('select slug, coalesce(work_id, -id) as work from product')
        const workOf = new Map<string, number>(rows.map(({ slug, work }) => [slug, work]))
        const matching = (await list(`${chosen}&group_by=product`)).results.map(({ slug }) => workOf.get(slug))
        for (const sort of SORTS) {
          const seen: Card[] = []
          let count: number | undefined
          for (let query: string | null = `${chosen}&sort=${sort}&page_size=3`; query !== null; ) {
            const page: Page = await list(query)
            seen.push(...page.results)
            count = page.count
            query = page.next?.split('?')[1] ?? null
          }
          const works = seen.map(({ slug }) => workOf.get(slug))
          expect(works.toSorted()).toEqual([...new Set(matching)].sort())
          expect(count).toBe(works.length)
          expect(seen.flatMap(({ formats }) => formats)).toHaveLength(matching.length)
        }
      },
    ),
    propertyRuns(10),
  )
})
