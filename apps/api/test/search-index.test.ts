import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createJobHandlers } from '../src/job-handlers.ts'
import { startWorker } from '../src/jobs/worker.ts'
import { indexWhenEmpty, reindexAll, toDocument } from '../src/search/indexing/index-documents.ts'
import { indexingQueries } from '../src/search/indexing/queries.ts'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { askerOf, makeBooks } from './search/fill-shelves.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
const { search, slugsFor } = askerOf(() => api)

beforeAll(async () => {
  api = await startApp()
  await makeBooks(api)
  await api.drainJobs()
})
afterAll(() => api.stop())

describe('a change', () => {
  test('of a title is found, and the former title is not', async () => {
    const { id, slug } = await makeProduct(api.database, { title: { en: 'Quicksilver' } })
    await api.drainJobs()
    await api.pool.query(`update product_translation set title = 'Slow Lead' where product_id = ${id}`)
    await api.drainJobs()
    expect(await slugsFor('slow lead')).toEqual([slug])
    expect(await slugsFor('quicksilver')).toEqual([])
  })

  test("of an author's name reindexes the books", async () => {
    const author = await makeContent(api.database, 'author', { en: { title: 'Before Marriage' } })
    const { slug } = await makeProduct(api.database, { authors: [author.id] })
    await api.drainJobs()
    await api.pool.query(`update content_translation set title = 'Afterwards Wedded' where content_id = ${author.id}`)
    await api.drainJobs()
    expect(await slugsFor('afterwards wedded', { type: 'product' })).toEqual([slug])
    expect(await slugsFor('before marriage', { type: 'product' })).toEqual([])
  })

  test("of a link makes an artist's record findable by the artist", async () => {
    const artist = await makeContent(api.database, 'artist', { en: { title: 'Vermilion Trio' } })
    const record = await makeContent(api.database, 'record', { en: { title: 'Low Cloud' } })
    await api.drainJobs()
    expect(await slugsFor('vermilion')).toEqual([artist.slug])
    await api.pool.query(`insert into content_link (from_id, to_id, role) values (${record.id}, ${artist.id}, 'maker')`)
    await api.drainJobs()
    expect(await slugsFor('vermilion')).toEqual([artist.slug, record.slug])
  })

  test('that unlists a product hides it at once, and then removes it from the index', async () => {
    const product = await makeProduct(api.database, { title: { en: 'Hidden Drawer' } })
    const article = await makeContent(api.database, 'article', { en: { title: 'Hidden Cupboard' } })
    await api.drainJobs()
    expect(await slugsFor('hidden')).toHaveLength(2)
    await api.pool.query(`update product set is_listed = false where id = ${product.id}`)
    await api.pool.query(`update content set published_at = null where id = ${article.id}`)
    expect((await search({ q: 'hidden' })).results).toEqual([])
    await api.drainJobs()
    expect(await search({ q: 'hidden' })).toMatchObject({ count: 0, groups: [] })
    await api.pool.query(`update product set is_listed = true where id = ${product.id}`)
    await api.drainJobs()
    expect(await slugsFor('hidden')).toEqual([product.slug])
    await api.pool.query(`delete from product where id = ${product.id}`)
    expect(await slugsFor('hidden')).toEqual([])
  })

  test('that swaps two slugs leaves both findable', async () => {
    const one = await makeProduct(api.database, { slug: 'swap-one', title: { en: 'Swapping One' } })
    const other = await makeProduct(api.database, { slug: 'swap-other', title: { en: 'Swapping Other' } })
    await api.drainJobs()
    await api.pool.query(`
      begin;
      update product set slug = 'swap-third' where id = ${one.id};
      update product set slug = 'swap-one' where id = ${other.id};
      update product set slug = 'swap-other' where id = ${one.id};
      commit`)
    await api.drainJobs()
    expect(await slugsFor('swapping one')).toEqual(['swap-other'])
    expect(await slugsFor('swapping other')).toEqual(['swap-one'])
  })

  test('is found once a running worker has indexed it', async () => {
    const { id, slug } = await makeProduct(api.database, { title: { en: 'Unhurried' } })
    const log = { warn: () => undefined, error: () => undefined }
    const handlers = createJobHandlers({ database: api.database, sendMail: async () => undefined })
    const worker = startWorker({ database: api.database, handlers, log })
    await api.pool.query(`update product_translation set title = 'Hastened' where product_id = ${id}`)
    while ((await slugsFor('hastened'))[0] !== slug) await pause(20)
    await worker.stop()
  })

  test('that is scheduled is found when its time comes', async () => {
    const published_at = new Date(Date.now() + 3_600_000)
    const { id, slug } = await makeContent(api.database, 'news', {
      en: { title: 'Tomorrows Announcement' },
      published_at,
    })
    await api.drainJobs()
    expect(await slugsFor('tomorrows announcement')).toEqual([])
    // The time comes; nothing is indexed again.
    await api.pool.query(`
      set session_replication_role = replica;
      update content set published_at = now() - interval '1 second' where id = ${id};
      update search_document set shown_from = shown_from - interval '2 hours' where content_id = ${id};
      set session_replication_role = origin`)
    // Another query, because responses that depend on the clock are cached for a minute.
    expect(await slugsFor('tomorrows announcement', { type: 'news' })).toEqual([slug])
  })
})

describe('a name that is only similar', () => {
  // So far from each other that no other way of searching finds one by the other.
  const title = 'Bougainvillea Xylograph'
  const similar = 'bougainbilya xylogrumf'
  const slugs = async (app: RunningApp['app'], more = '') => {
    const answer = await app.inject({ url: `/v1/api/search/?q=${encodeURIComponent(similar)}${more}` })
    return answer.json().results.map(({ slug }: { slug: string }) => slug)
  }

  test('is found in every process once it is indexed, and not when it is gone', async () => {
    const other = buildApp({ ...api.parts, secondFactor: 'optional' })
    await other.ready()
    const everywhere = async () => [await slugs(api.app), await slugs(other), await slugs(other, '&facets=true')]
    const nowhere = [[], [], []]
    expect(await everywhere()).toEqual(nowhere)

    const product = await makeProduct(api.database, { title: { en: title } })
    await api.drainJobs()
    const { slug } = product
    expect(await everywhere()).toEqual([[slug], [slug], [slug]])

    await api.pool.query(`update product_translation set title = 'Something Else' where product_id = ${product.id}`)
    await api.drainJobs()
    expect(await everywhere()).toEqual(nowhere)

    const content = await makeContent(api.database, 'article', { en: { title } })
    await api.drainJobs()
    expect(await everywhere()).toEqual([[content.slug], [content.slug], [content.slug]])

    // With its document, which no job removes first.
    await api.pool.query(`delete from content where id = ${content.id}`)
    expect(await everywhere()).toEqual(nowhere)
    await other.close()
  })

  test('is not missed after another database took the place of this one', async () => {
    const { slug } = await makeProduct(api.database, { title: { en: title } })
    await api.drainJobs()
    expect(await slugs(api.app)).toEqual([slug])
    await api.pool.query(`
      update search_document set version = version - 1000;
      update search_document set names = 'something else' where slug = '${slug}';
      select touch_cache_tags('search')`)
    expect(await slugs(api.app)).toEqual([])
  })
})

describe('a cached response', () => {
  test.each([
    ['/v1/api/search/', 'Verdigris', 'Cinnabar'],
    ['/v1/api/search/suggest/', 'Realgar', 'Massicot'],
  ])('at %s saves the search, and is invalidated with the index', async (address, before, after) => {
    const { id, slug } = await makeProduct(api.database, { title: { en: before } })
    await api.drainJobs()
    const slugs = async (q: string): Promise<string[]> =>
      (await api.get(`${address}?${new URLSearchParams({ q })}`))
        .json()
        .results.map((hit: { slug: string }) => hit.slug)
    expect([await slugs(before), await slugs(after)]).toEqual([[slug], []])
    const sent = await api.statementsOf(async () => {
      expect([await slugs(before), await slugs(after)]).toEqual([[slug], []])
    })
    expect(sent).toHaveLength(2)
    await api.pool.query(`update product_translation set title = '${after}' where product_id = ${id}`)
    // Cached again between the change and its indexing: only the index can invalidate it.
    expect(await slugs(after)).toEqual([])
    await api.drainJobs()
    expect([await slugs(before), await slugs(after)]).toEqual([[], [slug]])
  })

  test('is invalidated when the whole index is rebuilt, in use or empty', async () => {
    const { slug } = await makeProduct(api.database, { title: { en: 'Orpiment' } })
    await api.drainJobs()
    const queries = indexingQueries(api.database)
    for (const forget of ["delete from search_document where slug = '%'", 'delete from search_document']) {
      await api.pool.query(forget.replace('%', slug))
      await api.pool.query("select touch_cache_tags('search')")
      expect(await slugsFor('orpiment')).toEqual([])
      await reindexAll(queries)
      expect(await slugsFor('orpiment')).toEqual([slug])
    }
  })
})

describe('the whole index', () => {
  const documents = async () =>
    (await api.pool.query('select kind, slug, names, words::text from search_document order by kind, slug')).rows

  test('is the same after a rebuild, in use or empty', async () => {
    const one = await documents()
    const queries = indexingQueries(api.database)
    await reindexAll(queries)
    const before = await documents()
    expect(before).toEqual(expect.arrayContaining(one))
    await api.pool.query('delete from search_document')
    expect(await slugsFor('umbrella ledger')).toEqual([])
    await indexWhenEmpty(queries)
    expect(await documents()).toEqual(before)
    const { rows } = await api.pool.query(
      "select indexname from pg_indexes where tablename = 'search_document' order by 1",
    )
    expect(rows.map(({ indexname }) => indexname)).toContain('search_document_words')
  })

  test('contains the latest change if two processes index the same at once', async () => {
    const { id, slug } = await makeProduct(api.database, { title: { en: 'Contested' } })
    const queries = indexingQueries(api.database)
    const index = () => queries.index({ products: [id], contents: [] }, toDocument)
    await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        await api.pool.query(`update product_translation set title = 'Contested ${at}' where product_id = ${id}`)
        await index()
      }),
    )
    const { rows } = await api.pool.query(`select title from product_translation where product_id = ${id}`)
    expect(await slugsFor(rows[0].title)).toEqual([slug])
    const { rows: kept } = await api.pool.query(`select names from search_document where product_id = ${id}`)
    expect(kept[0].names.split('\n')[0]).toBe(rows[0].title.toLowerCase())
  })
})
