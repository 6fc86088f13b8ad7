import type { Insertable } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../src/database/schema.ts'
import { reminderQueries } from '../src/reminders/queries.ts'
import { sendReminders } from '../src/reminders/send-reminders.ts'
import { hoursFrom, makeContent, makeEventDate, makeVenue } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
let event: { id: number; slug: string }
let venue: { id: number }
beforeAll(async () => {
  api = await startApp()
  event = await makeContent(api.database, 'event', { en: { title: 'Long Night' }, ne: { title: 'लामो रात' } })
  venue = await makeVenue(api.database, { en: { name: 'Hiti Hall', address: 'Patan' } })
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from account; delete from event_date; delete from outbox'))

type Member = Awaited<ReturnType<typeof newMember>>
const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, { cookie }: Member) =>
  call(api, method, path, undefined, { cookie })

const newDate = (hours: number, columns: Partial<Insertable<Schema['event_date']>> = {}) =>
  makeEventDate(api.database, event, { starts_at: hoursFrom(new Date(), hours), venue_id: venue.id, ...columns })
const pathOf = ({ id }: { id: number }) => `event-dates/${id}/reminder/`

/** A member who asked in time to be reminded of the date. */
async function newReminded(date: { id: number }) {
  const member = await newMember(api)
  await api.pool.query(
    `insert into reminder (account_id, event_date_id, token, site, added_at)
      values ($1, $2, gen_random_uuid()::text, 'http://localhost:3001', now() - interval '9 days')`,
    [member.accountId, date.id],
  )
  return member
}

/** The emails that are due now. */
async function sentMails() {
  await sendReminders(reminderQueries(api.database))
  await api.drainJobs()
  return api.mails.splice(0)
}

const move = (date: { id: number }, hours: number, status = 'scheduled') =>
  api.pool.query(
    `update event_date set status = $2, doors_at = now() + $3 * interval '1 hour', starts_at = now() + $3 * interval '1 hour',
      ends_at = now() + ($3 + 3) * interval '1 hour' where id = $1`,
    [date.id, status, hours],
  )

describe('an account', () => {
  test('asks to be reminded of a date, lists its reminders and ends them', async () => {
    const [member, other] = [await newMember(api), await newMember(api)]
    const [later, sooner] = [await newDate(90), await newDate(50, { venue_id: null, is_streamed: true })]
    expect((await send('GET', pathOf(later), member)).body).toEqual({ is_reminded: false, can_remind: true })
    for (const date of [later, sooner, later]) expect((await send('PUT', pathOf(date), member)).status).toBe(204)
    expect((await send('GET', pathOf(later), member)).body).toEqual({ is_reminded: true, can_remind: true })
    expect((await send('GET', pathOf(later), other)).body).toMatchObject({ is_reminded: false })
    const { results } = (await send('GET', 'reminders/', member)).body
    expect(results).toMatchObject([
      { event_date_id: sooner.id, title: 'Long Night', venue_name: '', is_streamed: true },
      { event_date_id: later.id, event_slug: event.slug, venue_name: 'Hiti Hall', status: 'scheduled' },
    ])
    expect((await send('GET', 'me/export/', member)).body.reminders).toHaveLength(2)
    expect((await send('DELETE', pathOf(later), other)).status).toBe(204)
    for (let count = 0; count < 2; count += 1) expect((await send('DELETE', pathOf(sooner), member)).status).toBe(204)
    expect((await send('GET', 'reminders/', member)).body.results).toMatchObject([{ event_date_id: later.id }])
  })

  test('is refused where no email is to come: too late, over, cancelled or unknown', async () => {
    const member = await newMember(api)
    const ask = async (date: { id: number }) => {
      const { status, body } = await send('PUT', pathOf(date), member)
      return body?.code ?? status
    }
    expect(await ask(await newDate(23))).toBe('reminder_too_late')
    expect(await ask(await newDate(23, { is_streamed: true }))).toBe(204)
    expect(await ask(await newDate(0.4, { is_streamed: true }))).toBe('reminder_too_late')
    expect(await ask(await newDate(-5))).toBe('reminder_too_late')
    expect(await ask(await newDate(50, { status: 'cancelled' }))).toBe('reminder_too_late')
    expect(await ask(await newDate(2, { status: 'postponed' }))).toBe(204)
    expect((await send('PUT', 'event-dates/999999/reminder/', member)).status).toBe(404)
    expect((await send('PUT', 'event-dates/x/reminder/', member)).status).toBe(400)
    const draft = await makeContent(api.database, 'event', { published_at: null })
    expect((await send('PUT', pathOf(await makeEventDate(api.database, draft)), member)).status).toBe(404)
  })
})

describe('a reminder', () => {
  test('is emailed the day before, once, in the language of the account', async () => {
    const date = await newDate(25)
    const [first, second] = [await newReminded(date), await newReminded(date)]
    await api.pool.query(`update account set language = 'ne' where id = $1`, [second.accountId])
    expect(await sentMails()).toEqual([])
    await move(date, 23.9)
    const mails = await sentMails()
    expect(mails).toHaveLength(2)
    const of = ({ accountId }: Member) => mails.find(({ to }) => to === `${accountId}@members.example`)
    expect(of(first)?.subject).toMatch(/^Reminder: Long Night, \w+ \d\d, \d{4} \d\d:\d\d$/)
    expect(of(first)?.text).toContain('Hiti Hall, Patan')
    expect(of(first)?.text).toContain(`http://localhost:3001/event/${event.slug}/${date.id}/`)
    expect(of(second)?.subject).toMatch(/^सम्झाउनी: लामो रात, /)
    expect(of(second)?.text).toContain(`http://localhost:3001/ne/event/${event.slug}/${date.id}/`)
    expect(await sentMails()).toEqual([])
  })

  test('is emailed again half an hour before a stream, with the link of the stream', async () => {
    const [streamed, hall] = [await newDate(0.6, { is_streamed: true }), await newDate(0.4)]
    await newReminded(streamed)
    await newReminded(hall)
    const days = await sentMails()
    expect(days).toHaveLength(2)
    expect(days.filter(({ text }) => text.includes(`/event/${event.slug}/${streamed.id}/live/`))).toHaveLength(1)
    await move(streamed, 0.4)
    // It was moved by minutes, and both emails are due for the new time.
    const mails = await sentMails()
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringMatching(/^Reminder/), 'The stream starts soon: Long Night'])
    // The event is named once above the heading, and not in it.
    const headings = mails.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)?.[1])
    expect(headings).toEqual(['Your event is coming up', 'The stream starts soon'])
    expect(await sentMails()).toEqual([])
  })

  test('is not emailed for a cancelled or postponed date, after the start, or to who asked later', async () => {
    for (const [hours, status] of [
      [20, 'cancelled'],
      [20, 'postponed'],
      [-0.1, 'scheduled'],
    ] as const) {
      const date = await newDate(40)
      await newReminded(date)
      await move(date, hours, status)
    }
    const late = await newDate(20, { is_streamed: true })
    await send('PUT', pathOf(late), await newMember(api))
    expect(await sentMails()).toEqual([])
    await move(late, 0.4)
  })

  test('of a postponed date is emailed before its new time only', async () => {
    const date = await newDate(20)
    await newReminded(date)
    expect(await sentMails()).toHaveLength(1)
    await move(date, 20, 'postponed')
    await move(date, 24 * 20)
    expect(await sentMails()).toEqual([])
    await move(date, 22)
    expect(await sentMails()).toHaveLength(1)
  })

  test('is ended by the link of its email, also by the mail program, and on the site', async () => {
    const date = await newDate(26)
    await send('PUT', pathOf(date), await newMember(api))
    await api.pool.query("update reminder set added_at = now() - interval '9 days'")
    await move(date, 23)
    const [mail] = await sentMails()
    const token = /\/following\/end\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    expect(mail?.unsubscribeUrl).toContain(`/v1/api/reminders/${token}/end/`)
    expect((await call(api, 'GET', `reminders/${token}/`)).body).toMatchObject({
      title: 'Long Night',
      is_reminded: true,
    })
    for (let count = 0; count < 2; count += 1) {
      const clicked = await api.app.inject({
        method: 'POST',
        url: `/v1/api/reminders/${token}/end/`,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([clicked.statusCode, clicked.json().is_reminded]).toEqual([200, false])
    }
    await move(date, 22)
    expect(await sentMails()).toEqual([])
    expect((await call(api, 'GET', `reminders/${'A'.repeat(43)}/`)).status).toBe(404)
  })

  test('is queued by a job of the API, which adds its next run', async () => {
    await newReminded(await newDate(20))
    await api.pool.query(
      "insert into outbox (id, topic, payload, key) values (gen_random_uuid(), 'reminders.send', '{}', 'reminders.send')",
    )
    await api.drainJobs()
    expect(api.mails.splice(0)).toHaveLength(1)
    const { rows } = await api.pool.query(
      "select run_at > now() as is_later from outbox where topic = 'reminders.send'",
    )
    expect(rows).toEqual([{ is_later: true }])
  })

  test('is emailed after a run that ended in the middle', async () => {
    await newReminded(await newDate(20))
    const killed = () => {
      throw new Error('killed')
    }
    const broken = reminderQueries(api.database).sendDue('day', killed, killed)
    await expect(broken).rejects.toThrow('killed')
    expect(await sentMails()).toHaveLength(1)
  })

  /** The number of emails that concurrent runs add for one date. */
  async function rush() {
    const date = await newDate(20)
    for (let count = 0; count < 5; count += 1) await newReminded(date)
    const mail = { subject: 'Soon', text: '', html: '', language: 'en' as const }
    const push = { title: '', body: '', path: '/', tag: '' }
    const run = () =>
      reminderQueries(api.database).sendDue(
        'day',
        ({ email }) => ({ to: email, ...mail }),
        () => push,
      )
    await Promise.all(Array.from({ length: 8 }, run))
    await run()
    return (await api.pool.query("select from outbox where topic = 'mail.send'")).rowCount
  }

  test('is emailed once by concurrent runs; more often if it is not recorded, so this test can fail', async () => {
    expect(await rush()).toBe(5)
    await api.pool.query('delete from account; delete from event_date; delete from outbox')
    await api.pool.query(`
      create function forget_reminder() returns trigger language plpgsql as $$
      begin new.day_sent_for := null; return new; end $$;
      create trigger forget_reminder before update on reminder for each row execute function forget_reminder()`)
    expect(await rush()).toBeGreaterThan(5)
    await api.pool.query('drop trigger forget_reminder on reminder')
  })
})
