import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeVenue } from './make-content.ts'
import { makeProduct, makeWork, type ProductParts } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
let author: { id: number; slug: string }
beforeAll(async () => {
  api = await startApp()
  author = await makeContent(api.database, 'author', { en: { title: 'Asha Rai' }, ne: { title: 'आशा राई' } })
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from account; delete from outbox'))

type Member = Awaited<ReturnType<typeof newMember>>
const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, { cookie }: Member) =>
  call(api, method, path, undefined, { cookie })
const follow = (member: Member, { slug } = author) => send('PUT', `authors/${slug}/follow/`, member)
const publish = (parts: ProductParts = {}) =>
  makeProduct(api.database, { title: { en: 'The Mill', ne: 'घट्ट' }, authors: [author.id], ...parts })

async function newFollower() {
  const member = await newMember(api)
  await follow(member)
  return member
}

/** The emails that are sent now. */
async function sentMails() {
  await api.drainJobs()
  return api.mails.splice(0)
}

describe('an account', () => {
  test('follows authors, lists them and ends it', async () => {
    const member = await newMember(api)
    expect((await send('GET', `authors/${author.slug}/follow/`, member)).body).toEqual({ is_followed: false })
    expect((await follow(member)).status).toBe(204)
    expect((await follow(member)).status).toBe(204)
    expect((await send('GET', `authors/${author.slug}/follow/`, member)).body).toEqual({ is_followed: true })
    const { results } = (await send('GET', 'author-follows/', member)).body
    expect(results).toMatchObject([{ slug: author.slug, name: 'Asha Rai' }])
    expect((await send('GET', 'follows/', member)).body.results).toMatchObject([{ kind: 'author', name: 'Asha Rai' }])
    const { follows } = (await send('GET', 'me/export/', member)).body
    expect(follows).toMatchObject([{ kind: 'author', slug: author.slug }])
    expect((await send('DELETE', `authors/${author.slug}/follow/`, member)).status).toBe(204)
    expect((await send('GET', 'author-follows/', member)).body.results).toEqual([])
    expect((await follow(member, { id: 0, slug: 'nobody' })).status).toBe(404)
    expect((await send('DELETE', 'authors/nobody/follow/', member)).status).toBe(404)
  })

  test('follows artists and venues, each by its own name, and has one list of all', async () => {
    const [member, other] = [await newMember(api), await newMember(api)]
    const artist = await makeContent(api.database, 'artist', { en: { title: 'Bina Lama' } })
    const venue = await makeVenue(api.database, { en: { name: 'Hiti Hall' } })
    await follow(member)
    for (const path of [`artists/${artist.slug}/follow/`, `venues/${venue.slug}/follow/`]) {
      expect((await send('GET', path, member)).body).toEqual({ is_followed: false })
      expect((await send('PUT', path, member)).status).toBe(204)
      expect((await send('PUT', path, member)).status).toBe(204)
      expect((await send('GET', path, member)).body).toEqual({ is_followed: true })
      expect((await send('GET', path, other)).body).toEqual({ is_followed: false })
    }
    const listed = async () => (await send('GET', 'follows/', member)).body.results
    expect(await listed()).toMatchObject([
      { kind: 'author', name: 'Asha Rai' },
      { kind: 'artist', name: 'Bina Lama', slug: artist.slug },
      { kind: 'venue', name: 'Hiti Hall', slug: venue.slug },
    ])
    expect((await send('GET', 'follows/', other)).body.results).toEqual([])
    expect((await send('GET', 'author-follows/', member)).body.results).toHaveLength(1)
    // An artist is not an author, and the other way round.
    expect((await send('PUT', `authors/${artist.slug}/follow/`, member)).status).toBe(404)
    expect((await send('PUT', `artists/${author.slug}/follow/`, member)).status).toBe(404)
    expect((await send('DELETE', `venues/${venue.slug}/follow/`, member)).status).toBe(204)
    expect((await listed()).map(({ kind }: { kind: string }) => kind)).toEqual(['author', 'artist'])
  })
})

describe('followers of an author', () => {
  test('go on following after a rename, also from a page with the former address', async () => {
    const renamed = await makeContent(api.database, 'author', { en: { title: 'Mira Thapa' } })
    const [member, later] = [await newMember(api), await newMember(api)]
    await follow(member, renamed)
    await api.pool.query("update content set slug = slug || '-gurung' where id = $1", [renamed.id])
    await api.pool.query("update content_translation set title = 'Mira Gurung' where content_id = $1", [renamed.id])
    const { results } = (await send('GET', 'author-follows/', member)).body
    expect(results).toMatchObject([{ slug: `${renamed.slug}-gurung`, name: 'Mira Gurung' }])
    await publish({ authors: [renamed.id] })
    expect((await sentMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Mira Gurung')])
    const former = `authors/${renamed.slug}/follow/`
    expect((await send('GET', former, member)).body).toEqual({ is_followed: true })
    expect((await send('PUT', former, later)).status).toBe(204)
    expect((await send('DELETE', former, member)).status).toBe(204)
    expect((await send('GET', `authors/${renamed.slug}-gurung/follow/`, member)).body).toEqual({ is_followed: false })
    expect((await send('GET', 'author-follows/', later)).body.results).toHaveLength(1)
    // An author who has the address now is the one who is meant.
    const heir = await makeContent(api.database, 'author', { slug: renamed.slug })
    await follow(member, heir)
    const followed = (await send('GET', 'author-follows/', member)).body.results
    expect(followed.map(({ slug }: { slug: string }) => slug)).toEqual([renamed.slug])
  })

  test('get one email about a new work, in their language, with a link to the book', async () => {
    const [first, second] = [await newFollower(), await newFollower()]
    await api.pool.query(`update account set language = 'ne' where id = $1`, [second.accountId])
    await newMember(api)
    const { slug } = await publish()
    const mails = await sentMails()
    const of = ({ accountId }: Member) => mails.find(({ to }) => to === `${accountId}@members.example`)
    expect(mails).toHaveLength(2)
    expect(of(first)).toMatchObject({ subject: 'New by Asha Rai: The Mill' })
    expect(of(first)?.text).toContain(`http://localhost:3000/book/${slug}/`)
    expect(of(second)).toMatchObject({ subject: 'आशा राईको नयाँ कृति: घट्ट' })
  })

  test('get none twice: for another format, a second followed author, a repeated job or a new listing', async () => {
    const follower = await newFollower()
    const other = await makeContent(api.database, 'author', { en: { title: 'Bina' } })
    await follow(follower, other)
    const work_id = await makeWork(api.database)
    const { id } = await publish({ work_id, authors: [author.id, other.id] })
    await publish({ work_id, product_class: 'E-book' })
    expect(await sentMails()).toHaveLength(1)
    await api.pool.query('select notify_followers($1)', [id])
    await api.pool.query('update product set is_listed = false where id = $1', [id])
    await api.pool.query('update product set is_listed = true where id = $1', [id])
    expect(await sentMails()).toEqual([])
  })

  test('get the email when the product is listed, not before', async () => {
    await newFollower()
    const { id } = await publish({ is_listed: false })
    expect(await sentMails()).toEqual([])
    await api.pool.query('update product set is_listed = true where id = $1', [id])
    expect(await sentMails()).toHaveLength(1)
  })

  test('get none about older works, translations or after they ended it', async () => {
    const { id } = await publish()
    const follower = await newFollower()
    await api.pool.query('select notify_followers($1)', [id])
    await publish({ authors: [{ id: author.id, role: 'translator' }] })
    expect(await sentMails()).toEqual([])
    await send('DELETE', `authors/${author.slug}/follow/`, follower)
    await publish()
    expect(await sentMails()).toEqual([])
  })
})

describe('the link of an email', () => {
  test('ends the emails with one click, also by the mail program, and tells so afterwards', async () => {
    const follower = await newFollower()
    await publish()
    const [mail] = await sentMails()
    const end = /\/v1\/api\/follows\/([\w-]{43})\/end\/$/.exec(mail?.unsubscribeUrl ?? '')
    const token = end?.[1] ?? ''
    expect(mail?.text).toContain(`http://localhost:3000/wishlist/unfollow/${token}`)
    const about = { kind: 'author', name: 'Asha Rai' }
    expect((await call(api, 'GET', `follows/${token}/`)).body).toEqual({ ...about, is_followed: true })
    // The second is the link of emails that were sent before artists could be followed.
    for (const url of [`/v1/api/follows/${token}/end/`, `/v1/api/author-follows/${token}/end/`]) {
      const clicked = await api.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([clicked.statusCode, clicked.json()]).toEqual([200, { ...about, is_followed: false }])
    }
    expect((await send('GET', `authors/${author.slug}/follow/`, follower)).body).toEqual({ is_followed: false })
    expect((await call(api, 'GET', `follows/${'A'.repeat(43)}/`)).status).toBe(404)
    expect((await call(api, 'GET', 'follows/x/')).status).toBe(404)
  })
})
