import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoursFrom, makeContent, makeEventDate, makeLink, makeVenue } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
  await api.pool.query(`
    insert into genre (slug, names) values
      ('folk', '{"en": "Folk", "ne": "लोक"}'), ('rock', '{"en": "Rock", "ne": "रक"}'), ('brass', '{"en": "Brass", "ne": "ब्रास"}');
    insert into city (slug, names) values ('patan', '{"en": "Patan", "ne": "पाटन"}')`)
})
afterAll(() => api.stop())

const read = async (path: string, language = 'en') =>
  (await api.get(`/v1/api/artists/${path}/`, { 'accept-language': language })).json()
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)

type Made = { id: number; slug: string }
const artist = (slug: string, parts = {}) => makeContent(api.database, 'artist', { slug, ...parts })
const nameGenres = async ({ id }: Made, genres: string[]) => {
  for (const genre of genres)
    await api.pool.query('insert into content_genre (content_id, genre) values ($1, $2)', [id, genre])
}
const playIn = async (city: string | null, players: Made[]) => {
  const venue = await makeVenue(api.database)
  await api.pool.query('update venue set city = $1 where id = $2', [city, venue.id])
  const event = await makeContent(api.database, 'event', { links: players })
  await makeEventDate(api.database, event, { venue_id: venue.id })
}

describe('similar artists', () => {
  const later = new Date('2026-02-01T00:00:00Z')
  type Case = {
    name: string
    /** Gives artists something in common with `own`; their slugs begin with that of `own`. */
    make: (own: Made) => Promise<unknown>
    similar: string[]
  }
  const CASES: Case[] = [
    {
      name: 'nobody, where nothing is shared',
      async make(own) {
        await nameGenres(own, ['folk'])
        await artist(`${own.slug}-other`).then((other) => nameGenres(other, []))
      },
      similar: [],
    },
    {
      name: 'an event counts more than a genre, and that more than a city',
      async make(own) {
        await nameGenres(own, ['rock'])
        const [city, genre, event] = [
          await artist(`${own.slug}-city`),
          await artist(`${own.slug}-genre`),
          await artist(`${own.slug}-event`),
        ]
        await nameGenres(genre, ['rock'])
        await playIn('patan', [own])
        await playIn('patan', [city])
        await playIn(null, [own, event])
      },
      similar: ['event', 'genre', 'city'],
    },
    {
      name: 'records and sessions count as events do, from either end of a link',
      async make(own) {
        const [both, one] = [await artist(`${own.slug}-both`), await artist(`${own.slug}-one`)]
        await makeContent(api.database, 'record', { links: [own, both] })
        const session = await makeContent(api.database, 'session', { links: [own] })
        await makeLink(api.database, both, session)
        await makeContent(api.database, 'record', { links: [one, own] })
        // A shared interview is nothing in common.
        await makeContent(api.database, 'interview', { links: [own, one, await artist(`${own.slug}-asked`)] })
      },
      similar: ['both', 'one'],
    },
    {
      name: 'with the same points, the newest first, then in the order in which they were made',
      async make(own) {
        const others = [
          await artist(`${own.slug}-first`),
          await artist(`${own.slug}-second`),
          await artist(`${own.slug}-newest`, { published_at: later }),
        ]
        await makeContent(api.database, 'record', { links: [own, ...others] })
      },
      similar: ['newest', 'first', 'second'],
    },
    {
      name: 'neither drafts nor the artists of what is not published',
      async make(own) {
        const draft = await artist(`${own.slug}-draft`, { published_at: null })
        const hidden = await artist(`${own.slug}-hidden`)
        await makeContent(api.database, 'record', { links: [own, draft] })
        await makeContent(api.database, 'record', { links: [own, hidden], published_at: null })
      },
      similar: [],
    },
    {
      name: 'at most six',
      async make(own) {
        const others = []
        for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) others.push(await artist(`${own.slug}-${name}`))
        await makeContent(api.database, 'record', { links: [own, ...others] })
      },
      similar: ['a', 'b', 'c', 'd', 'e', 'f'],
    },
  ]

  test.each(CASES.map((each, at) => [each.name, each, at] as const))('%s', async (_, { make, similar }, at) => {
    const own = await artist(`case-${at}`)
    await make(own)
    const found = slugs((await read(own.slug)).similar_artists).filter((slug) => slug.startsWith(`${own.slug}-`))
    expect(found).toEqual(similar.map((name) => `${own.slug}-${name}`))
    expect(found).not.toContain(own.slug)
  })

  test('have their names in the language, and are read anew when one of them changes', async () => {
    const own = await artist('tara')
    const other = await artist('sunita', { en: { title: 'Sunita' }, ne: { title: 'सुनिता' } })
    await makeContent(api.database, 'record', { links: [own, other] })
    expect((await read('tara', 'ne')).similar_artists).toMatchObject([
      { kind: 'artist', slug: 'sunita', title: 'सुनिता', url: '/v1/api/artists/sunita/' },
    ])
    await api.pool.query(
      "update content_translation set title = 'Sunita Balami' where content_id = $1 and language = 'en'",
      [other.id],
    )
    await nameGenres(own, ['brass'])
    await nameGenres(await artist('kalika'), ['brass'])
    expect((await read('tara')).similar_artists).toMatchObject([{ title: 'Sunita Balami' }, { slug: 'kalika' }])
  })
})

describe('the press page of an artist', () => {
  test('has biographies as written, pictures with credits, records and upcoming events', async () => {
    for (const name of ['portrait:press', 'poster:press'])
      await api.pool.query('insert into picture (name, width, height) values ($1, 480, 560)', [name])
    await api.pool.query(`
      insert into picture_translation (picture_name, language, alt, credit) values
        ('portrait:press', 'en', 'A face', 'Photo: Ila'), ('portrait:press', 'ne', 'अनुहार', 'तस्बिर: इला'), ('poster:press', 'en', 'A poster', '')`)
    const own = await artist('press', {
      picture_name: 'portrait:press',
      en: { title: 'Press', summary: 'Short.', body: '<p>Long.</p>', words: { genres: ['Folk'] } },
      ne: { title: 'प्रेस', summary: 'छोटो।' },
    })
    const links = [own]
    const released = (day: string | undefined, format?: string) => ({ facts: { released_on: day, format }, links })
    await makeContent(api.database, 'record', { slug: 'undated', ...released(undefined) })
    await makeContent(api.database, 'record', { slug: 'older', ...released('2024-05-01', 'single') })
    await makeContent(api.database, 'record', { slug: 'newer', ...released('2026-03-06') })
    await makeContent(api.database, 'record', { slug: 'secret', ...released('2026-09-01'), published_at: null })
    const coming = await makeContent(api.database, 'event', { slug: 'coming', links, picture_name: 'poster:press' })
    await makeEventDate(api.database, coming)
    const over = await makeContent(api.database, 'event', { slug: 'over', links })
    await makeEventDate(api.database, over, { starts_at: hoursFrom(new Date(), -48) })

    const press = await read('press/press')
    expect(press).toMatchObject({
      slug: 'press',
      name: 'Press',
      genres: ['Folk'],
      biographies: [
        { language: 'en', name: 'Press', short: 'Short.', long: '<p>Long.</p>' },
        { language: 'ne', name: 'प्रेस', short: 'छोटो।', long: '' },
      ],
      pictures: [
        { kind: 'portrait', title: 'Press', credit: 'Photo: Ila', picture: { alt: 'A face', width: 480 } },
        { kind: 'poster', credit: '', picture: { alt: 'A poster' } },
      ],
      records: [
        { slug: 'newer', released_on: '2026-03-06', format: 'album' },
        { slug: 'older', released_on: '2024-05-01', format: 'single' },
        { slug: 'undated', released_on: null },
      ],
    })
    expect(slugs(press.upcoming_events)).toEqual(['coming'])
    expect((await read('press/press', 'ne')).pictures[0]).toMatchObject({ title: 'प्रेस', credit: 'तस्बिर: इला' })
  })

  test('is not found for drafts and unknown artists, and moves with the slug', async () => {
    const draft = await artist('press-draft', { published_at: null })
    for (const slug of [draft.slug, 'nobody', '%00'])
      expect([slug, (await api.get(`/v1/api/artists/${slug}/press/`)).statusCode]).toEqual([slug, 404])
    const { id } = await artist('press-now')
    await api.pool.query("insert into moved_slug (kind, slug, content_id) values ('artist', 'press-before', $1)", [id])
    const moved = await api.get('/v1/api/artists/press-before/press/')
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/v1/api/artists/press-now/press/'])
  })
})
