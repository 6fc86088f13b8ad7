import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { COD, checkOut, shopperWith } from './order-actions.ts'
import { csv, type Imports, newIsbn, startImports } from './start-imports.ts'

let api: Imports
beforeAll(async () => {
  api = await startImports()
})
afterAll(() => api.stop())

const NEW = ['isbn', 'sku', 'class', 'language', 'title_en', 'price_mrp']

describe('a cell', () => {
  const problemsOf = async (file: string, kind = 'products') =>
    (await api.rows(await api.check(file, { kind }))).map(({ outcome, problems }) => [
      outcome,
      problems.map(({ field, mend }) => [field, mend.en]),
    ])

  test('with too long an SKU is an error of its row', async () => {
    const sku = 'a'.repeat(301)
    const long = Array.from({ length: 5000 }, (_, at) => (at * 7919).toString(36)).join('-')
    for (const each of [sku, long])
      expect(await problemsOf(csv(NEW, ['', each, 'Book', 'en', 'Long', '700']))).toEqual([
        ['faulty', [['sku', expect.stringContaining('300')]]],
      ])
    expect(await problemsOf(csv(['sku', 'stock'], [long, '1']), 'stock')).toEqual([
      ['faulty', [['sku', expect.stringContaining('300')]]],
    ])
  })

  test('with a long wrong value is shown shortened', async () => {
    const [book] = await api.books(1)
    const checked = await api.check(csv(['isbn', 'pages'], [book?.isbn ?? '', 'x'.repeat(50_000)]))
    const [row] = await api.rows(checked)
    expect(row?.problems[0]?.value).toMatch(/^x{1,200}…$/)
  })

  test('with a long description is refused before it is cleaned', async () => {
    const [book] = await api.books(1)
    const html = `<p>Fog</p>${'<script>1</script>'.repeat(1200)}`
    expect(await problemsOf(csv(['isbn', 'description_en'], [book?.isbn ?? '', html]))).toEqual([
      ['faulty', [['description_en', expect.stringContaining('20,000')]]],
    ])
  })

  test('names a category, contributor and publisher by its slug before its name', async () => {
    const [book] = await api.books(1)
    for (const [kind, field] of [
      ['author', 'contributors'],
      ['publisher', 'publisher'],
    ] as const) {
      // The older one has the slug of the younger one as its name.
      const named = await makeContent(api.database, kind, { en: { title: `${kind} twin` } })
      const slugged = await makeContent(api.database, kind, { slug: `${kind}-fog` })
      await api.pool.query('update content_translation set title = $1 where content_id = $2', [`${kind}-fog`, named.id])
      const checked = await api.check(csv(['isbn', field], [book?.isbn ?? '', slugged.slug]))
      expect((await api.rows(checked))[0]?.changes[0]?.to).toBe(
        kind === 'author' ? `author:${slugged.slug}` : slugged.slug,
      )
    }
    const named = await makeCategory(api.database, { en: { title: 'shelf-fog' } })
    await makeCategory(api.database, { slug: 'shelf-fog' })
    const checked = await api.check(csv(['isbn', 'categories'], [book?.isbn ?? '', 'shelf-fog']))
    expect((await api.rows(checked))[0]?.changes[0]?.to).toBe('shelf-fog')
    expect(named.slug).not.toBe('shelf-fog')
  })

  test('with more items than a single write may have is refused', async () => {
    const [book] = await api.books(1)
    const isbn = book?.isbn ?? ''
    const names = Array.from({ length: 21 }, (_, at) => `Name ${at}`).join('; ')
    expect(await problemsOf(csv(['isbn', 'authors_en'], [isbn, names]))).toEqual([
      ['faulty', [['authors_en', 'Add at most 20 items.']]],
    ])
    const people: string[] = []
    for (let at = 0; at < 51; at += 1) people.push((await makeContent(api.database, 'author')).slug)
    expect(await problemsOf(csv(['isbn', 'contributors'], [isbn, people.join('; ')]))).toEqual([
      ['faulty', [['contributors', 'Add at most 50 items.']]],
    ])
    const shelves: string[] = []
    for (let at = 0; at < 201; at += 1) shelves.push((await makeCategory(api.database)).slug)
    expect(await problemsOf(csv(['isbn', 'categories'], [isbn, shelves.join('; ')]))).toEqual([
      ['faulty', [['categories', 'Add at most 200 items.']]],
    ])
    expect(await problemsOf(csv(['isbn', 'stock', 'note'], [isbn, '1', 'x'.repeat(501)]), 'stock')).toEqual([
      ['faulty', [['note', expect.stringContaining('500')]]],
    ])
  })
})

describe('an undo', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const SALE = { price: '300.00', starts_at: inDays(-2), ends_at: inDays(5) }

  test.each([
    ['the price of a sale', ['350.00', SALE.starts_at, SALE.ends_at]],
    ['a sale without its price', ['', '', '']],
  ])('restores other prices where it has changed %s that has ended meanwhile', async (_which, cells) => {
    const book = await api.create({
      isbn: newIsbn(),
      price: { mrp: '450.00', selling_price: '400.00', least_price: null, sale: SALE },
    })
    const file = csv(['sku', 'price_selling', 'sale_price', 'sale_from', 'sale_to'], [book.slug, '380.00', ...cells])
    const done = await api.run(await api.check(file, { columns: { empty_cells: 'clear' } }))
    expect(done).toMatchObject({ status: 'done', written: 1 })
    // As if the sale had ended yesterday.
    await api.pool.query('update product set sale_ends_at = $1 where id = $2 and sale_price is not null', [
      inDays(-1),
      book.id,
    ])
    await api.pool.query('update import_row set changes = replace(changes::text, $1, $2)::jsonb where import_id = $3', [
      SALE.ends_at,
      inDays(-1),
      done.id,
    ])
    expect(await api.undo(done)).toMatchObject({ status: 'undone', kept: 0 })
    expect((await api.product(book.id)).price).toMatchObject({ selling_price: '400.00' })
  })

  test('of nothing but a sale that has ended meanwhile is done', async () => {
    const price = { mrp: '450.00', selling_price: '400.00', least_price: null, sale: SALE }
    const book = await api.create({ isbn: newIsbn(), price })
    const done = await api.run(await api.check(csv(['sku', 'sale_price'], [book.slug, '350.00'])))
    await api.pool.query('update product set sale_ends_at = $1 where id = $2', [inDays(-1), book.id])
    expect(await api.undo(done)).toMatchObject({ status: 'undone', kept: 0 })
  })
})

describe('a count', () => {
  test('that was the first one is undone', async () => {
    const book = await makeProduct(api.database, { isbn: newIsbn(), num_available: null })
    const checked = await api.check(csv(['sku', 'stock'], [book.slug, '4']), { kind: 'stock' })
    const done = await api.run(checked)
    expect((await api.product(book.id)).num_available).toBe(4)
    expect((await api.rows(await api.undo(done)))[0]?.undone).toBe('restored')
    expect((await api.product(book.id)).num_available).toBeNull()
    const { rows } = await api.pool.query(
      'select sum(change)::integer as sum from stock_movement where product_id = $1',
      [book.id],
    )
    expect(rows).toEqual([{ sum: 0 }])
  })

  test('in Devanagari digits below the reserved copies says how many are reserved', async () => {
    const book = await makeProduct(api.database, { num_available: 5 })
    const { cookie } = await shopperWith(api, { [book.id]: 3 })
    expect((await checkOut(api, cookie, COD)).status).toBe(200)
    const checked = await api.check(csv(['sku', 'stock'], [book.slug, '२']), { kind: 'stock' })
    expect((await api.rows(checked))[0]?.problems[0]?.mend).toMatchObject({
      en: expect.stringContaining('3'),
      ne: expect.stringContaining('३'),
    })
  })
})
