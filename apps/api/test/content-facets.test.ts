import { indexLetter } from '@dabali/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

type List = {
  count: number
  results: { slug: string }[]
  facets: { field: string; values: { value: string; count: number }[] }[]
}

let api: RunningApp
const read = async (path: string, language = 'en'): Promise<List> =>
  (await api.get(`/v1/api/${path}`, { 'accept-language': language })).json()
const countsOf = ({ facets }: List, field: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.field === field)?.values.map(({ value, count }) => [value, count]) ?? [],
  )

const RECORDS = [
  { slug: 'low', genres: ['folk'], facts: { format: 'album' }, en: 'Low Cloud', ne: 'तल झरेको बादल' },
  { slug: 'long', genres: ['folk', 'rock'], facts: { format: 'ep' }, en: 'long road', ne: 'लामो बाटो' },
  { slug: 'echo', genres: ['rock'], facts: {}, en: '“Écho”', ne: 'प्रतिध्वनि' },
  { slug: 'number', genres: [], facts: { format: 'single' }, en: '72 hours', ne: '७२ घण्टा' },
] as const

beforeAll(async () => {
  api = await startApp()
  await api.pool.query(`
    insert into genre (slug, names) values ('folk', '{"en": "Folk", "ne": "लोक"}'), ('rock', '{"en": "Rock", "ne": "रक"}')`)
  for (const { slug, genres, facts, en, ne } of RECORDS) {
    for (const kind of ['record', 'artist', 'session'] as const) {
      const { id } = await makeContent(api.database, kind, { slug, facts, en: { title: en }, ne: { title: ne } })
      for (const genre of genres)
        await api.pool.query('insert into content_genre (content_id, genre) values ($1, $2)', [id, genre])
    }
  }
})
afterAll(() => api.stop())

test.each(['records', 'sessions'])('%s are listed by genre and first letter, with counts', async (kind) => {
  const slugs = async (query: string, language?: string) =>
    (await read(`${kind}/?${query}`, language)).results.map(({ slug }) => slug).toSorted()
  expect(await slugs('genre=folk')).toEqual(['long', 'low'])
  expect(await slugs('letter=L')).toEqual(['long', 'low'])
  expect(await slugs('letter=E')).toEqual(['echo'])
  expect(await slugs('letter=%23')).toEqual(['number'])
  expect(await slugs('letter=%E0%A4%B2', 'ne')).toEqual(['long'])
  expect(await slugs('letter=L&genre=rock')).toEqual(['long'])
  const list = await read(`${kind}/?genre=folk&letter=E`)
  expect(list.count).toBe(0)
  expect(countsOf(list, 'genre')).toEqual({ folk: 0, rock: 1 })
  expect(countsOf(list, 'letter')).toEqual({ E: 0, L: 2 })
  expect(countsOf(await read(`${kind}/`, 'ne'), 'letter')).toEqual({ '#': 1, त: 1, प: 1, ल: 1 })
})

test('artists are listed by genre and letter', async () => {
  expect((await read('artists/?genre=rock&letter=E')).results.map(({ slug }) => slug)).toEqual(['echo'])
})

test('records are counted by format, which an unknown one of the database does not change', async () => {
  expect(countsOf(await read('records/?genre=folk'), 'format')).toEqual({ album: 1, ep: 1 })
  expect(countsOf(await read('records/?format=ep'), 'format')).toEqual({ album: 2, ep: 1, single: 1 })
  expect(countsOf(await read('records/?format=ep'), 'genre')).toEqual({ folk: 1, rock: 1 })
})

test.each(['letter=a', 'letter=', 'letter=LL', 'letter=%E0%A4%BE', 'genre=', 'genre=A%20B', 'genre=%00'])(
  'rejects ?%s',
  async (query) => {
    for (const kind of ['artists', 'records', 'sessions'])
      expect([kind, (await api.get(`/v1/api/${kind}/?${query}`)).statusCode]).toEqual([kind, 400])
  },
)

test('the database finds the same first letter as the rule', async () => {
  const titles = [
    'Low Cloud',
    'écho',
    ' “low” ',
    "'Ōm",
    '«d»',
    'कुहिरो',
    'क्षितिज',
    'आँगन',
    '72',
    '२०८३',
    '',
    '#',
    '.a',
    'ཚེ་རིང',
  ]
  const { rows } = await api.pool.query(
    'select title, index_letter(title) as letter from unnest($1::text[]) as title',
    [titles],
  )
  expect(rows.map(({ letter }) => letter)).toEqual(titles.map(indexLetter))
})
