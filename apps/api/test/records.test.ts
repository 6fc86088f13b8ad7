import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeTracks } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const NE = { 'accept-language': 'ne' }
const read = async (url: string, headers = {}) => (await api.get(url, headers)).json()
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)

describe('an artist', () => {
  test('has a home town, genres and links', async () => {
    const { slug } = await makeContent(api.database, 'artist', {
      facts: { links: [{ label: 'Own page', url: 'https://tara.example/' }, 'broken', null] },
      en: { title: 'Tara', words: { home: 'Patan', genres: ['sarangi', 'voice', 3] } },
    })
    expect(await read(`/v1/api/artists/${slug}/`, NE)).toMatchObject({
      name: 'Tara',
      home: 'Patan',
      genres: ['sarangi', 'voice'],
      links: [{ label: 'Own page', url: 'https://tara.example/' }],
    })
  })
})

describe('a record', () => {
  const RECORD = {
    facts: { released_on: '2026-03-06', catalogue_number: 'DB-7', format: 'ep' },
    en: {
      title: 'Low Cloud',
      body: '<p>Made in one room.</p>',
      words: { label: 'Dabali', credits: [{ role: 'Sarangi', name: 'Tara' }] },
    },
    ne: { title: 'तल बादल', words: { credits: [{ role: 'सारङ्गी', name: 'तारा' }] } },
  }

  test('has tracks, credits, notes and formats', async () => {
    const record = await makeContent(api.database, 'record', { ...RECORD, products: [{ id: 2 }, { id: 1 }] })
    await makeTracks(api.database, record, [
      { en: 'Kettle', ne: 'किटली', duration_seconds: 201, preview_media: '0123456789abcdef01234567.mp3' },
      { en: 'Goat', duration_seconds: 99 },
    ])
    const english = await read(`/v1/api/records/${record.slug}/`)
    expect(english).toMatchObject({
      released_on: '2026-03-06',
      format: 'ep',
      label: 'Dabali',
      catalogue_number: 'DB-7',
      body: '<p>Made in one room.</p>',
      duration_seconds: 300,
      credits: [{ role: 'Sarangi', name: 'Tara' }],
    })
    expect(slugs(english.formats)).toEqual(['kuhiroko-ghar', 'the-rain-ledger'])
    expect(english.tracks[0].preview).toEqual({ src: '/v1/media/0123456789abcdef01234567.mp3', seconds: null })
    const nepali = await read(`/v1/api/records/${record.slug}/`, NE)
    expect(nepali).toMatchObject({
      label: 'Dabali',
      credits: [{ role: 'सारङ्गी', name: 'तारा' }],
      tracks: [
        { number: 1, title: 'किटली', duration_seconds: 201 },
        { number: 2, title: 'Goat', duration_seconds: 99, preview: null },
      ],
      formats: [{ title: 'कुहिरोको घर' }, { title: 'वर्षाको बहीखाता' }],
    })
  })

  test('that is no longer for sale has no formats', async () => {
    const record = await makeContent(api.database, 'record', { products: [{ id: 1 }] })
    await api.pool.query('update product set is_listed = false where id = 1')
    expect((await read(`/v1/api/records/${record.slug}/`)).formats).toEqual([])
    await api.pool.query('update product set is_listed = true, selling_price = 12345 where id = 1')
    expect((await read(`/v1/api/records/${record.slug}/`)).formats).toMatchObject([{ selling_price: '123.45' }])
  })

  test('is listed by release date with its artists, and filtered by artist', async () => {
    const artist = await makeContent(api.database, 'artist', { slug: 'maker' })
    const older = await makeContent(api.database, 'record', { facts: { released_on: '1999-01-01' }, links: [artist] })
    const newer = await makeContent(api.database, 'record', { facts: { released_on: '2026-09-01' }, links: [artist] })
    const page = await read('/v1/api/records/?artist=maker&page_size=1')
    expect(page).toMatchObject({ count: 2, next: '/v1/api/records/?page=2&page_size=1&artist=maker' })
    expect([page.results[0].slug, slugs(page.results[0].artists)]).toEqual([newer.slug, ['maker']])
    expect(slugs((await read(page.next)).results)).toEqual([older.slug])
    expect((await read('/v1/api/records/?artist=nobody')).count).toBe(0)
    expect((await read('/v1/api/records/?artist=nobody&page=3')).count).toBe(0)
    const all = slugs((await read('/v1/api/records/?page_size=100')).results)
    expect(all.indexOf(newer.slug)).toBeLessThan(all.indexOf(older.slug))
  })

  test('is filtered by format; the default format is album', async () => {
    const artist = await makeContent(api.database, 'artist', { slug: 'presser' })
    const of = (format?: string) =>
      makeContent(api.database, 'record', { facts: format === undefined ? {} : { format }, links: [artist] })
    const [said, unsaid, odd] = [await of('album'), await of(), await of('wax cylinder')]
    const [one, two] = [await of('single'), await of('single')]
    const page = await read('/v1/api/records/?artist=presser&format=single&page_size=1')
    expect(page).toMatchObject({ count: 2, next: '/v1/api/records/?page=2&page_size=1&artist=presser&format=single' })
    expect(slugs(page.results)).toEqual([two.slug])
    expect(slugs((await read(page.next)).results)).toEqual([one.slug])
    const albums = await read('/v1/api/records/?artist=presser&format=album')
    expect(slugs(albums.results)).toEqual([odd.slug, unsaid.slug, said.slug])
    expect((await read('/v1/api/records/?artist=presser&format=ep')).count).toBe(0)
    for (const { format } of (await read('/v1/api/records/?format=ep')).results) expect(format).toBe('ep')
    for (const wrong of ['cassette', '', '%00', 'album&format=ep'])
      expect([wrong, (await api.get(`/v1/api/records/?format=${wrong}`)).statusCode]).toEqual([wrong, 400])
  })

  test('lists upcoming events of its artists, without past and unpublished ones', async () => {
    const artist = await makeContent(api.database, 'artist')
    const record = await makeContent(api.database, 'record', { links: [artist] })
    const [next, over, draft] = [
      await makeContent(api.database, 'event', { links: [artist] }),
      await makeContent(api.database, 'event', { links: [artist] }),
      await makeContent(api.database, 'event', { links: [artist], published_at: null }),
    ]
    await makeEventDate(api.database, next)
    await makeEventDate(api.database, over, { starts_at: hoursFrom(new Date(), -48) })
    await makeEventDate(api.database, draft)
    const url = `/v1/api/records/${record.slug}/`
    expect((await read(url)).next_events).toMatchObject([{ slug: next.slug, state: 'upcoming' }])
    await api.pool.query("update content_translation set title = 'Moved indoors' where content_id = $1", [next.id])
    expect((await read(url)).next_events).toMatchObject([{ title: 'Moved indoors' }])
    await api.pool.query('update content set published_at = now() where id = $1', [draft.id])
    expect(slugs((await read(url)).next_events)).toContain(draft.slug)
  })

  test('shows a new name of its artist at once', async () => {
    const artist = await makeContent(api.database, 'artist')
    const record = await makeContent(api.database, 'record', { links: [artist] })
    const url = `/v1/api/records/${record.slug}/`
    const name = async () => (await read(url)).artists[0].title
    const listed = async () =>
      (await read('/v1/api/records/?page_size=100')).results.find(({ slug }: { slug: string }) => slug === record.slug)
    await Promise.all([name(), listed()])
    await api.pool.query("update content_translation set title = 'Renamed' where content_id = $1", [artist.id])
    expect([await name(), (await listed()).artists[0].title]).toEqual(['Renamed', 'Renamed'])
  })
})
