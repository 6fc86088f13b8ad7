import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentKind } from '../src/database/tables/content.ts'
import { hoursFrom, makeContent } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const NE = { 'accept-language': 'ne' }
const read = async (url: string, headers = {}) => (await api.get(url, headers)).json()

const FEATURES = [
  ['artist', 'artists'],
  ['event', 'events'],
  ['record', 'records'],
  ['interview', 'interviews'],
  ['session', 'sessions'],
  ['volume', 'volumes'],
  ['news', 'news'],
  ['article', 'articles'],
  ['booklist', 'booklists'],
  ['page', 'pages'],
] as const satisfies [ContentKind, string][]

describe.each(FEATURES)('%s', (kind, feature) => {
  const list = `/v1/api/${feature}/`
  const hasFacets = ['artist', 'event', 'record', 'session'].includes(kind)
  const titleOf = (thing: { title?: string; name?: string }) => thing.title ?? thing.name

  test('is listed and found in both languages; missing texts come from the other one', async () => {
    const { slug } = await makeContent(api.database, kind, {
      slug: `both-${kind}`,
      en: { title: 'In English', summary: 'Short', body: '<p>Long</p>' },
      ne: { title: 'नेपालीमा', summary: 'छोटो' },
    })
    const english = await read(`${list}${slug}/`)
    expect([titleOf(english), english.summary, english.url]).toEqual(['In English', 'Short', `${list}${slug}/`])
    const answer = await api.get(`${list}${slug}`, NE)
    expect(answer.headers['content-language']).toBe('ne')
    const nepali = answer.json()
    expect([titleOf(nepali), nepali.summary, nepali.body ?? nepali.biography]).toEqual([
      'नेपालीमा',
      'छोटो',
      '<p>Long</p>',
    ])
    for (const [headers, title] of [[{}, 'In English'] as const, [NE, 'नेपालीमा'] as const]) {
      const { results } = await read(list, headers)
      expect(titleOf(results.find((each: { slug: string }) => each.slug === slug))).toBe(title)
    }
  })

  test('in one language is shown in that language', async () => {
    const { slug } = await makeContent(api.database, kind, { ne: { title: 'एउटै भाषा' } })
    expect(titleOf(await read(`${list}${slug}/`))).toBe('एउटै भाषा')
  })

  test('is hidden before it is published', async () => {
    const before = (await read(list)).count
    const draft = await makeContent(api.database, kind, { published_at: null })
    const tomorrow = await makeContent(api.database, kind, { published_at: hoursFrom(new Date(), 24) })
    const wordless = await makeContent(api.database, kind)
    await api.pool.query('delete from content_translation where content_id = $1', [wordless.id])
    for (const { slug } of [draft, tomorrow, wordless]) {
      const answer = await api.get(`${list}${slug}/`)
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
    }
    const after = await read(list)
    expect([after.count, after.results.length]).toEqual([before, before])
    await api.pool.query('update content set published_at = now() where id = $1', [draft.id])
    expect((await api.get(`${list}${draft.slug}/`)).statusCode).toBe(200)
    expect((await read(list)).count).toBe(before + 1)
  })

  test('is paged', async () => {
    const { count } = await read(list)
    const seen: string[] = []
    let next = `${list}?page_size=1`
    while (next !== null) {
      const page = await read(next)
      expect([page.count, page.results.length]).toEqual([count, 1])
      seen.push(page.results[0].slug)
      next = page.next
    }
    expect(new Set(seen).size).toBe(count)
    const beyond = { count, next: null, previous: `${list}?page=1`, results: [] }
    expect(await read(`${list}?page=99`)).toEqual(hasFacets ? { ...beyond, facets: expect.any(Array) } : beyond)
  })

  test('redirects from its former slug', async () => {
    const { id, slug } = await makeContent(api.database, kind)
    await api.pool.query('update content set slug = $1 where id = $2', [`नयाँ-${kind}`, id])
    const answer = await api.get(`${list}${slug}/`)
    const url = `${list}${encodeURIComponent(`नयाँ-${kind}`)}/`
    expect([answer.statusCode, answer.headers.location]).toEqual([301, url])
    expect(answer.json()).toEqual({ detail: 'This has moved.', code: 'moved', url })
    expect((await read(url)).slug).toBe(`नयाँ-${kind}`)
    await api.pool.query('update content set published_at = null where id = $1', [id])
    expect((await api.get(`${list}${slug}/`)).statusCode).toBe(404)
  })

  test.each(['no-such', '%00', 'a%00b', '__proto__', 'constructor', "'; drop table content; --", '%F0%9F%8E%B6'])(
    '%s is not found',
    async (slug) => {
      expect((await api.get(`${list}${slug}/`)).statusCode).toBe(404)
    },
  )

  test.each([
    'page=0',
    'page=x',
    'page=-1',
    'page=1e3',
    'page=1.5',
    'page=99999999999999999999',
    'page_size=0',
    'page=1&page=2',
    'page=%00',
  ])('?%s gets an error for the field', async (query) => {
    const answer = await api.get(`${list}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())[0]).toMatch(/^page/)
  })

  test('costs one statement, one for facets and one to validate the cache', async () => {
    const { slug } = await makeContent(api.database, kind)
    for (const [url, statements] of [
      [`${list}?page_size=7`, hasFacets ? 3 : 2],
      [`${list}${slug}/`, 2],
    ] as const) {
      expect((await api.statementsOf(() => api.get(url))).length).toBe(statements)
      expect((await api.statementsOf(() => api.get(url))).length).toBe(1)
    }
  })

  test('has an ETag', async () => {
    const { slug } = await makeContent(api.database, kind)
    for (const url of [list, `${list}${slug}/`]) {
      const { headers } = await api.get(url)
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect((await api.get(url, { 'if-none-match': `${headers.etag}` })).statusCode).toBe(304)
    }
  })

  test('shows a change at once', async () => {
    const { id, slug } = await makeContent(api.database, kind)
    await read(`${list}${slug}/`)
    await read(list)
    await api.pool.query("update content_translation set title = 'Changed' where content_id = $1", [id])
    expect(titleOf(await read(`${list}${slug}/`))).toBe('Changed')
    expect((await read(list)).results.map(titleOf)).toContain('Changed')
  })
})

test('with incomplete stored facts is shown as far as possible', async () => {
  for (const [kind, feature] of FEATURES) {
    for (const crooked of [
      [],
      'text',
      7,
      null,
      { number: 'x', links: 7, video: [], tags: {}, exchanges: [[1]], credits: 'x' },
    ]) {
      const { id, slug } = await makeContent(api.database, kind)
      await api.pool.query('update content set facts = $1 where id = $2', [JSON.stringify(crooked), id])
      await api.pool.query('update content_translation set words = $1 where content_id = $2', [
        JSON.stringify(crooked),
        id,
      ])
      expect([kind, crooked, (await api.get(`/v1/api/${feature}/${slug}/`)).statusCode]).toEqual([kind, crooked, 200])
    }
    expect((await api.get(`/v1/api/${feature}/?page_size=100`)).statusCode).toBe(200)
  }
})
