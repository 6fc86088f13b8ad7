import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { countWaiting, createWaitForPartner } from './barriers.ts'
import { makeWork } from './make-product.ts'
import { GOOD, startReviews } from './start-reviews.ts'

let api: Awaited<ReturnType<typeof startReviews>>
beforeAll(async () => {
  api = await startReviews()
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from rate_limit'))

describe('votes and reports', () => {
  test('a vote counts once, can be undone, and is not for the author', async () => {
    const { id, author, book } = await api.reviewed()
    const member = await api.newMember()
    for (const _ of [1, 2]) expect((await api.vote(member, id)).body).toEqual({ num_helpful: 1, is_helpful: true })
    expect((await api.ask(member, 'GET', `products/${book.slug}/reviews/own/`)).body.helpful).toEqual([id])
    for (const _ of [1, 2])
      expect((await api.vote(member, id, 'DELETE')).body).toEqual({ num_helpful: 0, is_helpful: false })
    expect(await api.vote(author, id)).toMatchObject({ status: 406, body: { code: 'own_review' } })
    expect((await api.vote(undefined, id)).status).toBe(401)
    for (const unknown of ['0197a000-0000-7000-8000-000000000000', 'x'])
      expect((await api.vote(member, unknown)).status).toBe(404)
  })

  test('a review waits for staff once three accounts have reported it', async () => {
    const { id, author, book } = await api.reviewed()
    const reporters = [await api.newMember(), await api.newMember(), await api.newMember()]
    expect((await api.report(author, id)).status).toBe(406)
    for (const who of [reporters[0], reporters[0], reporters[1], reporters[0]])
      expect((await api.report(who, id, 'offensive')).status).toBe(204)
    expect((await api.listed(book)).count).toBe(1)
    await api.report(reporters[2], id)
    expect((await api.listed(book)).count).toBe(0)
    expect((await api.ask(author, 'GET', `products/${book.slug}/reviews/own/`)).body.review.status).toBe('pending')
    expect((await api.vote(await api.newMember(), id)).status).toBe(404)
    expect((await api.save(author, book, { ...GOOD, text: 'Changed.' })).body.status).toBe('pending')
  })

  test('too many votes of an account are refused', async () => {
    const { id } = await api.reviewed()
    const member = await api.newMember()
    const statuses = []
    for (let at = 0; at < 101; at += 1) statuses.push((await api.vote(member, id)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('moderation', () => {
  test('a link makes a review wait; staff publish it', async () => {
    const { id, author, book } = await api.reviewed({ ...GOOD, text: 'Cheaper at www.example.test' })
    expect((await api.listed(book)).count).toBe(0)
    const open = await api.ask(api.staff, 'GET', 'staff/reviews/?status=pending')
    expect(open.body.results).toContainEqual(expect.objectContaining({ id, status: 'pending', open_reports: 0 }))
    expect((await api.moderate(id, { is_hidden: false })).body.status).toBe('published')
    expect((await api.listed(book)).count).toBe(1)
    expect((await api.save(author, book, { ...GOOD, text: 'No link.' })).body.status).toBe('published')
  })

  test('staff hide with a reason, which only the author sees; a change waits for staff', async () => {
    const { id, author, book } = await api.reviewed()
    expect((await api.moderate(id, { is_hidden: true, reason: ' ' })).body).toHaveProperty('reason')
    expect((await api.moderate(id, { is_hidden: true, reason: 'It names a person.' })).status).toBe(200)
    expect(await api.listed(book)).toMatchObject({ count: 0, rating: { count: 0 } })
    const own = async () => (await api.ask(author, 'GET', `products/${book.slug}/reviews/own/`)).body.review
    expect(await own()).toMatchObject({ status: 'hidden', reason: 'It names a person.' })
    expect((await api.save(author, book)).body.status).toBe('hidden')
    await api.save(author, book, { ...GOOD, text: 'It names nobody.' })
    expect(await own()).toMatchObject({ status: 'pending', reason: '' })
    await api.moderate(id, { is_hidden: false })
    expect((await api.listed(book)).count).toBe(1)
  })

  test('a decision about a review that its author has changed meanwhile is refused', async () => {
    const { id, author, book } = await api.reviewed()
    await api.moderate(id, { is_hidden: true, reason: 'It names a person.' })
    const putBack = { is_hidden: false, seen_status: 'hidden' }
    expect((await api.moderate(id, putBack)).body.status).toBe('published')
    await api.moderate(id, { is_hidden: true, reason: 'It names a person.' })
    await api.save(author, book, { ...GOOD, text: 'It names two persons.' })
    const refused = await api.moderate(id, putBack)
    expect([refused.status, refused.body.code]).toEqual([409, 'version_conflict'])
    expect((await api.listed(book)).count).toBe(0)
  })

  test('a text that nobody of the staff has read is not published', async () => {
    const { id, author, book } = await api.reviewed()
    const waiting = async () => {
      const { body } = await api.ask(api.staff, 'GET', 'staff/reviews/?status=pending')
      return body.results.find((one: { id: string }) => one.id === id)
    }
    await api.save(author, book, { ...GOOD, text: 'See https://one.example' })
    const { updated_at: seenAt } = await waiting()
    await api.save(author, book, { ...GOOD, text: 'See https://two.example' })
    const refused = await api.moderate(id, { is_hidden: false, seen_at: seenAt })
    expect([refused.status, refused.body.code]).toEqual([409, 'version_conflict'])
    const { updated_at: lastSeenAt } = await waiting()
    expect((await api.moderate(id, { is_hidden: false, seen_at: lastSeenAt })).body.status).toBe('published')
  })

  test('a report that arrives while the author changes the review counts', async () => {
    const { author, book, id } = await api.reviewed()
    for (let at = 0; at < 2; at += 1) await api.report(await api.newMember(), id)
    const { accountId } = await api.newMember()
    const third = await api.pool.connect()
    await third.query('begin')
    await third.query('select from review where id = $1 for no key update', [id])
    const saved = api.save(author, book, { ...GOOD, stars: 1 })
    await expect.poll(() => countWaiting(api.pool)).toBe(1)
    await third.query('insert into review_report (review_id, account_id, reason) values ($1, $2, $3)', [
      id,
      accountId,
      'spam',
    ])
    await third.query('commit')
    third.release()
    expect(await saved).toMatchObject({ status: 200, body: { stars: 1, status: 'pending' } })
  })

  test('reports that staff have answered do not count again', async () => {
    const { id, book } = await api.reviewed()
    for (let at = 0; at < 3; at += 1) await api.report(await api.newMember(), id)
    const reported = await api.ask(api.staff, 'GET', 'staff/reviews/?status=reported')
    expect(reported.body.results).toContainEqual(expect.objectContaining({ id, open_reports: 3 }))
    await api.moderate(id, { is_hidden: false })
    await api.report(await api.newMember(), id)
    expect((await api.listed(book)).count).toBe(1)
    const open = await api.ask(api.staff, 'GET', 'staff/reviews/')
    expect(open.body.results.find((review: { id: string }) => review.id === id)).toMatchObject({ open_reports: 1 })
    expect((await api.moderate(id, { is_hidden: true, reason: 'x' }, await api.newMember())).status).toBe(403)
  })
})

describe('personal data', () => {
  test('the export has reviews, votes and reports; deleting the account removes them', async () => {
    const { id, book, author } = await api.reviewed()
    const other = await api.reviewed()
    await api.vote(author, other.id)
    await api.report(author, other.id, 'spoiler')
    const { body } = await api.ask(author, 'GET', 'me/export/')
    expect(body.reviews).toMatchObject([{ id, title: GOOD.title }])
    expect(body.helpful_reviews).toMatchObject([{ review_id: other.id }])
    expect(body.reported_reviews).toMatchObject([{ review_id: other.id, reason: 'spoiler' }])
    expect((await api.ask(author, 'DELETE', 'me/')).status).toBe(204)
    expect([(await api.ratingOf(book)).count, (await api.listed(book)).count]).toEqual([0, 0])
    expect((await api.listed(other.book)).results).toMatchObject([{ num_helpful: 0 }])
  })
})

describe('at the same time', () => {
  /** Ten votes of one account, and the number that they leave. */
  async function voteAtOnce() {
    const { id } = await api.reviewed()
    const member = await api.newMember()
    await Promise.all(Array.from({ length: 10 }, () => api.vote(member, id)))
    return (await api.vote(member, id)).body.num_helpful
  }

  /** Reviews of one work by several buyers through two formats, and the number that is shown. */
  async function reviewAtOnce() {
    const work = await makeWork(api.database)
    const [book, ebook] = [await api.newBook(work), await api.newBook(work)]
    const buyers = await Promise.all(Array.from({ length: 8 }, () => api.newBuyer(book)))
    const answers = await Promise.all(buyers.map((buyer, at) => api.save(buyer, at % 2 === 0 ? book : ebook)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    return (await api.ratingOf(ebook)).count
  }

  test('two votes of one account count once', async () => {
    expect(await voteAtOnce()).toBe(1)
  })

  test('two reviews of one account are one', async () => {
    const book = await api.newBook()
    const buyer = await api.newBuyer(book)
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.save(buyer, book)))
    expect(answers.filter(({ status }) => status >= 300)).toEqual([])
    expect((await api.listed(book)).count).toBe(1)
  })

  test('every review is counted', async () => {
    expect(await reviewAtOnce()).toBe(8)
  })

  test('three reports make a review wait', async () => {
    const { id, book } = await api.reviewed()
    const members = await Promise.all(Array.from({ length: 3 }, () => api.newMember()))
    await Promise.all(members.map((member) => api.report(member, id)))
    expect((await api.listed(book)).count).toBe(0)
  })

  // Last, because they break the database of this file.
  test('without the primary key votes count twice', async () => {
    await api.pool.query('alter table review_vote drop constraint review_vote_pkey')
    expect(await voteAtOnce()).toBeGreaterThan(1)
  })

  test('without the lock reviews are lost from the count', async () => {
    const { rows } = await api.pool.query(`select pg_get_functiondef('count_reviews(integer)'::regprocedure) as source`)
    await createWaitForPartner(api.pool)
    const pause = 'perform wait_for_partner(); update product'
    await api.pool.query(
      `create or replace function lock_formats(of_work integer) returns void language plpgsql as $$ begin end $$;
      ${rows[0].source.replace('update product', pause)}`,
    )
    expect(await reviewAtOnce()).toBeLessThan(8)
  })
})
