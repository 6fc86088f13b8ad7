import { importJWK, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pushQueries } from '../src/push/queries.ts'
import { pushSender } from '../src/push/send-push.ts'
import { reminderQueries } from '../src/reminders/queries.ts'
import { sendReminders } from '../src/reminders/send-reminders.ts'
import { hoursFrom, makeContent, makeEventDate, makeVenue } from './make-content.ts'
import { type Browser, makePushSettings, startPushService } from './push-service.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

const PATH = 'push-subscriptions/'

let api: RunningApp
let service: Awaited<ReturnType<typeof startPushService>>
let settings: ReturnType<typeof makePushSettings>
let event: { id: number; slug: string }
let venue: { id: number }
beforeAll(async () => {
  service = await startPushService()
  settings = makePushSettings([service.origin])
  api = await startApp({ visitors: { push: settings } })
  event = await makeContent(api.database, 'event', { en: { title: 'Long Night' }, ne: { title: 'लामो रात' } })
  venue = await makeVenue(api.database, { en: { name: 'Hiti Hall' }, ne: { name: 'हिटी हल' } })
})
afterAll(async () => {
  await api.stop()
  await service.stop()
})
afterEach(async () => {
  service.answer(201)
  service.take()
  api.mails.splice(0)
  await api.pool.query('delete from account; delete from event_date; delete from outbox; delete from rate_limit')
})

type Member = Awaited<ReturnType<typeof newMember>>
const send = (method: 'GET' | 'POST' | 'DELETE', { cookie }: Pick<Member, 'cookie'>, body?: unknown, language = 'en') =>
  call(api, method, PATH, body, { cookie, 'accept-language': language })
const endpointsOf = async (member: Member) => (await send('GET', member)).body.endpoints

/** A browser of the service in which a member has turned notifications on. */
async function subscribe(member: Member, language = 'en') {
  const browser = service.newBrowser()
  expect((await send('POST', member, browser.subscription, language)).status).toBe(204)
  return browser
}

/** A member who asked in time to be reminded of a date in so many hours. */
async function newReminded(hours: number, { is_streamed = false } = {}) {
  const date = await makeEventDate(api.database, event, {
    starts_at: hoursFrom(new Date(), hours),
    venue_id: venue.id,
    is_streamed,
  })
  const member = await newMember(api)
  await api.pool.query(
    `insert into reminder (account_id, event_date_id, token, site, added_at)
      values ($1, $2, gen_random_uuid()::text, 'http://localhost:3001', now() - interval '9 days')`,
    [member.accountId, date.id],
  )
  return { member, date, path: `/event/${event.slug}/${date.id}/` }
}

async function sendDue() {
  await sendReminders(reminderQueries(api.database))
  await api.drainJobs()
}

/** Runs a due reminder whose message fails; the error that is logged. */
const failing = () => sendDue().catch((error: Error) => error.message)

const receivedBy = (browser: Browser, received = service.take()) =>
  received.filter(({ path }) => browser.endpoint.endsWith(path)).map(({ body }) => browser.decrypt(body))

const pushJobs = async () =>
  (
    await api.pool.query(
      `select attempts, error, failed_at is not null as is_given_up,
        extract(epoch from run_at - now())::float8 as wait from outbox where topic = 'push.send'`,
    )
  ).rows
const runAgain = () => api.pool.query("update outbox set run_at = now() where topic = 'push.send'")
const isFailing = async () =>
  (await api.pool.query('select failed_at is not null as is_failing from push_subscription')).rows.map(
    (row) => row.is_failing,
  )

describe('a reminder', () => {
  test('arrives in each browser in its language, encrypted and signed, besides the email', async () => {
    const { member, path } = await newReminded(20)
    const [english, nepali] = [await subscribe(member), await subscribe(member, 'ne')]
    await sendDue()
    expect(api.mails).toHaveLength(1)
    const received = service.take()
    expect(received).toHaveLength(2)
    const [first] = receivedBy(english, received)
    expect(first).toEqual({
      title: 'Reminder: Long Night',
      body: expect.stringMatching(/^\w+ \d\d, \d{4} \d\d:\d\d, Hiti Hall$/),
      path,
      tag: path,
    })
    expect(receivedBy(nepali, received)).toEqual([
      { title: 'सम्झाउनी: लामो रात', body: expect.stringMatching(/, हिटी हल$/), path: `/ne${path}`, tag: path },
    ])
    const { headers = {} } = received[0] ?? {}
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
    // Until the start, but no longer than the service is asked to hold it.
    expect(Number(headers['ttl'])).toBeGreaterThan(19.9 * 3600)
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(20 * 3600)
    await sendDue()
    expect(service.take()).toEqual([])
  })

  test('is signed with the keys for the push service', async () => {
    const { member } = await newReminded(20)
    await subscribe(member)
    await sendDue()
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(service.take()[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(settings.publicKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      audience: service.origin,
    })
    expect(payload.sub).toBe('mailto:hello@dabali.example')
    expect(payload.exp).toBeLessThan(Date.now() / 1000 + 86_400)
  })

  test('of a stream replaces the one of the day before, is urgent and opens the stream', async () => {
    const { member, path } = await newReminded(0.4, { is_streamed: true })
    await api.pool.query('update reminder set day_sent_for = starts_at from event_date')
    const browser = await subscribe(member)
    await sendDue()
    const received = service.take()
    expect(received[0]?.headers['urgency']).toBe('high')
    expect(receivedBy(browser, received)).toMatchObject([
      { title: 'The stream starts soon: Long Night', path: `${path}live/`, tag: path },
    ])
  })

  test('arrives also where the account has no email address', async () => {
    const { member } = await newReminded(20)
    await api.pool.query('update account set email = null')
    const browser = await subscribe(member)
    await sendDue()
    expect(receivedBy(browser)).toHaveLength(1)
    expect(api.mails).toEqual([])
  })

  test('is not sent to a browser that was removed, after the start, or without keys of the API', async () => {
    const { member } = await newReminded(20)
    const removed = await subscribe(member)
    await sendReminders(reminderQueries(api.database))
    expect(await pushJobs()).toHaveLength(1)
    await send('DELETE', member, { endpoint: removed.endpoint })
    await api.drainJobs()
    const { member: late } = await newReminded(20)
    await subscribe(late)
    await sendReminders(reminderQueries(api.database))
    await api.pool.query(
      `update outbox set payload = jsonb_set(payload, '{validUntil}', to_jsonb(now() - interval '1 second'))
        where topic = 'push.send'`,
    )
    await api.drainJobs()
    const { rows } = await api.pool.query('select id from push_subscription')
    const job = { subscription: rows[0].id, title: '', body: '', path: '/', tag: '' }
    await pushSender(pushQueries(api.database), undefined)(job)
    expect([service.take(), await pushJobs()]).toEqual([[], []])
    await pushSender(pushQueries(api.database), settings)(job)
    expect(service.take()).toHaveLength(1)
  })

  test('is added with its email or not at all', async () => {
    const { member } = await newReminded(20)
    await subscribe(member)
    const broken = reminderQueries(api.database).sendDue(
      'day',
      () => ({ to: 'a@example.com', subject: '', text: '', html: '', language: 'en' }),
      () => {
        throw new Error('killed')
      },
    )
    await expect(broken).rejects.toThrow('killed')
    expect((await api.pool.query("select from outbox where topic in ('mail.send', 'push.send')")).rowCount).toBe(0)
    await sendDue()
    expect([api.mails.length, service.take().length]).toEqual([1, 1])
  })
})

describe('an announcement', () => {
  test('arrives in the browsers of followers with the first date', async () => {
    const artist = await makeContent(api.database, 'artist', { en: { title: 'Tara' }, ne: { title: 'तारा' } })
    const fan = await newMember(api)
    await call(api, 'PUT', `artists/${artist.slug}/follow/`, undefined, { cookie: fan.cookie })
    await api.pool.query("update follow set followed_at = followed_at - interval '1 second'")
    const [english, nepali] = [await subscribe(fan), await subscribe(fan, 'ne')]
    await subscribe(await newMember(api))
    const { id, slug } = await makeContent(api.database, 'event', {
      en: { title: 'Open Air '.repeat(20).trim() },
      published_at: new Date(),
      links: [artist],
    })
    await makeEventDate(api.database, { id }, { starts_at: new Date('2099-01-02T13:15:00Z'), venue_id: venue.id })
    await api.drainJobs()
    const received = service.take()
    expect(received).toHaveLength(2)
    const [message] = receivedBy(english, received)
    expect(message).toEqual({
      title: expect.stringMatching(/^New event with Tara: Open Air .*…$/),
      body: 'January 02, 2099 19:00, Hiti Hall',
      path: `/event/${slug}/`,
      tag: `/event/${slug}/`,
    })
    expect(message.title).toHaveLength(100)
    expect(receivedBy(nepali, received)).toMatchObject([{ path: `/ne/event/${slug}/`, tag: `/event/${slug}/` }])
    expect(received[0]?.headers['ttl']).toBe(String(3 * 24 * 3600))
    expect(api.mails).toHaveLength(1)
  })
})

describe('a push service that', () => {
  async function newFailing() {
    const { member } = await newReminded(20)
    return { member, browser: await subscribe(member) }
  }

  test.each([404, 410])('answers %i ends the subscription', async (status) => {
    const { member } = await newFailing()
    service.answer(status)
    await sendDue()
    expect([await endpointsOf(member), await pushJobs()]).toEqual([[], []])
  })

  test.each([
    ['429 with seconds', 429, { 'retry-after': '600' }, 600],
    ['503 with a date', 503, { 'retry-after': new Date(Date.now() + 900_000).toUTCString() }, 900],
    ['503 with more than a day', 503, { 'retry-after': '999999' }, 86_400],
    ['500', 500, {}, 2],
    ['503 with nonsense', 503, { 'retry-after': 'soon' }, 2],
  ])(
    'answers %s is asked again after that time, and the browser counts as failing until it works',
    async (_name, status, headers, seconds) => {
      const { browser } = await newFailing()
      service.answer(status, headers)
      expect(await failing()).toContain(`RetryLater HTTP_${status}`)
      const [job] = await pushJobs()
      expect(job).toMatchObject({ attempts: 1, is_given_up: false })
      expect(job.wait).toBeGreaterThan(seconds * 0.7 - 2)
      expect(job.wait).toBeLessThanOrEqual(seconds)
      expect(await isFailing()).toEqual([true])
      service.take()
      service.answer(201)
      await runAgain()
      await api.drainJobs()
      expect(receivedBy(browser)).toHaveLength(1)
      expect([await pushJobs(), await isFailing()]).toEqual([[], [false]])
    },
  )

  test.each([400, 403, 413])('answers %i gets the message once', async (status) => {
    await newFailing()
    service.answer(status)
    expect(await failing()).toContain(`PermanentFailure HTTP_${status}`)
    expect(await pushJobs()).toMatchObject([{ attempts: 1, is_given_up: true }])
    expect(await isFailing()).toEqual([true])
  })

  test('leads elsewhere is not followed', async () => {
    await newFailing()
    const elsewhere = await startPushService()
    service.answer(307, { location: `${elsewhere.origin}/internal` })
    expect(await failing()).toContain('HTTP_307')
    expect(elsewhere.take()).toEqual([])
    await elsewhere.stop()
  })

  test('cannot be reached is asked again', async () => {
    const { member } = await newReminded(20)
    const gone = await startPushService()
    settings.origins.push(gone.origin)
    expect((await send('POST', member, gone.newBrowser().subscription)).status).toBe(204)
    await gone.stop()
    expect(await failing()).toContain('TypeError')
    expect(await pushJobs()).toMatchObject([{ attempts: 1, is_given_up: false }])
  })
})
