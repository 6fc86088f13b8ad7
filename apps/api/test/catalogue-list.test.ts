import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
  await api.pool.query('delete from product')
  await fillShelf()
})
afterAll(() => api.stop())

/** Six products, some of which each filter matches. */
async function fillShelf() {
  const { database } = api
  const fiction = await makeCategory(database, { slug: 'fiction' })
  const novels = await makeCategory(database, { slug: 'novels', parent: fiction.id })
  const recipes = await makeCategory(database, { slug: 'recipes' })
  const [maya, ram] = [
    await makeContent(database, 'author', { slug: 'maya' }),
    await makeContent(database, 'author', { slug: 'ram' }),
  ]
  const press = await makeContent(database, 'publisher', { slug: 'press' })
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  await makeProduct(database, {
    slug: 'fog',
    title: { en: 'Fog', ne: 'कुहिरो' },
    created_at: day(1),
    popularity: 5,
    selling_price: 30_000,
    categories: [novels.id],
    authors: [maya.id],
    publisher_id: press.id,
  })
  await makeProduct(database, {
    slug: 'fog-heard',
    title: { en: 'fog, heard' },
    product_class: 'Audiobook',
    num_available: null,
    created_at: day(2),
    popularity: 9,
    selling_price: 45_050,
    categories: [novels.id],
    authors: [maya.id, { id: ram.id, role: 'narrator' }],
  })
  await makeProduct(database, {
    slug: 'rain',
    title: { ne: 'झरी' },
    language: 'ne',
    created_at: day(3),
    popularity: 5,
    selling_price: 60_000,
    num_available: 0,
    categories: [fiction.id],
    publisher_id: press.id,
  })
  await makeProduct(database, {
    slug: 'soup',
    title: { en: 'A Soup' },
    product_class: 'E-book',
    num_available: null,
    created_at: day(4),
    popularity: 0,
    selling_price: 99_999,
    categories: [recipes.id, novels.id],
  })
  await makeProduct(database, {
    slug: 'mug',
    title: { en: 'Mug' },
    product_class: 'Dabali Merchandise',
    created_at: day(5),
  })
  await makeProduct(database, { slug: 'hidden', title: { en: 'Hidden' }, is_listed: false, categories: [novels.id] })
  await makeProduct(database, { slug: 'wordless', title: {} })
  await makeContent(database, 'author', { slug: 'draft', published_at: null })
  await database.updateTable('product').set({ slug: 'mist' }).where('slug', '=', 'fog').execute()
  await database.updateTable('content').set({ slug: 'stories' }).where('slug', '=', 'novels').execute()
}

const list = async (query: string, headers: Record<string, string> = {}) =>
  (await api.get(`/v1/api/products/?${query}`, headers)).json()
const slugs = async (query: string, headers?: Record<string, string>): Promise<string[]> =>
  (await list(query, headers)).results.map(({ slug }: { slug: string }) => slug)

describe('a list of products', () => {
  test.each([
    ['', ['fog-heard', 'mist', 'rain', 'soup', 'mug']],
    ['product_class=Book', ['mist', 'rain']],
    ['product_class=e-book', ['soup']],
    ['product_class=Dabali%20Merchandise&product_class=E-book', ['soup', 'mug']],
    ['product_class=dabali-merchandise,E-book', ['soup', 'mug']],
    ['category=fiction', ['fog-heard', 'mist', 'rain', 'soup']],
    ['category=stories', ['fog-heard', 'mist', 'soup']],
    ['category=novels', ['fog-heard', 'mist', 'soup']],
    ['category=recipes,stories', ['fog-heard', 'mist', 'soup']],
    ['category=no-such', []],
    ['author=maya', ['fog-heard', 'mist']],
    ['author=ram', ['fog-heard']],
    ['author=draft', []],
    ['language=ne', ['rain']],
    ['language=ne,en', ['fog-heard', 'mist', 'rain', 'soup']],
    ['publisher=press', ['mist', 'rain']],
    ['price_min=450.5', ['fog-heard', 'rain', 'soup', 'mug']],
    ['price_max=450.50', ['fog-heard', 'mist']],
    ['price_min=300&price_max=300', ['mist']],
    ['price_min=999999999', []],
    ['in_stock=true', ['fog-heard', 'mist', 'soup', 'mug']],
    ['in_stock=false', ['rain']],
    ['slug=mist', ['mist']],
    ['slug=fog,soup,hidden', ['mist', 'soup']],
    ['category=fiction&language=en&price_max=500&product_class=Book', ['mist']],
    ['category=&author=&price_min=&in_stock=&sort=&product_class=', ['fog-heard', 'mist', 'rain', 'soup', 'mug']],
    ['unknown=1', ['fog-heard', 'mist', 'rain', 'soup', 'mug']],
  ])('with %s contains %j', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected)
    expect((await list(query)).count).toBe(expected.length)
  })

  test.each([
    ['popular', 'en', ['fog-heard', 'mist', 'rain', 'soup', 'mug']],
    ['new', 'en', ['mug', 'soup', 'rain', 'fog-heard', 'mist']],
    ['price', 'en', ['mist', 'fog-heard', 'mug', 'rain', 'soup']],
    ['-price', 'en', ['soup', 'rain', 'mug', 'fog-heard', 'mist']],
    ['title', 'en', ['soup', 'mist', 'fog-heard', 'mug', 'rain']],
    ['title', 'ne', ['soup', 'fog-heard', 'mug', 'mist', 'rain']],
  ])('by %s in %s has that order', async (sort, language, expected) => {
    expect(await slugs(`sort=${sort}`, { 'accept-language': language })).toEqual(expected)
    expect(await slugs(`sort=${sort}&facets=false`, { 'accept-language': language })).toEqual(expected)
  })

  test('returns each product in the requested language, or the one it has', async () => {
    const { results } = await list('slug=mist,soup', { 'accept-language': 'ne' })
    expect(results.map(({ title }: { title: string }) => title)).toEqual(['कुहिरो', 'A Soup'])
  })

  test('returns cards', async () => {
    expect((await list('slug=mist')).results).toEqual([
      {
        id: expect.any(Number),
        url: expect.stringMatching(/^\/v1\/api\/products\/\d+\/$/),
        slug: 'mist',
        title: 'Fog',
        titles: { en: 'Fog', ne: 'कुहिरो' },
        subtitle: '',
        authors: [],
        product_class: 'Book',
        language: 'en',
        selling_price: '300.00',
        mrp: '500.00',
        currency: 'NPR',
        is_available_to_buy: true,
        rating: { average: null, count: 0, counts: [0, 0, 0, 0, 0] },
        thumbnail: '',
        picture: { alt: '', width: 400, height: 600, sources: [] },
      },
    ])
    // Named products are not grouped; a list of works has the formats of each.
    expect((await list('slug=mist&group_by=work')).results[0].formats).toEqual([
      { slug: 'mist', product_class: 'Book', language: 'en', selling_price: '300.00', is_available_to_buy: true },
    ])
  })

  test('repeats its filters in the links to other pages', async () => {
    const first = await list('category=fiction&category=recipes&sort=new&page_size=1')
    expect(first.next).toBe('/v1/api/products/?page=2&page_size=1&category=fiction%2Crecipes&sort=new')
    const second = (await api.get(first.next)).json()
    expect([second.results[0].slug, second.previous]).toEqual([
      'rain',
      '/v1/api/products/?page=1&page_size=1&category=fiction%2Crecipes&sort=new',
    ])
  })

  test('after the last page is empty and has the total count', async () => {
    expect(await list('page=9')).toMatchObject({ count: 5, next: null, results: [] })
  })

  test('has an ETag', async () => {
    const { headers } = await api.get('/v1/api/products/')
    const again = await api.get('/v1/api/products/', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('costs no statement but the one that validates the cache, once its cards are known', async () => {
    await api.get('/v1/api/products/?page_size=50')
    const statements = await api.statementsOf(() =>
      api.get('/v1/api/products/?category=fiction&sort=title&page_size=5'),
    )
    expect(statements.length).toBe(1)
  })
})
