import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { generateProduct } from '@dabali/demo/generate-product'
import { slugify } from '@dabali/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateProducts } from '../src/seed/generate-products.ts'
import { openShop } from './open-shop.ts'
import { PROCESS_ENVIRONMENT } from './start-processes.ts'

const SEED = join(import.meta.dirname, '../src/seed/seed-products.ts')
const DEVANAGARI = /[\u0900-\u097f]/

describe('a generated product', () => {
  const products = Array.from({ length: 3000 }, (_, number) => generateProduct(number))

  test('is the same each time', () => {
    expect(products[1234]).toEqual(generateProduct(1234))
  })

  test('has a slug of its own, and texts in both languages', () => {
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
    for (const { slug, title, description } of products) {
      expect(slugify(slug)).toBe(slug)
      expect(`${title.en}${description.en}`).not.toMatch(DEVANAGARI)
      expect(title.ne).toMatch(DEVANAGARI)
      expect(`${title.ne}${description.ne}`.replace(/<[^>]*>/g, '')).not.toMatch(/[A-Za-z]/)
    }
  })

  test('is cheaper as a digital format, which has no stock', () => {
    for (const { product_class, num_available, selling_price, mrp } of products) {
      expect(num_available === null).toBe(product_class !== 'Book')
      expect(mrp).toBeGreaterThanOrEqual(selling_price)
      expect(selling_price).toBeGreaterThan(0)
    }
  })
})

describe('generated products', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const count = async (what: string) => (await shop.pool.query(`select count(*)::integer from ${what}`)).rows[0]?.count

  test('are inserted in the requested number, once', async () => {
    expect(await generateProducts(shop.database, 70)).toHaveLength(70)
    expect(await generateProducts(shop.database, 70)).toEqual([])
    expect(await generateProducts(shop.database, 100)).toHaveLength(30)
    expect(await count('product')).toBe(100)
    expect(await count('product_translation')).toBe(200)
    expect(await count('product_author')).toBe(100)
    expect(await count('product where category_ids[2] is not null')).toBe(100)
    expect(await count("cache_tag where tag like 'product:%'")).toBe(100)
    // Seven rows of ten products each have four works.
    expect(await count('work')).toBe(58)
  })

  const seed = (...words: string[]) =>
    spawnSync(process.execPath, [SEED, ...words], {
      env: { ...PROCESS_ENVIRONMENT, DATABASE_URL: shop.url },
      encoding: 'utf8',
    })

  test('are inserted by a command with progress output, and can be found', async () => {
    const { status, stdout, stderr } = seed('--products', '120')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(
      /^120 of 120 products are there after [\d.]+ s\n20 products were added and can be found after [\d.]+ s\n$/,
    )
    const get = await shop.answering()
    const { rows } = await shop.pool.query(
      "select title from product_translation where language = 'ne' order by product_id desc limit 1",
    )
    const { results } = await get(`/v1/api/search/?q=${encodeURIComponent(rows[0]?.title)}`, 'ne')
    expect(results.map(({ title }: { title: string }) => title)).toContain(rows[0]?.title)
    expect(seed('--products', '120').stdout).toContain('\n0 products were added')
  })

  test.each([[[]], [['--products', 'many']], [['--products', '-1']], [['--products', '1.5']]])(
    'the command rejects %j',
    (words) => {
      const { status, stdout, stderr } = seed(...words)
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr: 'Enter the number of products: pnpm seed --products 10000. The maximum is 1000000.\n',
      })
    },
  )
})
