import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshRelatedWorks } from '../src/related-products/queries.ts'
import { makeCategory, makeProduct, makeWork, type ProductParts } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { writeOrder } from './write-order.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())
beforeEach(() =>
  api.pool.query('truncate "order", related_work cascade; update product set is_listed = false, popularity = 0'),
)

type Made = { id: number; slug: string }
const make = (parts: ProductParts = {}) => makeProduct(api.database, parts)
const buy = (products: Made[], columns: Partial<Parameters<typeof writeOrder>[1]> = {}) =>
  writeOrder(api.database, {
    lines: products.map(({ id }) => ({ productId: id, productClass: 'Book', titles: { en: 'Made' } })),
    ...columns,
  })
const buyTwice = async (...products: Made[]) => [await buy(products), await buy(products)]
const refresh = () => refreshRelatedWorks(api.database)

async function relatedTo({ slug }: Made) {
  const { related } = (await api.get(`/v1/api/products/${slug}/`)).json()
  return related.map((card: { slug: string }) => card.slug)
}

describe('related works', () => {
  test('are those that two or more paid orders contain, the most frequent and then the latest first', async () => {
    const [book, once, twice, later, often] = [await make(), await make(), await make(), await make(), await make()]
    await buy([book, once])
    await buy([book, twice], { placed_at: new Date('2026-03-01') })
    await buy([book, twice], { placed_at: new Date('2026-03-02') })
    await buy([book, later], { placed_at: new Date('2026-03-01') })
    await buy([book, later], { placed_at: new Date('2026-04-02') })
    for (let count = 0; count < 3; count += 1) await buy([book, often], { placed_at: new Date('2026-01-01') })
    await refresh()
    expect(await relatedTo(book)).toEqual([often.slug, later.slug, twice.slug])
    expect(await relatedTo(twice)).toEqual([book.slug])
    expect(await relatedTo(once)).toEqual([])
  })

  test('do not come from unpaid orders or refunded lines', async () => {
    const [book, other] = [await make(), await make()]
    for (const payment_status of ['unpaid', 'failed', 'refunded', 'cod_pending'] as const)
      await buy([book, other], { payment_status })
    await refresh()
    expect(await relatedTo(book)).toEqual([])
    await buy([book, other], { payment_status: 'cod_collected' })
    const [order] = await buyTwice(book, other)
    await api.pool.query('update order_line set refunded_quantity = 1 where product_id = $1 and order_id <> $2', [
      other.id,
      order?.id,
    ])
    await refresh()
    expect(await relatedTo(book)).toEqual([])
  })

  test('count every format of a work as one, and are never the work itself', async () => {
    const [work_id, otherWork] = [await makeWork(api.database), await makeWork(api.database)]
    const [book, ebook] = [await make({ work_id }), await make({ work_id, product_class: 'E-book' })]
    const [other, otherEbook] = [
      await make({ work_id: otherWork }),
      await make({ work_id: otherWork, product_class: 'E-book' }),
    ]
    await buy([book, ebook, other])
    await buy([ebook, otherEbook])
    await refresh()
    expect(await relatedTo(book)).toEqual([other.slug])
    expect(await relatedTo(ebook)).toEqual([other.slug])
    await api.pool.query('update product set is_listed = false where id = $1', [other.id])
    expect(await relatedTo(book)).toEqual([otherEbook.slug])
  })

  test('are filled with those chosen by hand and then with popular ones of the most specific category, up to six', async () => {
    const fiction = await makeCategory(api.database)
    const novels = await makeCategory(api.database, { parent: fiction.id })
    const [chosen, bought] = [await make(), await make()]
    const book = await make({ categories: [novels.id], related: [chosen.id] })
    const novel = await make({ categories: [novels.id], popularity: 1 })
    const best = await make({ categories: [novels.id], popularity: 5 })
    const stories = []
    for (let popularity = 9; popularity > 5; popularity -= 1)
      stories.push(await make({ categories: [fiction.id], popularity }))
    await buyTwice(book, bought)
    await refresh()
    const near = [bought.slug, chosen.slug, best.slug, novel.slug]
    expect(await relatedTo(book)).toEqual([...near, stories[0]?.slug, stories[1]?.slug])
  })

  test('are never unlisted, also before the next run, and their pages change then', async () => {
    const [book, other] = [await make(), await make()]
    await buyTwice(book, other)
    await refresh()
    const { seq } = (await api.get('/internal/cache-tags/')).json()
    await api.pool.query('update product set is_listed = false where id = $1', [other.id])
    const { tags } = (await api.get(`/internal/cache-tags/?after=${seq}`)).json()
    expect(tags.map(({ tag }: { tag: string }) => tag)).toContain(`product:${book.slug}`)
    expect(await relatedTo(book)).toEqual([])
  })

  test('change only the pages of works whose row is another one', async () => {
    const [book, other, third] = [await make(), await make(), await make()]
    const seqNow = async () => (await api.get('/internal/cache-tags/')).json().seq
    const touchedSince = async (seq: number) =>
      (await api.get(`/internal/cache-tags/?after=${seq}`)).json().tags.map(({ tag }: { tag: string }) => tag)
    await buyTwice(book, other)
    let seq = await seqNow()
    await refresh()
    expect((await touchedSince(seq)).sort()).toEqual([`product:${book.slug}`, `product:${other.slug}`].sort())
    seq = await seqNow()
    await refresh()
    expect(await touchedSince(seq)).toEqual([])
    await buyTwice(book, third)
    await refresh()
    expect((await touchedSince(seq)).sort()).toEqual([`product:${book.slug}`, `product:${third.slug}`].sort())
  })
})
