import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
  const { database } = api
  const fiction = await makeCategory(database, {
    slug: 'fiction',
    position: 2,
    en: { title: 'Fiction', summary: 'Made up.' },
    ne: { title: 'आख्यान' },
  })
  const novels = await makeCategory(database, { slug: 'novels', parent: fiction.id, en: { title: 'Novels' } })
  const recipes = await makeCategory(database, { slug: 'recipes', position: 1, en: { title: 'Recipes' } })
  const draft = await makeCategory(database, { slug: 'draft', published_at: null })
  await makeCategory(database, { slug: 'below-draft', parent: draft.id })
  const maya = await makeContent(database, 'author', {
    slug: 'maya',
    en: { title: 'maya', summary: 'Writes.', body: '<p>In Ilam.</p>' },
    ne: { title: 'माया' },
  })
  const ram = await makeContent(database, 'author', { slug: 'ram', en: { title: 'Ram' } })
  await makeContent(database, 'author', { slug: 'zed', en: { title: 'Zed' } })
  await makeContent(database, 'author', { slug: 'to-come', published_at: new Date('2999-01-01') })
  const press = await makeContent(database, 'publisher', { slug: 'press', en: { title: 'Press' } })
  await makeProduct(database, { slug: 'fog', categories: [novels.id], authors: [maya.id], publisher_id: press.id })
  await makeProduct(database, {
    slug: 'rain',
    popularity: 3,
    categories: [fiction.id, recipes.id],
    authors: [{ id: maya.id, role: 'translator' }, ram.id],
    publisher_id: press.id,
  })
  await makeProduct(database, { slug: 'gone', is_listed: false, categories: [novels.id], authors: [maya.id] })
})
afterAll(() => api.stop())

const get = async (path: string, language = 'en') =>
  (await api.get(`/v1/api/${path}`, { 'accept-language': language })).json()
const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)

describe('categories', () => {
  test('are a tree with products counted through subcategories', async () => {
    const { count, next, results } = await get('categories/')
    expect([count, next, slugsOf(results)]).toEqual([2, null, ['recipes', 'fiction']])
    expect(results[1]).toMatchObject({
      url: '/v1/api/categories/fiction/',
      name: 'Fiction',
      description: 'Made up.',
      breadcrumbs: 'Fiction',
      product_count: 2,
      children: [{ slug: 'novels', breadcrumbs: 'Fiction > Novels', product_count: 1, children: [] }],
    })
  })

  test('have a detail with path and bestsellers', async () => {
    const novels = await get('categories/novels/', 'ne')
    expect(novels).toMatchObject({
      name: 'Novels',
      breadcrumbs: 'आख्यान > Novels',
      path: [
        { slug: 'fiction', name: 'आख्यान' },
        { slug: 'novels', name: 'Novels' },
      ],
      products_url: '/v1/api/products/?category=novels',
    })
    expect(slugsOf(novels.products)).toEqual(['fog'])
    expect(slugsOf((await get('categories/fiction/')).products)).toEqual(['rain', 'fog'])
  })

  test('take their products along when they move', async () => {
    await api.pool.query(`
      update category set parent_id = (select id from content where slug = 'recipes')
      where id = (select id from content where slug = 'novels')`)
    expect(slugsOf((await get('categories/recipes/')).products)).toEqual(['rain', 'fog'])
    expect(slugsOf((await get('categories/fiction/')).products)).toEqual(['rain'])
    expect(slugsOf((await get('products/?category=recipes')).results)).toEqual(['rain', 'fog'])
  })
})

describe('authors and publishers', () => {
  test('are listed by name with the number of their products', async () => {
    const { results, count } = await get('authors/')
    expect(count).toBe(3)
    expect(
      results.map(({ name, product_count }: { name: string; product_count: number }) => [name, product_count]),
    ).toEqual([
      ['maya', 2],
      ['Ram', 1],
      ['Zed', 0],
    ])
    expect((await get('publishers/')).results).toMatchObject([{ slug: 'press', product_count: 2 }])
    expect(await get('authors/?page=2&page_size=2')).toMatchObject({ results: [{ slug: 'zed' }], next: null })
  })

  test('have a detail with their products', async () => {
    const maya = await get('authors/maya/', 'ne')
    expect(maya).toMatchObject({
      url: '/v1/api/authors/maya/',
      name: 'माया',
      summary: 'Writes.',
      description: '<p>In Ilam.</p>',
      picture: { sources: [] },
      product_count: 2,
      products_url: '/v1/api/products/?author=maya',
    })
    expect(slugsOf(maya.products)).toEqual(['rain', 'fog'])
    expect(slugsOf((await get('publishers/press/')).products)).toEqual(['rain', 'fog'])
  })
})

describe('countries', () => {
  test('start with Nepal and have names in both languages', async () => {
    const { count, results } = await get('countries/')
    expect([count, results[0]]).toEqual([
      results.length,
      {
        url: '/v1/api/countries/NP/',
        code: 'NP',
        iso_3166_1_a3: 'NPL',
        iso_3166_1_numeric: '524',
        printable_name: 'Nepal',
        name: 'Nepal',
        display_order: results.length,
        is_shipping_country: true,
      },
    ])
    expect((await get('countries/NP/', 'ne')).name).toBe('नेपाल')
    expect((await api.get('/v1/api/countries/XX/')).statusCode).toBe(404)
  })

  test('have three unique codes each', async () => {
    const { results } = await get('countries/')
    for (const [code, shape] of [
      ['code', /^[A-Z]{2}$/],
      ['iso_3166_1_a3', /^[A-Z]{3}$/],
      ['iso_3166_1_numeric', /^\d{3}$/],
    ] as const) {
      const codes: string[] = results.map((country: Record<string, string>) => country[code])
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((each) => !shape.test(each))).toEqual([])
    }
  })
})

describe('each group', () => {
  test.each(['categories/novels', 'authors/maya', 'publishers/press'])(
    '%s redirects to its present slug',
    async (path) => {
      const [several, slug] = path.split('/')
      await api.database.updateTable('content').set({ slug: 'नयाँ' }).where('slug', '=', String(slug)).execute()
      const answer = await api.get(`/v1/api/${path}/`)
      expect([answer.statusCode, answer.headers.location]).toEqual([
        301,
        `/v1/api/${several}/${encodeURIComponent('नयाँ')}/`,
      ])
      expect((await api.get(String(answer.headers.location))).statusCode).toBe(200)
    },
  )

  test.each([
    'categories/draft',
    'categories/below-draft',
    'categories/%00',
    'authors/to-come',
    'authors/__proto__',
    'publishers/maya',
  ])('%s is not found', async (path) => {
    const answer = await api.get(`/v1/api/${path}/`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  test.each(['categories/', 'categories/recipes/', 'authors/', 'authors/ram/', 'publishers/', 'countries/'])(
    '%s takes at most one statement and has an ETag',
    async (path) => {
      const statements = await api.statementsOf(() => api.get(`/v1/api/${path}?new`))
      expect(
        statements.filter((text) => text.includes('from content') || text.includes('from product')).length,
      ).toBeLessThanOrEqual(1)
      expect(statements.length).toBeLessThanOrEqual(2)
      const { headers } = await api.get(`/v1/api/${path}`)
      expect((await api.get(`/v1/api/${path}`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    },
  )
})
