import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentKind } from '../src/database/tables/content.ts'
import { hoursFrom, makeContent, makeLink } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const NE = { 'accept-language': 'ne' }
const read = async (url: string, headers = {}) => (await api.get(url, headers)).json()
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)

/** Lists that show a link, from both ends; the link starts at the first kind. */
const LINKS: [ContentKind, string, string, ContentKind, string, string][] = [
  ['record', 'records', 'artists', 'artist', 'artists', 'records'],
  ['event', 'events', 'line_up', 'artist', 'artists', 'upcoming_events'],
  ['session', 'sessions', 'artists', 'artist', 'artists', 'sessions'],
  ['interview', 'interviews', 'artists', 'artist', 'artists', 'interviews'],
  ['news', 'news', 'artists', 'artist', 'artists', 'news'],
  ['session', 'sessions', 'records', 'record', 'records', 'sessions'],
  ['interview', 'interviews', 'records', 'record', 'records', 'interviews'],
  ['news', 'news', 'records', 'record', 'records', 'news'],
  ['interview', 'interviews', 'events', 'event', 'events', 'interviews'],
  ['session', 'sessions', 'events', 'event', 'events', 'sessions'],
  ['news', 'news', 'events', 'event', 'events', 'news'],
  ['event', 'events', 'records', 'record', 'records', 'next_events'],
  ['news', 'news', 'related', 'news', 'news', 'related'],
  ['article', 'articles', 'related', 'article', 'articles', 'related'],
  ['article', 'articles', 'booklists', 'booklist', 'booklists', 'articles'],
  ['article', 'articles', 'records', 'record', 'records', 'articles'],
  ['volume', 'volumes', 'contents', 'artist', 'artists', 'volumes'],
  ['volume', 'volumes', 'contents', 'record', 'records', 'volumes'],
  ['volume', 'volumes', 'contents', 'event', 'events', 'volumes'],
  ['volume', 'volumes', 'contents', 'session', 'sessions', 'volumes'],
  ['volume', 'volumes', 'contents', 'interview', 'interviews', 'volumes'],
  ['volume', 'volumes', 'contents', 'news', 'news', 'volumes'],
  ['volume', 'volumes', 'contents', 'article', 'articles', 'volumes'],
  ['news', 'news', 'volumes', 'volume', 'volumes', 'mentions'],
]

test.each(LINKS)('a link from %s shows at both ends: %s.%s and %s, %s.%s', async (...link) => {
  const [fromKind, fromList, fromKey, toKind, toList, toKey] = link
  const to = await makeContent(api.database, toKind)
  const from = await makeContent(api.database, fromKind)
  const toUrl = `/v1/api/${toList}/${to.slug}/`
  const fromUrl = `/v1/api/${fromList}/${from.slug}/`
  expect([(await read(fromUrl))[fromKey], (await read(toUrl))[toKey]]).toEqual([[], []])
  await makeLink(api.database, from, to)
  expect([slugs((await read(fromUrl))[fromKey]), slugs((await read(toUrl))[toKey])]).toEqual([[to.slug], [from.slug]])
  // A link in the other direction is the same link.
  await makeLink(api.database, to, from)
  if (fromKind !== 'volume' && toKind !== 'volume')
    expect([slugs((await read(fromUrl))[fromKey]), slugs((await read(toUrl))[toKey])]).toEqual([[to.slug], [from.slug]])
  await api.pool.query('update content set published_at = null where id = $1', [from.id])
  expect((await read(toUrl))[toKey]).toEqual([])
  await api.pool.query("update content set published_at = now() + interval '1 day' where id = $1", [from.id])
  expect((await read(toUrl))[toKey]).toEqual([])
})

test('a link contains the card of the other end', async () => {
  const artist = await makeContent(api.database, 'artist', {
    slug: 'card',
    picture_name: 'portrait:tara-nembang',
    en: { title: 'A', summary: 'S' },
    ne: { title: 'अ' },
  })
  const record = await makeContent(api.database, 'record', { links: [artist] })
  expect((await read(`/v1/api/records/${record.slug}/`, NE)).artists).toEqual([
    {
      kind: 'artist',
      slug: 'card',
      url: '/v1/api/artists/card/',
      title: 'अ',
      summary: 'S',
      published_at: '2026-01-01T00:00:00.000Z',
      picture: expect.objectContaining({ alt: 'portrait:tara-nembang नेपालीमा' }),
    },
  ])
})

test('a picture with lettering in the language is shown instead', async () => {
  await api.pool.query("insert into picture (name, width, height) values ('poster:two', 4, 5), ('poster:two:ne', 4, 5)")
  await api.pool.query(
    "insert into picture_translation select name, language, name from picture, unnest(array['en', 'ne']) as language where name like 'poster:two%'",
  )
  const { slug } = await makeContent(api.database, 'record', { picture_name: 'poster:two' })
  const alts = [await read(`/v1/api/records/${slug}/`), await read(`/v1/api/records/${slug}/`, NE)]
  expect(alts.map(({ picture }) => picture.alt)).toEqual(['poster:two', 'poster:two:ne'])
})

test('scheduled content shows when its time comes', async () => {
  const published_at = hoursFrom(new Date(), 24)
  const artist = await makeContent(api.database, 'artist')
  const { id, slug } = await makeContent(api.database, 'news', { published_at, links: [artist] })
  const news = async () => slugs((await read(`/v1/api/artists/${artist.slug}/`)).news)
  const waiting = async () =>
    (
      await api.pool.query("select run_at from outbox where topic = 'content.turn' and payload ->> 'content' = $1", [
        id,
      ])
    ).rows
  expect([await news(), await waiting()]).toEqual([[], [{ run_at: published_at }]])
  await api.pool.query('update content set published_at = now() where id = $1', [id])
  expect([await news(), await waiting()]).toEqual([[slug], []])
})
