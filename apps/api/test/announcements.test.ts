import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { followQueries } from '../src/follows/queries.ts'
import {
  type ContentParts,
  hoursFrom,
  makeContent,
  makeEventDate,
  makeLink,
  makeTicketType,
  makeVenue,
} from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from account; delete from outbox'))

type Member = Awaited<ReturnType<typeof newMember>>
const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, { cookie }: Member) =>
  call(api, method, path, undefined, { cookie })
const HOUR_AGO = () => hoursFrom(new Date(), -1)

/** The emails that are sent now. */
async function sentMails() {
  await api.drainJobs()
  return api.mails.splice(0)
}

type Announced = ContentParts & { artists?: { id: number }[]; venue?: { id: number }; dates?: number }

/** An event that is announced now, with one date by default. */
async function announce({ artists = [], venue, dates = 1, ...parts }: Announced = {}) {
  const event = await makeContent(api.database, 'event', {
    en: { title: 'Long Night' },
    ne: { title: 'लामो रात' },
    published_at: new Date(),
    links: artists,
    ...parts,
  })
  for (let day = 1; day <= dates; day += 1) {
    const starts_at = hoursFrom(new Date('2099-01-01T13:15:00Z'), day * 24)
    const date = await makeEventDate(api.database, event, { starts_at, venue_id: venue?.id ?? null })
    await makeTicketType(api.database, date)
    await makeTicketType(api.database, date, { title: 'Balcony' })
  }
  return event
}

describe('followers of artists and venues', () => {
  let artist: { id: number; slug: string }
  let venue: { id: number; slug: string }
  beforeAll(async () => {
    artist = await makeContent(api.database, 'artist', { en: { title: 'Tara' }, ne: { title: 'तारा' } })
    venue = await makeVenue(api.database, { en: { name: 'Hiti Hall' } })
  })

  async function newFan(paths = [`artists/${artist.slug}/follow/`]) {
    const member = await newMember(api)
    for (const path of paths) await send('PUT', path, member)
    // Requests of one millisecond: what follows is announced later.
    await api.pool.query("update follow set followed_at = followed_at - interval '1 second'")
    return member
  }
  const both = () => [`artists/${artist.slug}/follow/`, `venues/${venue.slug}/follow/`]

  test('get one email about an event with its dates, in their language', async () => {
    const [first, second] = [await newFan(), await newFan()]
    await api.pool.query(`update account set language = 'ne' where id = $1`, [second.accountId])
    await newMember(api)
    const { slug } = await announce({ artists: [artist], venue, dates: 2 })
    const mails = await sentMails()
    expect(mails).toHaveLength(2)
    const of = ({ accountId }: Member) => mails.find(({ to }) => to === `${accountId}@members.example`)
    expect(of(first)).toMatchObject({ subject: 'New event with Tara: Long Night' })
    expect(of(first)?.text).toContain('January 02, 2099 19:00, Hiti Hall\nJanuary 03, 2099 19:00, Hiti Hall')
    expect(of(first)?.text).toContain(`http://localhost:3000/event/${slug}/`)
    expect(of(second)).toMatchObject({ subject: 'ताराको नयाँ कार्यक्रम: लामो रात' })
    expect(of(second)?.text).toContain(`http://localhost:3000/ne/event/${slug}/`)
  })

  test('get one email when several things that they follow match, and none for a repeated job', async () => {
    await newFan(both())
    const other = await makeContent(api.database, 'artist')
    const { id } = await announce({ artists: [artist, other], venue })
    expect(await sentMails()).toHaveLength(1)
    await makeEventDate(api.database, { id }, { venue_id: venue.id })
    await api.pool.query('select notify_followers_of_content($1)', [id])
    await api.pool.query('update content set published_at = null where id = $1', [id])
    await api.pool.query('update content set published_at = now() where id = $1', [id])
    expect(await sentMails()).toEqual([])
  })

  test('get one about each record, and about an event at the venue', async () => {
    const fan = await newFan(both())
    const record = await makeContent(api.database, 'record', { en: { title: 'Low Cloud' }, published_at: new Date() })
    await makeLink(api.database, record, artist)
    const [mail] = await sentMails()
    expect(mail).toMatchObject({ to: `${fan.accountId}@members.example`, subject: 'New record by Tara: Low Cloud' })
    expect(mail?.text).toContain(`/record/${record.slug}/`)
    await announce({ venue })
    expect(await sentMails()).toMatchObject([{ subject: 'New event at Hiti Hall: Long Night' }])
  })

  test('get the email when it is published, not before', async () => {
    await newFan()
    const draft = await announce({ artists: [artist], published_at: null })
    const planned = await announce({ artists: [artist], published_at: hoursFrom(new Date(), 1) })
    expect(await sentMails()).toEqual([])
    const { rows } = await api.pool.query(`select extract(epoch from run_at - now())::float8 as wait from outbox
      where key = 'content.announced ' || ${planned.id}`)
    expect(rows[0].wait).toBeGreaterThan(3500)
    await api.pool.query('update content set published_at = now() where id = any ($1)', [[draft.id, planned.id]])
    expect(await sentMails()).toHaveLength(2)
  })

  test('get none about what was published before, cancelled dates, dates that are over, or after they ended it', async () => {
    const { id } = await announce({ artists: [artist], published_at: HOUR_AGO() })
    const fan = await newFan()
    await api.pool.query("update event_date set added_at = now() - interval '1 hour' where event_id = $1", [id])
    await api.pool.query('select notify_followers_of_content($1)', [id])
    const cancelled = await announce({ artists: [artist], dates: 0 })
    await makeEventDate(api.database, cancelled, { status: 'cancelled' })
    await makeEventDate(api.database, cancelled, { starts_at: HOUR_AGO() })
    // An old event to which the artist is added now.
    const old = await announce({ published_at: hoursFrom(new Date(), -24 * 60), dates: 0 })
    await makeLink(api.database, old, artist)
    expect(await sentMails()).toEqual([])
    await send('DELETE', `artists/${artist.slug}/follow/`, fan)
    await announce({ artists: [artist] })
    expect(await sentMails()).toEqual([])
  })

  test('get one about a date that is added at the venue to an event published before', async () => {
    const event = await announce({ published_at: HOUR_AGO() })
    const fan = await newFan([`venues/${venue.slug}/follow/`])
    await makeEventDate(api.database, event, { venue_id: venue.id })
    expect(await sentMails()).toMatchObject([{ to: `${fan.accountId}@members.example` }])
  })

  test('get their email after a job that ended in the middle', async () => {
    await newFan()
    const { id } = await announce({ artists: [artist] })
    const killed = () => {
      throw new Error('killed')
    }
    const broken = followQueries(api.database).sendContentNotices(id, killed, killed)
    await expect(broken).rejects.toThrow('killed')
    expect((await api.pool.query('select from content_notice')).rowCount).toBe(0)
    expect(await sentMails()).toHaveLength(1)
  })

  test('end the emails by their link, each of what it is about', async () => {
    for (const [at, kind] of ['artist', 'venue'].entries()) {
      const path = both()[at] ?? ''
      const member = await newFan([path])
      await announce({ artists: [artist], venue })
      const mail = (await sentMails()).find(({ to }) => to.startsWith(member.accountId))
      const token = /\/following\/end\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
      expect(mail?.unsubscribeUrl).toContain(`/v1/api/follows/${token}/end/`)
      expect((await call(api, 'POST', `follows/${token}/end/`)).body).toMatchObject({ kind, is_followed: false })
      expect((await send('GET', path, member)).body).toEqual({ is_followed: false })
      await announce({ artists: [artist], venue })
      expect((await sentMails()).filter(({ to }) => to.startsWith(member.accountId))).toEqual([])
    }
  })

  /** The number of emails that concurrent jobs about one event add. */
  async function rush() {
    await newFan()
    const { id } = await announce({ artists: [artist] })
    const mail = { subject: 'New', text: '', html: '', language: 'en' as const }
    const push = { title: '', body: '', path: '/', tag: '' }
    const jobs = Array.from({ length: 8 }, () =>
      followQueries(api.database).sendContentNotices(
        id,
        ({ email }) => ({ to: email, ...mail }),
        () => push,
      ),
    )
    await Promise.all(jobs)
    return (await api.pool.query("select from outbox where topic = 'mail.send'")).rowCount
  }

  test('get one email from concurrent jobs; more without the key of the notices, so this test can fail', async () => {
    expect(await rush()).toBe(1)
    await api.pool.query('delete from account; delete from outbox')
    await api.pool.query('alter table content_notice drop constraint content_notice_pkey')
    expect(await rush()).toBeGreaterThan(1)
    await api.pool.query(
      'delete from content_notice; alter table content_notice add primary key (account_id, content_id)',
    )
  })
})
