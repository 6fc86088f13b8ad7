import { hasLanguage, PRODUCT_CLASSES } from '@dabali/domain'
import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct, makeWork } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

const CATALOGUES = 12
const SELECTIONS = 12

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const CLASSES = PRODUCT_CLASSES.slice(0, 6)
const NAMES = ['a', 'b', 'c', 'd']
/** The categories with their parents. */
const PARENTS: Record<string, string | null> = { a: null, b: 'a', c: 'b', d: null }
const PRICES = [0, 29_999, 30_000, 45_000, 60_000, 60_001, 100_000, 250_000]
const STEPS = ['0-300', '300-600', '600-1000', '1000-2000', '2000-']

const someOf = (names: string[]) => fc.subarray(names, { maxLength: 3 })
const aProduct = fc.record({
  work: fc.constantFrom(null, null, 'one', 'other'),
  product_class: fc.constantFrom(...CLASSES),
  language: fc.constantFrom('en' as const, 'ne' as const),
  selling_price: fc.constantFrom(...PRICES),
  num_available: fc.constantFrom(null, 0, 3),
  publisher: fc.constantFrom(null, ...NAMES),
  categories: someOf(NAMES),
  authors: someOf(NAMES),
  is_listed: fc.constantFrom(true, true, true, false),
})
type Product = ReturnType<(typeof aProduct)['generate']>['value']

const aSelection = fc.record(
  {
    product_class: fc.subarray([...CLASSES], { minLength: 1, maxLength: 2 }),
    category: fc.subarray(NAMES, { minLength: 1, maxLength: 2 }),
    author: fc.subarray(NAMES, { minLength: 1, maxLength: 2 }),
    language: fc.subarray(['en', 'ne'], { minLength: 1 }),
    publisher: fc.subarray(NAMES, { minLength: 1, maxLength: 2 }),
    price: fc.constantFrom(...STEPS.slice(1, 4)).map((step) => [step]),
    in_stock: fc.constantFrom('true', 'false').map((value) => [value]),
  },
  { requiredKeys: [] },
)
type Selection = Record<string, string[] | undefined>

const withAbove = (name: string | null | undefined): string[] => (name ? [name, ...withAbove(PARENTS[name])] : [])

/** The values of a facet that a product has. */
function valuesOf(product: Product, field: string): string[] {
  switch (field) {
    case 'category':
      return [...new Set(product.categories.flatMap(withAbove))]
    case 'author':
      return product.authors
    case 'publisher':
      return product.publisher === null ? [] : [product.publisher]
    case 'price':
      return STEPS.filter((step) => {
        const [from, to] = step.split('-').map(Number)
        const rupees = product.selling_price / 100
        return rupees >= Number(from) && (to === 0 || rupees <= Number(to))
      })
    case 'in_stock':
      return [String(product.num_available !== 0)]
    case 'language':
      return hasLanguage(product.product_class) ? [product.language] : []
    default:
      return [String(Reflect.get(product, field))]
  }
}

const FIELDS = ['product_class', 'category', 'author', 'language', 'publisher', 'price', 'in_stock']

/** The formats of a work count once. */
const countWorks = (products: Product[]) => new Set(products.map((product) => product.work ?? product)).size

/** Expected counts, one product at a time. */
function expectedFacets(products: Product[], selection: Selection) {
  const matches = (product: Product, field: string) =>
    selection[field] === undefined || valuesOf(product, field).some((value) => selection[field]?.includes(value))
  const listed = products.filter(({ is_listed }) => is_listed)
  const facets = FIELDS.map((field) => {
    const others = listed.filter((product) => FIELDS.every((other) => other === field || matches(product, other)))
    const values = new Set([...others.flatMap((product) => valuesOf(product, field)), ...(selection[field] ?? [])])
    const counts = [...values].map((value) => [
      value,
      countWorks(others.filter((product) => valuesOf(product, field).includes(value))),
      selection[field]?.includes(value) ?? false,
    ])
    return [field, counts.sort()]
  })
  return { count: countWorks(listed.filter((product) => FIELDS.every((field) => matches(product, field)))), facets }
}

function queryOf(selection: Selection) {
  const query = new URLSearchParams()
  for (const [field, values] of Object.entries(selection)) {
    const [from, to] = field === 'price' ? (values?.[0] ?? '').split('-') : []
    if (from !== undefined && to !== undefined) {
      query.set('price_min', from)
      query.set('price_max', to)
    } else query.set(field, values?.join(',') ?? '')
  }
  return query
}

async function fill(products: Product[]) {
  await api.pool.query('delete from product; delete from content')
  const ids: Record<string, Record<string, number>> = { author: {}, publisher: {}, category: {} }
  for (const slug of NAMES) {
    for (const kind of ['author', 'publisher'] as const)
      Object.assign(ids[kind] ?? {}, { [slug]: (await makeContent(api.database, kind, { slug })).id })
    const parent = ids['category']?.[PARENTS[slug] ?? '']
    const { id } = await makeCategory(api.database, { slug, ...(parent === undefined ? {} : { parent }) })
    Object.assign(ids['category'] ?? {}, { [slug]: id })
  }
  const works: Record<string, number> = { one: await makeWork(api.database), other: await makeWork(api.database) }
  for (const { work, publisher, categories, authors, ...columns } of products)
    await makeProduct(api.database, {
      ...columns,
      work_id: works[work ?? ''] ?? null,
      publisher_id: ids['publisher']?.[publisher ?? ''] ?? null,
      categories: categories.map((slug) => ids['category']?.[slug] ?? 0),
      authors: authors.map((slug) => ids['author']?.[slug] ?? 0),
    })
}

type Facet = { field: string; values: { value: string; count: number; selected: boolean }[] }

describe('a facet', () => {
  test('counts the products for each value in place of its own selection', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aProduct, { minLength: 5, maxLength: 25 }),
        fc.array(aSelection, { minLength: SELECTIONS, maxLength: SELECTIONS }),
        async (products, selections) => {
          await fill(products)
          for (const selection of [{}, ...selections]) {
            const { count, facets } = (await api.get(`/v1/api/products/?${queryOf(selection)}`)).json()
            const told = facets.map(({ field, values }: Facet) => [
              field,
              values.map((value) => [value.value, value.count, value.selected]).sort(),
            ])
            expect({ count, facets: told }).toEqual(expectedFacets(products, selection))
            const bare = (await api.get(`/v1/api/products/?${queryOf(selection)}&facets=false`)).json()
            expect([bare.count, bare.facets]).toEqual([count, []])
          }
        },
      ),
      propertyRuns(CATALOGUES),
    )
  })

  test('has labels in both languages, in reading order', async () => {
    await fill([])
    await makeProduct(api.database, { product_class: 'E-book', selling_price: 40_000 })
    await makeProduct(api.database, { product_class: 'Book', num_available: 0, language: 'ne' })
    const facetsIn = async (language: string) =>
      (await api.get('/v1/api/products/', { 'accept-language': language })).json().facets
    const told = (facets: { label: string; values: { label: string }[] }[]) =>
      facets.map(({ label, values }) => [label, ...values.map((value) => value.label)])
    expect(told(await facetsIn('en'))).toEqual([
      ['Format', 'Book', 'E-book'],
      ['Category'],
      ['Author'],
      ['Language', 'English', 'Nepali'],
      ['Publisher'],
      ['Price', 'Rs 300 to Rs 600'],
      ['Availability', 'In stock', 'Sold out'],
    ])
    expect(told(await facetsIn('ne'))).toEqual([
      ['प्रकार', 'किताब', 'ई-बुक'],
      ['विधा'],
      ['लेखक'],
      ['भाषा', 'अङ्ग्रेजी', 'नेपाली'],
      ['प्रकाशक'],
      ['मूल्य', 'रु ३०० देखि रु ६००'],
      ['उपलब्धता', 'उपलब्ध', 'सकियो'],
    ])
  })

  test('of categories, authors and publishers has their names and recognises former slugs', async () => {
    await fill([])
    const author = await makeContent(api.database, 'author', {
      slug: 'old',
      en: { title: 'Maya' },
      ne: { title: 'माया' },
    })
    await makeProduct(api.database, { authors: [author.id] })
    await api.database.updateTable('content').set({ slug: 'new' }).where('id', '=', author.id).execute()
    for (const [language, label] of [
      ['en', 'Maya'],
      ['ne', 'माया'],
    ]) {
      const answer = await api.get('/v1/api/products/?author=old', { 'accept-language': String(language) })
      const { values } = answer.json().facets.find(({ field }: Facet) => field === 'author')
      expect(values).toEqual([{ value: 'new', label, count: 1, selected: true }])
    }
  })

  test('is counted once for all pages and sort orders, and again after every change', async () => {
    await fill([])
    const product = await makeProduct(api.database, { product_class: 'Book' })
    const books = async (query: string) => {
      const { count, facets } = (await api.get(`/v1/api/products/?${query}`)).json()
      return [count, facets[0].values.map(({ count: each }: { count: number }) => each)]
    }
    for (const query of ['sort=new', 'sort=price', 'page=2']) expect(await books(query)).toEqual([1, [1]])
    const another = await makeProduct(api.database, { product_class: 'Book' })
    for (const query of ['sort=title', 'page=3']) expect(await books(query)).toEqual([2, [2]])
    await api.database.updateTable('product').set({ is_listed: false }).where('id', '=', product.id).execute()
    expect(await books('page=4')).toEqual([1, [1]])
    await api.database.deleteFrom('product').where('id', '=', another.id).execute()
    expect(await books('page=5')).toEqual([0, []])
  })

  test('is not counted unless requested', async () => {
    expect((await api.get('/v1/api/products/?facets=false')).json().facets).toEqual([])
  })
})
