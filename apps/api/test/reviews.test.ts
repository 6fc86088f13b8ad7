import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeWork } from './make-product.ts'
import { type Book, type Columns, GOOD, startReviews } from './start-reviews.ts'
import { call } from './visitors.ts'

let api: Awaited<ReturnType<typeof startReviews>>
beforeAll(async () => {
  api = await startReviews()
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from rate_limit'))

describe('writing', () => {
  test('a buyer writes one review for all formats of a work, changes and deletes it', async () => {
    const work = await makeWork(api.database)
    const [book, ebook] = [await api.newBook(work), await api.newBook(work, { product_class: 'E-book' })]
    const buyer = await api.newBuyer(book)
    const first = await api.save(buyer, ebook)
    expect(first).toMatchObject({ status: 201, body: { ...GOOD, status: 'published', is_verified: true, reason: '' } })
    expect(await api.save(buyer, book)).toMatchObject({ status: 200, body: first.body })
    const changed = await api.save(buyer, book, { ...GOOD, stars: 2, text: '  Too long.\u0000 ' })
    expect(changed).toMatchObject({ status: 200, body: { id: first.body.id, stars: 2, text: 'Too long.' } })
    const shown = await api.listed(ebook)
    expect(shown).toMatchObject({ count: 1, languages: { en: 1, ne: 0 }, rating: { average: '2.0', count: 1 } })
    expect(shown.results).toMatchObject([{ stars: 2, product: { slug: book.slug, product_class: 'Book' } }])
    expect(JSON.stringify(shown)).not.toContain(buyer.accountId)
    for (const _ of [1, 2])
      expect((await api.ask(buyer, 'DELETE', `products/${book.id}/reviews/own/`)).status).toBe(204)
    expect((await api.listed(book)).count).toBe(0)
  })

  test('a gift that was accepted counts as bought', async () => {
    const book = await api.newBook(null, { product_class: 'E-book' })
    const [giver, taker] = [await api.newMember(), await api.newMember()]
    const { id: order_id, lines } = await api.orderFor(giver, book, { is_gift: true })
    expect((await api.save(taker, book)).status).toBe(406)
    await api.database
      .insertInto('entitlement')
      .values({
        id: order_id,
        order_id,
        order_line_id: lines[0]?.id ?? '',
        product_id: book.id,
        terms: 'own',
        account_id: taker.accountId,
        is_gift: true,
        copies: 1,
        hours_to_watch: null,
        period_days: null,
      })
      .execute()
    expect((await api.save(taker, book)).status).toBe(201)
  })

  test.each<[string, Columns, number]>([
    ['has not paid yet', { payment_status: 'cod_pending' }, 0],
    ['has cancelled', { payment_status: 'cancelled', status: 'Cancelled' }, 0],
    ['got all of the money back', { payment_status: 'refunded' }, 0],
    ['got the money for this line back', { payment_status: 'partially_refunded' }, 1],
  ])('a visitor who %s cannot write', async (_why, columns, refunded) => {
    const book = await api.newBook()
    const member = await api.newMember()
    await api.orderFor(member, book, columns, refunded)
    expect(await api.save(member, book)).toMatchObject({ status: 406, body: { code: 'not_bought' } })
    expect((await api.ask(member, 'GET', `products/${book.slug}/reviews/own/`)).body).toMatchObject({
      can_write: false,
      review: null,
    })
    expect((await api.listed(book)).count).toBe(0)
  })

  test('the purchase is no longer verified after a refund; the review remains and can be changed', async () => {
    const book = await api.newBook()
    const member = await api.newMember()
    const { id } = await api.orderFor(member, book)
    await api.save(member, book)
    await api.database.updateTable('order').set({ payment_status: 'refunded' }).where('id', '=', id).execute()
    expect((await api.listed(book)).results).toMatchObject([{ is_verified: false }])
    expect((await api.save(member, book, { ...GOOD, stars: 1 })).status).toBe(200)
  })

  test('fields are checked in the language of the visitor', async () => {
    const book = await api.newBook()
    const buyer = await api.newBuyer(book)
    const wrong = { ...GOOD, name: ' ', title: 'x'.repeat(121), text: 'x'.repeat(4001) }
    const headers = { cookie: buyer.cookie, 'accept-language': 'ne' }
    const { status, body } = await call(api, 'PUT', `products/${book.slug}/reviews/own/`, wrong, headers)
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['name', 'title', 'text', 'code'] })
    for (const stars of [0, 6, 2.5, '5', null])
      expect((await api.save(buyer, book, { ...GOOD, stars })).status, String(stars)).toBe(400)
    expect((await api.save(buyer, book, { ...GOOD, language: 'fr' })).status).toBe(400)
  })

  test('another account and a visitor without one change nothing', async () => {
    const { book } = await api.reviewed()
    expect((await api.save(undefined, book)).status).toBe(401)
    expect((await api.ask(undefined, 'GET', `products/${book.slug}/reviews/own/`)).status).toBe(401)
    expect((await api.ask(await api.newMember(), 'DELETE', `products/${book.slug}/reviews/own/`)).status).toBe(204)
    expect((await api.listed(book)).count).toBe(1)
  })
})

describe('numbers', () => {
  test('the product, its other formats and its card have the average of published reviews', async () => {
    const work = await makeWork(api.database)
    const [book, ebook] = [await api.newBook(work), await api.newBook(work, { product_class: 'E-book' })]
    expect(await api.ratingOf(book)).toEqual({ average: null, count: 0, counts: [0, 0, 0, 0, 0] })
    const all = []
    for (const stars of [5, 4, 4, 3])
      all.push((await api.save(await api.newBuyer(book), book, { ...GOOD, stars })).body.id)
    const rating = { average: '4.0', count: 4, counts: [0, 0, 1, 2, 1] }
    expect(await api.ratingOf(ebook)).toEqual(rating)
    const list = await api.ask(undefined, 'GET', `products/?slug=${book.slug}&facets=false`)
    expect(list.body.results[0].rating).toEqual(rating)
    await api.moderate(all[3], { is_hidden: true, reason: 'Off topic.' })
    expect(await api.ratingOf(book)).toEqual({ average: '4.3', count: 3, counts: [0, 0, 0, 2, 1] })
  })

  test('a search result has the rating of its work', async () => {
    const [rated, unrated] = [
      await api.newBook(null, { title: { en: 'Quillwort Almanac' } }),
      await api.newBook(null, { title: { en: 'Quillwort Digest' } }),
    ]
    for (const stars of [4, 5]) await api.save(await api.newBuyer(rated), rated, { ...GOOD, stars })
    await api.drainJobs()
    const { body } = await api.ask(undefined, 'GET', 'search/?q=quillwort')
    const ratings = new Map(body.results.map(({ slug, rating }: Book & { rating: object }) => [slug, rating]))
    expect(ratings.get(rated.slug)).toMatchObject({ average: '4.5', count: 2 })
    expect(ratings.get(unrated.slug)).toMatchObject({ average: null, count: 0 })
  })

  test('the best rated come first, works without reviews last', async () => {
    const category = await api.database
      .insertInto('content')
      .values({ kind: 'publisher', slug: 'rated-press', published_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const books = []
    for (const each of [[], [5], [4, 5, 5, 5], [2]]) {
      const book = await api.newBook(null, { publisher_id: category.id })
      for (const stars of each) await api.save(await api.newBuyer(book), book, { ...GOOD, stars })
      books.push(book.slug)
    }
    const { body } = await api.ask(undefined, 'GET', 'products/?publisher=rated-press&sort=rating')
    const slugs = body.results.map(({ slug }: Book) => slug)
    expect(slugs).toEqual([books[2], books[1], books[3], books[0]])
  })

  test('reviews are listed by language, date and votes, page by page', async () => {
    const book = await api.newBook()
    const ids = []
    for (const language of ['en', 'ne', 'en'])
      ids.push((await api.save(await api.newBuyer(book), book, { ...GOOD, language })).body.id)
    await api.vote(await api.newMember(), ids[0])
    const idsOf = async (query: string) => (await api.listed(book, query)).results.map(({ id }: { id: string }) => id)
    expect(await idsOf('?sort=newest')).toEqual([ids[2], ids[1], ids[0]])
    expect(await idsOf('?sort=helpful')).toEqual([ids[0], ids[2], ids[1]])
    expect(await idsOf('?language=ne')).toEqual([ids[1]])
    const page = await api.listed(book, '?language=en&sort=newest&page_size=1')
    expect(page).toMatchObject({ count: 2, languages: { en: 2, ne: 1 }, previous: null })
    expect((await call(api, 'GET', page.next)).body.results).toMatchObject([{ id: ids[0] }])
  })

  test('a change of the formats of a work moves its reviews', async () => {
    const { book, author } = await api.reviewed()
    const work = await makeWork(api.database)
    const other = await api.newBook(work)
    await api.database.updateTable('product').set({ work_id: work }).where('id', '=', book.id).execute()
    expect(await api.ratingOf(other)).toMatchObject({ count: 1 })
    await api.database.updateTable('product').set({ work_id: null }).where('id', '=', book.id).execute()
    expect([(await api.ratingOf(other)).count, (await api.ratingOf(book)).count]).toEqual([0, 1])
    expect((await api.ask(author, 'GET', `products/${book.slug}/reviews/own/`)).body.review).not.toBeNull()
  })

  test('pages of every format and the lists are refreshed', async () => {
    const work = await makeWork(api.database)
    const [book, ebook] = [await api.newBook(work), await api.newBook(work, { product_class: 'E-book' })]
    const { id } = (await api.save(await api.newBuyer(book), book)).body
    const seqs = async () =>
      (
        await api.pool.query('select seq from cache_tag where tag = any ($1) order by tag', [
          [`product:${book.slug}`, `product:${ebook.slug}`, 'products'],
        ])
      ).rows.map(({ seq }) => Number(seq))
    const before = await seqs()
    expect(before).toHaveLength(3)
    await api.vote(await api.newMember(), id)
    const voted = await seqs()
    expect(voted.map((seq, at) => seq > (before[at] ?? 0))).toEqual([true, true, false])
    const dated = async () => (await api.ask(undefined, 'GET', `products/${book.slug}/`)).body.date_updated
    const date = await dated()
    await api.save(await api.newBuyer(ebook), ebook, { ...GOOD, stars: 1 })
    expect(await dated()).toBe(date)
    expect((await seqs()).every((seq, at) => seq > (voted[at] ?? 0))).toBe(true)
  })
})
