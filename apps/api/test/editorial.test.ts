import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const NE = { 'accept-language': 'ne' }
const read = async (url: string, headers = {}) => (await api.get(url, headers)).json()
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)

test('an interview has exchanges, quote, transcript and audio', async () => {
  const { slug } = await makeContent(api.database, 'interview', {
    facts: { audio_media: '0123456789abcdef01234567.mp3', audio_seconds: 61 },
    en: {
      title: 'On kettles',
      words: {
        exchanges: [{ question: 'Why?', answer: '<p>Because.</p>' }],
        pull_quote: 'Because.',
        transcript: '<p>…</p>',
        audio_chapters: [{ starts_at_seconds: 0, title: 'The kettle' }],
      },
    },
  })
  const interview = await read(`/v1/api/interviews/${slug}/`)
  expect(interview).toMatchObject({
    exchanges: [{ question: 'Why?', answer: '<p>Because.</p>' }],
    pull_quote: 'Because.',
    transcript: '<p>…</p>',
    audio: {
      src: '/v1/media/0123456789abcdef01234567.mp3',
      duration_seconds: 61,
      chapters: [{ starts_at_seconds: 0, title: 'The kettle' }],
    },
  })
  const silent = await makeContent(api.database, 'interview')
  expect(await read(`/v1/api/interviews/${silent.slug}/`)).toMatchObject({
    audio: null,
    transcript: null,
    exchanges: [],
  })
})

test('a session has its video, songs with times, and crew', async () => {
  const { slug } = await makeContent(api.database, 'session', {
    facts: { recorded_on: '2026-02-01', duration_seconds: 900, video: { src: '/v1/media/a.m3u8', poster: 'b.avif' } },
    en: {
      title: 'On the roof',
      words: {
        place: 'Patan',
        crew: [{ role: 'Camera', name: 'Ila' }],
        set_list: [
          { starts_at_seconds: 0, title: 'Kettle' },
          { starts_at_seconds: 201, title: 'Goat' },
        ],
      },
    },
  })
  expect(await read(`/v1/api/sessions/${slug}/`)).toMatchObject({
    recorded_on: '2026-02-01',
    place: 'Patan',
    duration_seconds: 900,
    video: { src: '/v1/media/a.m3u8', poster: '/v1/media/b.avif' },
    set_list: [
      { starts_at_seconds: 0, title: 'Kettle' },
      { starts_at_seconds: 201, title: 'Goat' },
    ],
    crew: [{ role: 'Camera', name: 'Ila' }],
  })
})

test('a volume has its contents in order and its neighbours', async () => {
  const record = await makeContent(api.database, 'record')
  const news = await makeContent(api.database, 'news')
  const artist = await makeContent(api.database, 'artist')
  const number = (value: number) => ({ facts: { number: value }, slug: `number-${value}` })
  const second = await makeContent(api.database, 'volume', {
    ...number(2),
    links: [news, artist, record],
    en: { title: 'Two', words: { theme: 'Water' } },
  })
  const url = `/v1/api/volumes/${second.slug}/`
  expect(await read(url)).toMatchObject({ number: 2, theme: 'Water', previous: null, next: null })
  await makeContent(api.database, 'volume', number(10))
  await makeContent(api.database, 'volume', number(1))
  await makeContent(api.database, 'volume', number(3))
  await makeContent(api.database, 'volume', { ...number(2.5), published_at: null })
  const volume = await read(url)
  expect(slugs(volume.contents)).toEqual([news.slug, artist.slug, record.slug])
  expect([volume.previous.slug, volume.next.slug]).toEqual(['number-1', 'number-3'])
  const numbered = slugs((await read('/v1/api/volumes/?page_size=100')).results).filter((slug) => /^number/.test(slug))
  expect(numbered).toEqual(['number-10', 'number-3', 'number-2', 'number-1'])
})

describe('news', () => {
  test('are filtered by a tag in any language, newest first', async () => {
    const words = (tags: string[]) => ({ title: 'News', words: { byline: 'Ila', tags } })
    const older = await makeContent(api.database, 'news', { en: words(['moon']), ne: words(['जून']) })
    const published_at = new Date('2026-06-01T00:00:00Z')
    const newer = await makeContent(api.database, 'news', { published_at, en: words(['moon', 'goat']) })
    expect(slugs((await read('/v1/api/news/?tag=moon')).results)).toEqual([newer.slug, older.slug])
    const tagged = await read(`/v1/api/news/?tag=${encodeURIComponent('जून')}`)
    expect(tagged.results).toMatchObject([{ slug: older.slug, byline: 'Ila', tags: ['moon'] }])
    expect((await read('/v1/api/news/?tag=moo')).count).toBe(0)
  })

  test('have the date of their last change', async () => {
    const { id, slug } = await makeContent(api.database, 'news')
    const { updated_at } = await read(`/v1/api/news/${slug}/`)
    await api.pool.query("update content_translation set body = '<p>Corrected</p>' where content_id = $1", [id])
    const corrected = await read(`/v1/api/news/${slug}/`)
    expect(new Date(corrected.updated_at).getTime()).toBeGreaterThan(new Date(updated_at).getTime())
  })

  test.each(['tag=', 'tag=%00', `tag=${'x'.repeat(201)}`, 'tag=a&tag=b', 'artist=%00'])(
    '?%s is refused',
    async (query) => {
      expect((await api.get(`/v1/api/news/?${query}`)).statusCode).toBe(400)
    },
  )

  test.each(['tag=%25', "tag=';--", 'tag=__proto__', 'tag=%FF%FE', 'artist=%F0%9F%90%90', 'unknown=%00'])(
    '?%s finds nothing',
    async (query) => {
      expect((await api.get(`/v1/api/news/?${query}`)).statusCode).toBe(200)
    },
  )
})

test('an article has its byline, reading time and products', async () => {
  const { slug } = await makeContent(api.database, 'article', {
    en: { title: 'On rain', body: '<p>It rains.</p>', words: { byline: 'Ila', reading_minutes: 6 } },
    products: [{ id: 2 }, { id: 1 }],
  })
  const article = await read(`/v1/api/articles/${slug}/`)
  expect(article).toMatchObject({ byline: 'Ila', reading_minutes: 6, body: '<p>It rains.</p>' })
  expect(slugs(article.products)).toEqual(['kuhiroko-ghar', 'the-rain-ledger'])
})

test('a booklist has its products in order, each with a note', async () => {
  const { slug } = await makeContent(api.database, 'booklist', {
    en: { title: 'For rain', words: { curator: 'Ila' } },
    products: [
      { id: 2, notes: { en: 'Fog.', ne: 'कुहिरो।' } },
      { id: 1, notes: { en: 'Rain.' } },
    ],
  })
  const notesOf = ({ products }: { products: { product: { slug: string }; note: string }[] }) =>
    products.map(({ product, note }) => [product.slug, note])
  expect(notesOf(await read(`/v1/api/booklists/${slug}/`))).toEqual([
    ['kuhiroko-ghar', 'Fog.'],
    ['the-rain-ledger', 'Rain.'],
  ])
  expect(notesOf(await read(`/v1/api/booklists/${slug}/`, NE))).toEqual([
    ['kuhiroko-ghar', 'कुहिरो।'],
    ['the-rain-ledger', 'Rain.'],
  ])
  const { results } = await read('/v1/api/booklists/?page_size=100')
  expect(results.find((list: { slug: string }) => list.slug === slug)).toMatchObject({
    curator: 'Ila',
    num_products: 2,
  })
})
