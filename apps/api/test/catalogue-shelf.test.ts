import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeCategory, makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

const RUNS = 40

let api: RunningApp
const products: number[] = []
const categories: number[] = []
const authors: number[] = []
beforeAll(async () => {
  api = await startApp()
  for (let number = 0; number < 3; number += 1) products.push((await makeProduct(api.database)).id)
  for (let number = 0; number < 4; number += 1) {
    categories.push((await makeCategory(api.database)).id)
    authors.push((await makeContent(api.database, 'author')).id)
  }
})
afterAll(() => api.stop())

const statement = fc.integer({ min: 0, max: 8 }).chain((kind) =>
  fc
    .tuple(fc.nat(2), fc.nat(3), fc.nat(3), fc.constantFrom('en', 'ne'), fc.constantFrom('Ale', 'beer', 'Élan'))
    .map(([product, first, second, language, title]) => {
      const [product_id, category, parent, author] = [
        products[product],
        categories[first],
        categories[second],
        authors[first],
      ]
      const parts = [
        `insert into product_category values (${product_id}, ${category}) on conflict do nothing`,
        `delete from product_category where product_id = ${product_id} and category_id = ${category}`,
        `insert into product_author (product_id, author_id) values (${product_id}, ${author}) on conflict do nothing`,
        `delete from product_author where author_id = ${author}`,
        // A cycle of categories must not cause an endless loop.
        `update category set parent_id = ${category === parent ? 'null' : parent} where id = ${category}`,
        `insert into product_translation values (${product_id}, '${language}', '${title}', '', '{}', '') on conflict (product_id, language) do update set title = excluded.title`,
        `delete from product_translation where product_id = ${product_id} and language = '${language}'`,
        `update product_translation set title = title || '${title}'`,
        `delete from product_category`,
      ]
      return parts[kind] ?? ''
    }),
)

test('the copied columns of a product follow every write', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 12 }), async (statements) => {
      for (const text of statements) await api.pool.query(text)
      const { rows } = await api.pool.query(`
        select id, category_ids, author_ids, sort_title_en, sort_title_ne,
          array(
            with recursive above as (
              select category_id as id from product_category where product_id = product.id
              union select parent_id from above join category using (id) where parent_id is not null
            ) select id from above order by id
          ) as categories,
          array(select distinct author_id from product_author where product_id = product.id order by 1) as authors,
          coalesce((select lower(title) from product_translation where product_id = product.id order by language limit 1), '') as en,
          coalesce((select lower(title) from product_translation where product_id = product.id order by language desc limit 1), '') as ne
        from product`)
      for (const row of rows)
        expect([row.category_ids, row.author_ids, row.sort_title_en, row.sort_title_ne]).toEqual([
          row.categories,
          row.authors,
          row.en,
          row.ne,
        ])
    }),
    propertyRuns(RUNS),
  )
})
