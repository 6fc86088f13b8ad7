import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { sellGoods } from './digital-products.ts'
import { openShop } from './open-shop.ts'
import type { RunningApp } from './start-app.ts'
import { call, logIn } from './visitors.ts'

let shop: Awaited<ReturnType<typeof openShop>>
let api: Pick<RunningApp, 'app' | 'database' | 'pool'>
beforeAll(async () => {
  shop = await openShop()
  await shop.seed()
  const app = buildApp({ database: shop.database, media: shop.media })
  await app.ready()
  api = { app, database: shop.database, pool: shop.pool }
})
afterAll(async () => {
  await api.app.close()
  await shop.close()
})

/** Buys a product of the demo and opens it. */
async function buy(slug: string) {
  const email = `${slug}@example.com`
  const cookie = await logIn(api, email)
  const product = await api.database
    .selectFrom('product')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const account = await api.database
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await sellGoods(api as RunningApp, [product.id], { accountId: account.id })
  const ask = (method: 'GET' | 'POST', url: string) => call(api as RunningApp, method, url, undefined, { cookie })
  const items = (await ask('GET', 'library/')).body.results as {
    url: string
    product: { slug: string; title: string; own_title?: string }
    opens: string[]
  }[]
  return {
    slugs: items.map((item) => item.product.slug).sort(),
    items,
    open: async () => (await ask('POST', `${items[0]?.url}access/`)).body,
    fetch: (url: string) => api.app.inject({ method: 'GET', url, headers: { cookie } }),
    cookie,
  }
}

describe('of the demo', () => {
  test.each([
    ['the-fog-shelf', ['kuhiroko-ghar', 'kuhiroko-ghar-audiobook', 'twelve-kinds-of-fog-e-book']],
    ['rokaya-investigates', ['the-case-of-the-second-goat-audiobook', 'the-case-of-the-second-goat-e-book']],
    ['low-cloud-download', ['low-cloud-download']],
    ['five-for-a-long-rain', []],
  ])('%s contains what its page says', async (slug, slugs) => {
    expect((await buy(slug)).slugs).toEqual(slugs)
  })

  test('every bundle costs less than its parts, and lists them', async () => {
    const { rows } = await shop.pool.query(
      `select bundle.slug, bundle.selling_price, sum(part.selling_price)::integer as parts, count(*)::integer as count
       from bundle_item join product as bundle on bundle.id = bundle_id join product as part on part.id = product_id
       group by bundle.id order by 1`,
    )
    expect(rows).toHaveLength(7)
    // One contains a brick, which is not sold separately.
    for (const { slug, selling_price, parts } of rows.filter((row) => row.slug !== 'walls-and-what-fell'))
      expect(selling_price, slug).toBeLessThan(parts)
    const get = await shop.answering()
    for (const { slug, count } of rows) expect((await get(`/v1/api/products/${slug}/`)).contents).toHaveLength(count)
  })

  test('a work is named in its own language too, where that is another one', async () => {
    const { items } = await buy('kuhiroko-ghar-audiobook')
    expect(items[0]?.product).toMatchObject({ title: 'House of Fog', own_title: 'कुहिरोको घर' })
    const [book] = (await buy('the-rain-ledger-e-book')).items
    expect([book?.product.title, book?.product.own_title]).toEqual(['The Rain Ledger', undefined])
  })

  test('the file of a book is private', async () => {
    const book = await buy('kuhiroko-ghar')
    const { read, download } = await book.open()
    const answer = await book.fetch(read)
    expect([answer.statusCode, answer.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect((await api.app.inject({ url: `/v1/media/${read.split('/').at(-1)}` })).statusCode).toBe(404)
    expect((await book.fetch(download)).headers['content-disposition']).toContain('kuhiroko-ghar.epub')
  })

  test('a record has all its tracks with titles', async () => {
    const { files, play } = await (await buy('monsoon-receipts-download')).open()
    expect(files.length).toBeGreaterThan(3)
    expect([files[0].title, files[0].url, files[0].kind]).toEqual(['Point of Order', play, 'audio'])
  })

  test('a film plays to its last segment', async () => {
    const film = await buy('down-by-october-the-film')
    const { play } = await film.open()
    const reached = new Set<string>()
    const open = [play]
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      const answer = await film.fetch(url)
      expect(answer.statusCode, url).toBe(200)
      reached.add(url)
      if (!url.endsWith('.m3u8')) continue
      const lines = answer.body.split('\n')
      const named = [
        ...lines.filter((line) => line !== '' && !line.startsWith('#')),
        ...[...answer.body.matchAll(/URI="([^"]+)"/g)].map(([, name]) => name ?? ''),
      ]
      open.push(...named.map((name) => new URL(name, `http://x${url}`).pathname))
    }
    expect([...reached].filter((url) => url.endsWith('.m4s'))).toHaveLength(10)
  })

  test('a pass opens the works that its page names', async () => {
    const pass = await buy('reading-pass-month')
    expect(pass.items[0]?.opens).toEqual(['E-book'])
    const works = await shop.pool.query("select id from product where slug = 'letters-to-a-brick-e-book'")
    const url = `/v1/api/products/${works.rows[0].id}/`
    const borrowed = await call(api as RunningApp, 'POST', 'library/', { url }, { cookie: pass.cookie })
    expect([borrowed.status, borrowed.body.terms]).toEqual([201, 'pass'])
  })

  test('every digital product has its files', async () => {
    const { rows } = await shop.pool.query(
      `select slug from product
       where product_class in ('E-book', 'Audiobook', 'Pay Per View', 'Digital Bundle')
         and not exists (select from product_file where product_id = product.id)
         and not exists (select from bundle_item where bundle_id = product.id)`,
    )
    expect(rows).toEqual([])
  })
})
