import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor } from './edit-contents.ts'
import { makeContent, makeTicketType, makeVenue } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

let api: RunningApp
let boxOffice: string
beforeAll(async () => {
  api = await startApp()
  boxOffice = (await addMember(api, ['box_office'])).cookie
})
afterAll(() => api.stop())

const ask = (method: Parameters<typeof call>[1], path: string, body?: object) =>
  call(api, method, `staff/${path}`, body, { cookie: boxOffice })

const none = { en: '', ne: '' }
const DATE = {
  ...{
    doors_at: '2027-03-01T11:15:00.000Z',
    starts_at: '2027-03-01T12:15:00.000Z',
    ends_at: '2027-03-01T15:15:00.000Z',
  },
  ...{ status: 'scheduled', is_streamed: false, replay_hours: null },
}

describe('a copy of an event', () => {
  const title = { en: 'Rain nights (copy)', ne: 'वर्षाका रात (कपी)' }

  async function makeSource() {
    const editor = await openEditor(api)
    const artist = await makeContent(api.database, 'artist')
    const made = await editor.create('event', { en: 'Source', ne: 'स्रोत' })
    const picture = `rain-${made.id}`
    await api.database.insertInto('picture').values({ name: picture, width: 1600, height: 900 }).execute()
    const saved = await editor.save(made, {
      picture,
      ...{ summary: { en: 'Under the arcade', ne: 'छानामुनि' }, body: { en: '<p>Rain.</p>', ne: '<p>वर्षा।</p>' } },
      ...{ links: [artist.id], facts: { refund_hours: 48, for_children: true, square_picture: null } },
      texts: {
        ...{ organizer: { en: 'Dabali', ne: 'डबली' }, refund_rule: none },
        running_order: [{ after_minutes: 5, title: { en: 'Opening', ne: 'सुरु' }, about: none, is_break: false }],
      },
    })
    const source = await editor.publish(saved)
    const venue = await makeVenue(api.database)
    const input = { ...DATE, venue_id: venue.id }
    const [date] = (await ask('POST', `contents/${source.id}/dates/`, input)).body.results
    await makeTicketType(api.database, date, { sold: 3, capacity: 40 })
    // The page of the event shows its dates, so that they have changed it.
    return { editor, source: (await editor.ask('GET', `${source.id}/`)).body, date, input }
  }

  test('is a draft with all that was written of it, and nothing of its publication, dates and sales', async () => {
    const { editor, source, date } = await makeSource()
    await editor.ask('POST', `${source.id}/previews/`)
    const key = { 'idempotency-key': `copy ${source.id}` }
    const copied = await editor.ask('POST', `${source.id}/copy/`, { body: { title }, headers: key })
    expect([copied.status, copied.body]).toMatchObject([
      201,
      { kind: 'event', slug: 'rain-nights-copy', state: 'draft', published_at: null, version: 1, problems: {} },
    ])
    const { id, slug } = copied.body
    expect(copied.body.document).toEqual({ ...source.document, slug, title })
    for (const part of ['dates', 'revisions', 'previews'])
      expect((await editor.ask('GET', `${id}/${part}/`)).body).toMatchObject({ count: 0 })
    expect((await editor.visit(`events/${slug}/`)).status).toBe(404)
    // The source is as it was.
    expect((await editor.ask('GET', `${source.id}/`)).body).toEqual(source)
    expect((await ask('GET', `event-dates/${date.id}/`)).body.ticket_types).toMatchObject([{ sold: 3 }])
    expect((await editor.ask('GET', 'events/?q=Rain%20nights%20(copy)')).body.results).toMatchObject([{ id, title }])
    const events = 'select thing_id, before, after from staff_event where operation = $1 and thing_id = $2'
    const { rows } = await api.pool.query(events, ['copyEvent', String(id)])
    expect(rows).toMatchObject([{ before: null, after: { slug, state: 'draft', copy_of: source.id } }])
    // A repeated request makes no second copy.
    const again = await editor.ask('POST', `${source.id}/copy/`, { body: { title }, headers: key })
    expect(again.body.id).toBe(id)
    expect((await editor.ask('POST', `${source.id}/copy/`, { body: { title } })).body.slug).toBe(`${slug}-2`)
  })

  test('has the changes of its source that are not published yet', async () => {
    const { editor, source } = await makeSource()
    await editor.save(source, { summary: { en: 'Under the new roof', ne: '' } })
    const { body } = await editor.ask('POST', `${source.id}/copy/`, { body: { title } })
    expect(body.document.summary).toEqual({ en: 'Under the new roof', ne: '' })
  })

  test('gets the ticket types of a date of its source, with none sold', async () => {
    const { editor, source, date, input } = await makeSource()
    const { id } = (await editor.ask('POST', `${source.id}/copy/`, { body: { title } })).body
    const body = { ...input, copy_tickets_of: date.id }
    const { results } = (await ask('POST', `contents/${id}/dates/`, body)).body
    expect(results).toMatchObject([{ event_id: id, ticket_types: [{ capacity: 40, sold: 0, held: 0 }] }])
    // The copy is a draft still, and its picture is that of the tickets.
    const pictures = 'select picture_name from product where id = $1'
    const { rows } = await api.pool.query(pictures, [results[0].ticket_types[0].product_id])
    expect(rows).toEqual([{ picture_name: source.document.picture }])
  })

  test('is made of an event alone, by those who write texts, with a title', async () => {
    const { editor, source } = await makeSource()
    const article = await editor.create('article', { en: 'No event' })
    expect((await editor.ask('POST', `${article.id}/copy/`, { body: { title } })).status).toBe(404)
    expect((await editor.ask('POST', '999999/copy/', { body: { title } })).status).toBe(404)
    expect((await ask('POST', `contents/${source.id}/copy/`, { title })).status).toBe(403)
    const untitled = await editor.ask('POST', `${source.id}/copy/`, { body: { title: none } })
    expect([untitled.status, Object.keys(untitled.body)]).toEqual([400, ['title.en', 'code']])
  })
})
