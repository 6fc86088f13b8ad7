import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeProduct, makeWork } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let series: { id: number; slug: string }
beforeAll(async () => {
  api = await startApp()
  series = await makeContent(api.database, 'series', {
    en: { title: 'Inspector Rokaya', summary: 'Mysteries' },
    ne: { title: 'निरीक्षक रोकाया' },
  })
  await makePart('third', 3)
  await makePart('first', 1)
  await makePart('second', 2, 'E-book')
  await api.drainJobs()
})
afterAll(() => api.stop())

/** A work of the series in one format, and in a second one. */
async function makePart(slug: string, position: number, second?: 'E-book') {
  const work_id = await makeWork(api.database)
  await api.database
    .updateTable('work')
    .set({ series_id: series.id, series_position: position })
    .where('id', '=', work_id)
    .execute()
  await makeProduct(api.database, { slug, work_id, title: { en: slug, ne: slug } })
  if (second) await makeProduct(api.database, { slug: `${slug}-${second}`, work_id, product_class: second })
}

const seriesOf = async (slug: string, language = 'en') =>
  (await api.get(`/v1/api/products/${slug}/`, { 'accept-language': language })).json().series
const list = (is_listed: boolean, slug: string) =>
  api.database.updateTable('product').set({ is_listed }).where('slug', '=', slug).execute()

/** The cache tags that a statement invalidates. */
async function touchedBy(statement: string) {
  const read = async (path: string) => (await api.get(path)).json()
  const { seq } = await read('/internal/cache-tags/')
  await api.pool.query(statement)
  const { tags } = await read(`/internal/cache-tags/?after=${seq}`)
  return tags.map(({ tag }: { tag: string }) => tag)
}

describe('a product of a series', () => {
  test('has its name and number, and the next work', async () => {
    expect(await seriesOf('first', 'ne')).toMatchObject({
      slug: series.slug,
      name: 'निरीक्षक रोकाया',
      position: 1,
      next: { slug: 'second', formats: [{ product_class: 'Book' }, { product_class: 'E-book' }] },
    })
    expect(await seriesOf('second-E-book')).toMatchObject({ position: 2, next: { slug: 'third' } })
    expect(await seriesOf('third')).toMatchObject({ position: 3, next: null })
    const alone = await makeProduct(api.database)
    expect(await seriesOf(alone.slug)).toBeNull()
  })

  test('skips a work that is not listed', async () => {
    await list(false, 'second')
    expect(await seriesOf('first')).toMatchObject({ next: { slug: 'second-E-book' } })
    await list(false, 'second-E-book')
    expect(await seriesOf('first')).toMatchObject({ next: { slug: 'third' } })
    await list(true, 'second')
    await list(true, 'second-E-book')
  })

  test('has none while the series is a draft', async () => {
    await api.pool.query('update content set published_at = null where id = $1', [series.id])
    expect(await seriesOf('first')).toBeNull()
    expect((await api.get(`/v1/api/series/${series.slug}/`)).statusCode).toBe(404)
    await api.pool.query(`update content set published_at = '2026-01-01' where id = $1`, [series.id])
  })
})

describe('a series', () => {
  test('lists its works in order', async () => {
    const { title, summary, works } = (await api.get(`/v1/api/series/${series.slug}/`)).json()
    expect([title, summary]).toEqual(['Inspector Rokaya', 'Mysteries'])
    expect(
      works.map(({ position, product }: { position: number; product: { slug: string } }) => [position, product.slug]),
    ).toEqual([
      [1, 'first'],
      [2, 'second'],
      [3, 'third'],
    ])
    expect((await api.get('/v1/api/series/')).json()).toMatchObject({ count: 1, results: [{ slug: series.slug }] })
  })

  test('and its other works change with a work, its works with its name', async () => {
    const all = ['product:first', 'product:second', 'product:third']
    expect(await touchedBy(`update product set selling_price = 90 where slug = 'second'`)).toEqual(
      expect.arrayContaining([...all, `series:${series.slug}`]),
    )
    expect(await touchedBy(`update content_translation set title = 'Rokaya' where title = 'Inspector Rokaya'`)).toEqual(
      expect.arrayContaining([...all, `series:${series.slug}`, 'series']),
    )
    expect(await touchedBy(`update work set series_position = 9 where series_position = 3`)).toEqual(
      expect.arrayContaining([...all, `series:${series.slug}`]),
    )
  })

  test('is found by its name, and so are its works', async () => {
    await api.drainJobs()
    const { results } = (await api.get('/v1/api/search/?q=rokaya')).json()
    const found = results.map(({ kind, slug }: { kind: string; slug: string }) => `${kind} ${slug}`)
    expect(found).toEqual(expect.arrayContaining([`series ${series.slug}`, 'product first', 'product third']))
  })
})
