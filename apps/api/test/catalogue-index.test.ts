import { PRODUCT_CLASSES } from '@dabali/domain'
import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cacheTagQueries } from '../src/cache-tags/queries.ts'
import { catalogueCache } from '../src/catalogue/listing/catalogue-cache.ts'
import { listCards, listProducts } from '../src/catalogue/listing/list-products.ts'
import { listingQueries } from '../src/catalogue/listing/queries.ts'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct, makeWork } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

const RUNS = 10
const CHANGES = 12

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
beforeEach(() => api.pool.query('delete from product; delete from content'))
afterAll(() => api.stop())

/** An instance of the API that has read nothing yet. */
function openLists() {
  const queries = listingQueries(api.database)
  const cards = listCards(catalogueCache(queries), queries)
  const { lastSeq } = cacheTagQueries(api.database)
  return async () => {
    const seen = { seq: await lastSeq(), askedAt: new Date() }
    return Promise.all(QUERIES.map(([language, query]) => listProducts(cards, { seen, language, query }).then(String)))
  }
}

const QUERIES = [
  ['en', {}],
  ['ne', { sort: 'title', page_size: '5' }],
  ['en', { sort: 'new', group_by: 'product' }],
  ['ne', { sort: '-price', in_stock: 'true' }],
  ['en', { sort: 'price', product_class: 'Book,E-book', price_min: '200' }],
  ['en', { author: 'a0', category: 'c0' }],
  ['ne', { publisher: 'p0,p-later', sort: 'rating' }],
  ['en', { slug: 'made-0,made-1,later-0' }],
] as const

const PRODUCTS = 6

/** What changes, as SQL with the ids of products, works, authors, publishers and categories. */
const aChange = fc.oneof(
  fc.record({
    kind: fc.constant('columns'),
    at: fc.nat(),
    price: fc.constantFrom(10_000, 30_000, 90_000),
    stock: fc.constantFrom(null, 0, 2),
    popularity: fc.nat(9),
    is_listed: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom(
      'title',
      'slug',
      'work',
      'author',
      'category',
      'publisher',
      'class',
      'age',
      'picture',
      'delete',
      'insert',
    ),
    at: fc.nat(),
  }),
  fc.record({
    kind: fc.constantFrom('content title', 'content slug', 'publish', 'delete author', 'move category', 'review'),
    at: fc.nat(),
  }),
)
type Change = {
  kind: string
  at: number
  price?: number
  stock?: number | null
  popularity?: number
  is_listed?: boolean
}
type Ids = { products: number[]; works: number[]; authors: number[]; publishers: number[]; categories: number[] }

const of = (ids: number[], at: number) => ids[at % ids.length] ?? 0

async function change(ids: Ids, { kind, at, ...more }: Change) {
  const product = of(ids.products, at)
  const contents = [...ids.authors, ...ids.publishers, ...ids.categories]
  const content = of(contents, at)
  const run = (text: string, values: unknown[]) => api.pool.query(text, values)
  switch (kind) {
    case 'columns':
      return run(
        'update product set selling_price = $2, mrp = 99000, num_available = $3, popularity = $4, is_listed = $5 where id = $1',
        [product, more.price, more.stock, more.popularity, more.is_listed],
      )
    case 'title':
      return run(
        `insert into product_translation (product_id, language, title, authors, description) values ($1, 'ne', $2, '{}', '')
        on conflict (product_id, language) do update set title = excluded.title`,
        [product, `शीर्षक ${at % 7}`],
      )
    case 'slug':
      return run(`update product set slug = $2 where id = $1 and not exists (select from product where slug = $2)`, [
        product,
        `later-${at % 4}`,
      ])
    case 'work':
      return run('update product set work_id = $2 where id = $1', [product, at % 3 === 0 ? null : of(ids.works, at)])
    case 'author':
      return run(
        `insert into product_author (product_id, author_id, role, position) values ($1, $2, 'author', 0) on conflict do nothing`,
        [product, of(ids.authors, at)],
      )
    case 'category':
      return run('insert into product_category (product_id, category_id) values ($1, $2) on conflict do nothing', [
        product,
        of(ids.categories, at),
      ])
    case 'publisher':
      return run('update product set publisher_id = $2 where id = $1', [product, of(ids.publishers, at)])
    case 'class':
      return run('update product set product_class = $2 where id = $1', [
        product,
        of(
          PRODUCT_CLASSES.map((_, place) => place),
          at,
        ) >= 0
          ? PRODUCT_CLASSES[at % PRODUCT_CLASSES.length]
          : 'Book',
      ])
    case 'age':
      return run(`update product set created_at = now() - make_interval(secs => $2) where id = $1`, [product, at % 9])
    case 'delete':
      return run('delete from product where id = $1', [product])
    case 'insert':
      return void ids.products.push(
        (await makeProduct(api.database, { work_id: at % 2 === 0 ? of(ids.works, at) : null })).id,
      )
    case 'content title':
      return run(`update content_translation set title = $2 where content_id = $1 and language = 'en'`, [
        content,
        `Title ${at % 7}`,
      ])
    case 'content slug':
      return run(
        `update content set slug = $2 where id = $1 and not exists (select from content as other where other.kind = content.kind and other.slug = $2)`,
        [content, `p-later`],
      )
    case 'publish':
      return run(
        `update content set published_at = case when published_at is null then '2020-01-01'::timestamptz end where id = $1`,
        [content],
      )
    case 'delete author':
      return run('with gone as (delete from product_author where author_id = $1) select from content', [
        of(ids.authors, at),
      ])
    case 'move category':
      return run('update category set parent_id = $2 where id = $1', [
        ids.categories[1],
        at % 2 === 0 ? null : ids.categories[0],
      ])
    default:
      return run(`update product set review_counts = '{0,0,0,0,1}', rating_score = $2 where id = $1`, [product, at % 5])
  }
}

async function fill(): Promise<Ids> {
  const named = async (kind: 'author' | 'publisher', letter: string) =>
    (
      await Promise.all(
        [0, 1].map((at) =>
          makeContent(api.database, kind, { slug: `${letter}${at}`, en: { title: `${letter}${at}` } }),
        ),
      )
    ).map(({ id }) => id)
  const [authors, publishers] = [await named('author', 'a'), await named('publisher', 'p')]
  const categories = [
    await makeCategory(api.database, { slug: 'c0' }),
    await makeCategory(api.database, { slug: 'c1' }),
  ].map(({ id }) => id)
  const works = [await makeWork(api.database), await makeWork(api.database)]
  const products: number[] = []
  for (let at = 0; at < PRODUCTS; at += 1) {
    const { id } = await makeProduct(api.database, {
      ...{
        slug: `made-by-hand-${at}`,
        work_id: at < 3 ? (works[at % 2] ?? null) : null,
        publisher_id: of(publishers, at),
      },
      ...{ authors: [of(authors, at)], categories: [of(categories, at)], selling_price: 20_000 + at * 9000 },
    })
    products.push(id)
  }
  return { products, works, authors, publishers, categories }
}

test('lists of an instance that has followed all changes are those of one that reads the catalogue anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aChange, { minLength: CHANGES, maxLength: CHANGES }), async (all) => {
      await api.pool.query('delete from product; delete from content')
      const ids = await fill()
      const read = openLists()
      await read()
      for (const each of all) {
        await change(ids, each)
        expect(await read()).toEqual(await openLists()())
      }
    }),
    propertyRuns(RUNS),
  )
})

test('without the trigger that announces changes it shows what was before', async () => {
  const { products } = await fill()
  const read = openLists()
  const before = await read()
  await api.pool.query(
    `begin; set local dabali.touch = 'off'; update product set selling_price = 12300 where id = ${products[0]}; commit`,
  )
  expect([await read(), (await openLists()())[0]]).toEqual([before, expect.stringContaining('"123.00"')])
})

test('a picture with lettering in a language is shown at once', async () => {
  await api.pool.query("insert into picture (name, width, height) values ('cover:fog', 10, 10)")
  await makeProduct(api.database, { picture_name: 'cover:fog' })
  const read = openLists()
  expect((await read())[1]).toContain('"width":10')
  await api.pool.query("insert into picture (name, width, height) values ('cover:fog:ne', 20, 20)")
  expect((await read())[1]).toContain('"width":20')
})

test('pages of one list that are asked for in any order have its products in its order', async () => {
  await fill()
  const queries = listingQueries(api.database)
  const cards = listCards(catalogueCache(queries), queries)
  const seen = { seq: await cacheTagQueries(api.database).lastSeq(), askedAt: new Date() }
  const slugs = async (query: object) => {
    const { results } = JSON.parse(String(await listProducts(cards, { seen, language: 'en', query })))
    return results.map(({ slug }: { slug: string }) => slug)
  }
  for (const sort of ['price', '-price', 'popular'] as const) {
    const pages = new Map<string, string[]>()
    for (const page of ['2', '1', '3', '2']) pages.set(page, await slugs({ sort, page, page_size: '2' }))
    const inOrder = ['1', '2', '3'].flatMap((page) => pages.get(page) ?? [])
    expect(inOrder).toEqual(await slugs({ sort, page_size: '24' }))
    expect(inOrder.length).toBeGreaterThan(3)
  }
})

test('the name of an author is in the facets from the moment it is published', async () => {
  const { id } = await makeContent(api.database, 'author', {
    ...{ slug: 'later', en: { title: 'Later' } },
    published_at: new Date('2036-01-01'),
  })
  await makeProduct(api.database, { authors: [id] })
  const read = openLists()
  const shows = async () => String((await read())[0]).includes('"label":"Later"')
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const shown: boolean[] = []
    for (const day of ['2035-12-30', '2035-12-31', '2036-01-01', '2036-01-02']) {
      vi.setSystemTime(new Date(day))
      shown.push(await shows())
    }
    expect(shown).toEqual([false, false, true, true])
  } finally {
    vi.useRealTimers()
  }
})
