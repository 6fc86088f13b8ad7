import { afterAll, beforeAll, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

type Member = Awaited<ReturnType<typeof newMember>>
const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, { cookie }: Member) =>
  call(api, method, path, undefined, { cookie })
const titles = (list: { title: string }[]) => list.map(({ title }) => title)

async function newEvent(title: string, hours: number) {
  const event = await makeContent(api.database, 'event', { en: { title } })
  await makeEventDate(api.database, event, { starts_at: hoursFrom(new Date(), hours) })
  return `favourites/event/${event.slug}/`
}

test('an account saves events, records, interviews and sessions, and removes them', async () => {
  const [member, other] = [await newMember(api), await newMember(api)]
  for (const kind of ['record', 'interview', 'session'] as const) {
    const { slug } = await makeContent(api.database, kind, { en: { title: `A ${kind}` } })
    const path = `favourites/${kind}/${slug}/`
    expect((await send('GET', path, member)).body).toEqual({ is_saved: false })
    expect((await send('PUT', path, member)).status).toBe(204)
    expect((await send('PUT', path, member)).status).toBe(204)
    expect((await send('GET', path, member)).body).toEqual({ is_saved: true })
    expect((await send('GET', path, other)).body).toEqual({ is_saved: false })
  }
  const { body } = await send('GET', 'favourites/', member)
  expect([titles(body.events), titles(body.records), titles(body.interviews), titles(body.sessions)]).toEqual([
    [],
    ['A record'],
    ['A interview'],
    ['A session'],
  ])
  expect((await send('GET', 'favourites/', other)).body.records).toEqual([])
  expect((await send('GET', 'favourites/names/', member)).body.results).toEqual(
    [body.sessions, body.interviews, body.records].map(([{ kind, slug }]) => ({ kind, slug })),
  )
  expect((await send('GET', 'favourites/names/', other)).body).toEqual({ results: [] })
  expect((await send('GET', 'me/export/', member)).body.favourites).toHaveLength(3)

  const path = `favourites/record/${body.records[0].slug}/`
  expect((await send('DELETE', path, other)).status).toBe(204)
  expect((await send('GET', path, member)).body).toEqual({ is_saved: true })
  expect((await send('DELETE', path, member)).status).toBe(204)
  expect((await send('DELETE', path, member)).status).toBe(204)
  expect((await send('GET', 'favourites/', member)).body.records).toEqual([])
})

test('coming events are first, the soonest before others, then past ones', async () => {
  const member = await newMember(api)
  for (const path of [await newEvent('Past', -48), await newEvent('Later', 96), await newEvent('Soon', 24)])
    await send('PUT', path, member)
  const { events } = (await send('GET', 'favourites/', member)).body
  expect(titles(events)).toEqual(['Soon', 'Later', 'Past'])
  expect(events.map(({ state }: { state: string }) => state)).toEqual(['upcoming', 'upcoming', 'ended'])
})

test('other kinds, drafts and unknown content are refused, and what is hidden later is left out', async () => {
  const member = await newMember(api)
  const artist = await makeContent(api.database, 'artist')
  expect((await send('PUT', `favourites/artist/${artist.slug}/`, member)).status).toBe(400)
  const draft = await makeContent(api.database, 'record', { published_at: null })
  expect((await send('PUT', `favourites/record/${draft.slug}/`, member)).status).toBe(404)
  expect((await send('PUT', 'favourites/record/nothing/', member)).status).toBe(404)
  expect((await send('GET', 'favourites/record/a%00b/', member)).status).toBe(404)
  const record = await makeContent(api.database, 'record')
  await send('PUT', `favourites/record/${record.slug}/`, member)
  await api.pool.query('update content set published_at = null where id = $1', [record.id])
  expect((await send('GET', 'favourites/', member)).body.records).toEqual([])
  expect((await send('GET', 'favourites/names/', member)).body.results).toEqual([])
  expect((await call(api, 'GET', 'favourites/')).status).toBe(401)
  expect((await call(api, 'GET', 'favourites/names/')).status).toBe(401)
})

test('a full list refuses more, but not what it has', async () => {
  const member = await newMember(api)
  await api.pool.query(
    `with made as (
      insert into content (kind, slug, published_at) select 'record', 'many-' || n, now() from generate_series(1, 500) as n
      returning id
    ) insert into favourite (account_id, content_id) select $1, id from made`,
    [member.accountId],
  )
  expect((await send('PUT', 'favourites/record/many-7/', member)).status).toBe(204)
  const one = await makeContent(api.database, 'record')
  const refused = await send('PUT', `favourites/record/${one.slug}/`, member)
  expect([refused.status, refused.body.code]).toEqual([406, 'favourites_full'])
})
