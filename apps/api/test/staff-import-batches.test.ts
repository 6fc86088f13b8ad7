import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { csv, type Imports, newIsbn, startImports } from './start-imports.ts'

let api: Imports
beforeAll(async () => {
  api = await startImports()
})
afterAll(() => api.stop())

const lastTouch = async () => Number((await api.pool.query('select last_value from cache_tag_seq')).rows[0].last_value)
const tagsSince = async (seq: number): Promise<string[]> =>
  (await api.pool.query('select tag from cache_tag where seq > $1 order by tag', [seq])).rows.map(({ tag }) => tag)
/** What the search is to read again. */
const queuedProducts = async (): Promise<number[]> =>
  (
    await api.pool.query(
      "select (payload ->> 'product')::integer as id from outbox where topic = 'search.index' and payload ? 'product' order by id",
    )
  ).rows.map(({ id }) => id)

/** Starts a step and runs its first batch. */
async function firstBatch(found: Parameters<Imports['step']>[0], name: string, body?: object) {
  const { runStep } = await import('../src/imports/steps.ts')
  await api.step(found, name, body)
  const { rows } = await api.pool.query("select payload from outbox where topic = 'imports.step'")
  await runStep(api.database)(rows[0].payload)
}

test('a batch writes its rows with fewer statements than it has rows', async () => {
  const [before, after] = [await makeCategory(api.database), await makeCategory(api.database)]
  const author = await makeContent(api.database, 'author')
  const rows: string[][] = []
  for (let at = 0; at < 60; at += 1) {
    const isbn = newIsbn()
    await makeProduct(api.database, { isbn, categories: [before.id] })
    rows.push([isbn, `Title ${at}`, '900', '800', String(at + 1), after.slug, author.slug])
  }
  const header = ['isbn', 'title_en', 'price_mrp', 'price_selling', 'pages', 'categories', 'contributors']
  const checked = await api.check(csv(header, ...rows))
  expect(checked.counts).toMatchObject({ changed: 60 })
  const statements = await api.statementsOf(() => firstBatch(checked, 'run', { faulty_rows: 'skip' }))
  expect(statements.length).toBeLessThan(60)
  await api.drainJobs()
  const { rows: written } = await api.pool.query(
    `select count(*)::integer as count, max(version) as version from product join product_translation on product_id = id
    where mrp = 90000 and regular_price = 80000 and category_ids = array[$1::integer] and author_ids = array[$2::integer]
      and title = 'Title ' || pages - 1`,
    [after.id, author.id],
  )
  expect(written).toEqual([{ count: 60, version: 2 }])
})

test('a batch touches what shows its products, each tag a few times for the whole batch', async () => {
  const [before, after] = [await makeCategory(api.database), await makeCategory(api.database)]
  const author = await makeContent(api.database, 'author')
  const books = await Promise.all(
    Array.from({ length: 20 }, () => {
      const isbn = newIsbn()
      return makeProduct(api.database, { isbn, categories: [before.id] }).then((made) => ({ ...made, isbn }))
    }),
  )
  const [first] = books
  const article = await makeContent(api.database, 'article', { products: [{ id: first?.id ?? 0 }] })
  await api.drainJobs()
  const checked = await api.check(
    csv(
      ['isbn', 'price_selling', 'categories', 'contributors'],
      ...books.map(({ isbn }, at) => [isbn, '400', at === 0 ? '' : after.slug, at === 1 ? author.slug : '']),
    ),
  )
  await api.drainJobs()
  const seq = await lastTouch()
  await firstBatch(checked, 'run', { faulty_rows: 'skip' })
  const tags = await tagsSince(seq)
  expect(tags).toEqual(
    expect.arrayContaining([
      ...books.map(({ slug }) => `product:${slug}`),
      ...['products', 'categories', 'authors', 'articles', `article:${article.slug}`, `author:${author.slug}`],
      ...[`category:${before.slug}`, `category:${after.slug}`],
    ]),
  )
  expect((await lastTouch()) - seq).toBeLessThanOrEqual(4 * tags.length)
  // The search knows no prices: the first book has nothing else changed.
  expect(await queuedProducts()).toEqual(
    books
      .slice(1)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  )
  await api.drainJobs()
})

test('created and removed products reach lists, categories and the search', async () => {
  const category = await makeCategory(api.database)
  const book = await makeProduct(api.database)
  await api.pool.query("insert into moved_slug (kind, slug, product_id) values ('product', 'old-address', $1)", [
    book.id,
  ])
  const checked = await api.check(
    csv(
      ['sku', 'class', 'language', 'title_en', 'price_mrp', 'categories'],
      ['old-address', '', '', '', '550', ''],
      ['fresh-fog', 'Book', 'en', 'Fresh Fog', '700', category.slug],
    ),
  )
  expect(checked.counts).toMatchObject({ new: 1, changed: 1, faulty: 0 })
  await api.drainJobs()
  let seq = await lastTouch()
  await firstBatch(checked, 'run', { faulty_rows: 'skip' })
  expect(await tagsSince(seq)).toEqual(
    expect.arrayContaining([`category:${category.slug}`, 'product:fresh-fog', `product:${book.slug}`, 'products']),
  )
  const done = await api.show(checked)
  const created = (await api.rows(done, '&outcome=new'))[0]?.product_id ?? 0
  expect(await queuedProducts()).toContain(created)
  await api.drainJobs()
  seq = await lastTouch()
  await firstBatch(done, 'undo')
  expect(await tagsSince(seq)).toEqual(
    expect.arrayContaining([`category:${category.slug}`, 'product:fresh-fog', `product:${book.slug}`, 'products']),
  )
  expect(await queuedProducts()).toContain(created)
  await api.drainJobs()
})

test('a count touches lists only where a product sells out or comes back', async () => {
  const [some, none] = [
    await makeProduct(api.database, { isbn: newIsbn(), num_available: 3 }),
    await makeProduct(api.database, { isbn: newIsbn(), num_available: 0 }),
  ]
  const bundle = await makeProduct(api.database, { product_class: 'Physical Bundle' })
  for (const [position, { id }] of [some, none].entries())
    await api.database.insertInto('bundle_item').values({ bundle_id: bundle.id, product_id: id, position }).execute()
  const count = async (rows: string[][]) => {
    const checked = await api.check(csv(['sku', 'stock'], ...rows), { kind: 'stock' })
    await api.drainJobs()
    const seq = await lastTouch()
    await firstBatch(checked, 'run', { faulty_rows: 'skip' })
    const tags = await tagsSince(seq)
    await api.drainJobs()
    return tags
  }
  expect(await count([[some.slug, '4']])).toEqual([`product:${some.slug}`])
  expect(
    await count([
      [some.slug, '5'],
      [none.slug, '1'],
    ]),
  ).toEqual([`product:${bundle.slug}`, `product:${none.slug}`, `product:${some.slug}`, 'products'].toSorted())
})
