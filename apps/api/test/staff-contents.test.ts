import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor } from './edit-contents.ts'
import { makeContent } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember, version } from './start-staff.ts'

let api: RunningApp
let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  api = await startApp()
  editor = await openEditor(api)
})
afterAll(() => api.stop())

describe('a draft', () => {
  test('is created with an address from its title and is not public', async () => {
    const before = await editor.lastTag()
    const content = await editor.create('article', { en: '  A walk in   Patan ' })
    expect(content).toMatchObject({
      ...{ kind: 'article', slug: 'a-walk-in-patan', state: 'draft', published_at: null, version: 1 },
      ...{ has_draft: true, saved_by: editor.email, complete: ['en'], time_zone: 'Asia/Kathmandu', problems: {} },
      document: { kind: 'article', title: { en: 'A walk in Patan', ne: '' }, texts: { byline: { en: '', ne: '' } } },
    })
    expect((await editor.visit('articles/a-walk-in-patan/')).status).toBe(404)
    expect(await editor.touchedAfter(before)).toEqual([])
  })

  test('has a free address where its title is taken or has only Devanagari', async () => {
    await editor.create('page', { en: 'Same' })
    expect((await editor.create('page', { en: 'Same' })).slug).toBe('same-2')
    expect((await editor.create('article', { en: 'Same' })).slug).toBe('same')
    expect((await editor.create('page', { ne: 'हाम्रो बारेमा' })).slug).toBe('हाम्रो-बारेमा')
  })

  test('needs a title, and a kind that staff write', async () => {
    const empty = await editor.ask('POST', '', { body: { kind: 'page', title: { en: ' ', ne: '!' } } })
    expect([empty.status, empty.body]).toEqual([400, { 'title.en': ['This field is required.'], code: 'invalid' }])
    const foreign = await editor.ask('POST', '', { body: { kind: 'author', title: { en: 'Maya', ne: '' } } })
    expect([foreign.status, Object.keys(foreign.body)]).toEqual([400, ['kind', 'code']])
  })

  test('is saved as often as one types, with clean texts and sanitised HTML', async () => {
    const content = await editor.create('article', { en: 'Typing' })
    const saved = await editor.save(content, {
      title: { en: 'Typing  on', ne: 'टाइप' },
      body: { en: '<p onclick="x()">Hello <script>alert(1)</script></p>', ne: '<p> </p>' },
      unknown: 1,
    })
    expect(saved).toMatchObject({ version: 2, complete: ['en'], title: { en: 'Typing on', ne: 'टाइप' } })
    expect(saved.document.body).toEqual({ en: '<p>Hello </p>', ne: '' })
    expect(saved.document).not.toHaveProperty('unknown')
    expect((await editor.ask('GET', `${content.id}/`)).body).toEqual(saved)
  })

  test('takes another address at once, which stays its own', async () => {
    const content = await editor.create('page', { en: 'First name' })
    const renamed = await editor.save(content, { slug: 'second-name' })
    expect(renamed.slug).toBe('second-name')
    const other = await editor.save(await editor.create('page', { en: 'Other name' }), { slug: 'second-name' })
    expect(other).toMatchObject({ slug: 'other-name', problems: { slug: [expect.stringContaining('address')] } })
    // The first address was never public, so it is not redirected.
    const { body } = await editor.ask('POST', `${content.id}/publish/`, { headers: version(2) })
    expect(body.state).toBe('published')
    expect((await editor.visit('pages/first-name/')).status).toBe(404)
    expect((await editor.visit('pages/second-name/')).status).toBe(200)
  })

  test('without an address, or with a malformed one, is saved and keeps the one that it has', async () => {
    const content = await editor.create('page', { en: 'No address' })
    const malformed = await editor.save(content, { slug: 'No Address!' })
    expect(malformed).toMatchObject({ slug: 'no-address', document: { slug: 'No Address!' } })
    const empty = await editor.save(malformed, { slug: ' ' })
    expect(empty).toMatchObject({ slug: 'no-address', state: 'draft', document: { slug: '' } })
    expect([malformed, empty].map(({ problems }) => Object.keys(problems))).toEqual([['slug'], ['slug']])
    const refused = await editor.ask('POST', `${content.id}/publish/`, { headers: version(empty.version) })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['slug', 'code']])
  })

  test('reports all wrong fields at once, each under its own name, in both languages', async () => {
    const { id, document } = await editor.create('record', { en: 'Wrong' })
    const track = { title: { en: 'One', ne: '' }, duration_seconds: 0, preview_media: null, preview_seconds: null }
    const body = {
      ...document,
      title: { en: 'x'.repeat(301), ne: '' },
      facts: { ...document.facts, format: 'tape', released_on: 'soon' },
      tracks: [{ ...track, is_instrumental: false, lyrics: null, credits: [] }],
    }
    const answer = await editor.ask('PUT', `${id}/draft/`, { body, headers: version(1) })
    expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([
      400,
      ['code', 'facts.format', 'facts.released_on', 'title.en', 'tracks.0.duration_seconds'],
    ])
    const nepali = await editor.ask('PUT', `${id}/draft/`, {
      body,
      headers: { ...version(1), 'accept-language': 'ne' },
    })
    expect(nepali.body['title.en'][0]).toMatch(/[\u0900-\u097f]/)
    const page = await editor.create('page', { en: 'A page' })
    const foreign = await editor.ask('PUT', `${id}/draft/`, { body: page.document, headers: version(1) })
    expect([foreign.status, foreign.body]).toEqual([
      400,
      { kind: ['The kind of an item cannot be changed.'], code: 'invalid' },
    ])
  })

  test('of an old version is refused with the present content, and a repeated key saves once', async () => {
    const content = await editor.create('page', { en: 'Two people' })
    const mine = { ...content.document, title: { en: 'Mine', ne: '' } }
    const key = { ...version(1), 'idempotency-key': `save ${content.id}` }
    const first = await editor.ask('PUT', `${content.id}/draft/`, { body: mine, headers: key })
    const again = await editor.ask('PUT', `${content.id}/draft/`, { body: mine, headers: key })
    expect([again.status, again.body]).toEqual([200, first.body])
    const late = await editor.ask('PUT', `${content.id}/draft/`, { body: content.document, headers: version(1) })
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'version_conflict', version: '2', current: { version: 2, document: { title: { en: 'Mine' } } } },
    ])
    const blind = await editor.ask('PUT', `${content.id}/draft/`, { body: mine })
    expect([blind.status, Object.keys(blind.body)]).toEqual([400, ['if-match', 'code']])
  })

  test('is deleted if it was never published', async () => {
    const content = await editor.create('page', { en: 'Short life' })
    expect((await editor.ask('DELETE', `${content.id}/`, { headers: version(1) })).status).toBe(204)
    expect((await editor.ask('GET', `${content.id}/`)).status).toBe(404)
    const published = await editor.publish(await editor.create('page', { en: 'Long life' }))
    const refused = await editor.ask('DELETE', `${published.id}/`, { headers: version(published.version) })
    expect([refused.status, refused.body.code]).toEqual([406, 'was_published'])
  })
})

describe('the list', () => {
  const titlesOf = async (query: string) => {
    const { status, body } = await editor.ask('GET', `?${query}`)
    expect(status).toBe(200)
    return body.results.map(({ slug }: { slug: string }) => slug)
  }

  test('is searched in both languages, by kind, state and missing texts, last changes first', async () => {
    const one = await editor.create('news', { en: 'Listed one' })
    const two = await editor.publish(
      await editor.save(await editor.create('news', { en: 'Listed two' }), {
        title: { en: 'Listed two', ne: 'सूचीमा' },
      }),
    )
    const three = await editor.change(await editor.create('article', { en: 'Listed three' }), 'schedule/', {
      at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    await editor.change(three, 'unpublish/')
    await editor.save(one, {})
    expect(await titlesOf('q=listed')).toEqual([one.slug, three.slug, two.slug])
    expect(await titlesOf(`q=${encodeURIComponent('सूची')}`)).toEqual([two.slug])
    expect(await titlesOf('q=listed&kind=news')).toEqual([one.slug, two.slug])
    expect(await titlesOf('q=listed&state=draft')).toEqual([one.slug])
    expect(await titlesOf('q=listed&state=published')).toEqual([two.slug])
    expect(await titlesOf('q=listed&state=unpublished')).toEqual([three.slug])
    expect(await titlesOf('q=listed&incomplete=ne&kind=news')).toEqual([one.slug])
    expect(await titlesOf('q=listed&incomplete=en')).toEqual([])
    expect(await titlesOf('q=%25')).toEqual([])
    const page = await editor.ask('GET', '?q=listed&page_size=1&page=2')
    expect(page.body).toMatchObject({ count: 3, results: [{}], next: expect.stringContaining('q=listed') })
    expect((await editor.ask('GET', '?kind=author')).status).toBe(400)
  })

  test('does not have what other features write', async () => {
    const author = await makeContent(api.database, 'author')
    expect((await editor.ask('GET', `${author.id}/`)).status).toBe(404)
    expect(await titlesOf(`q=${author.slug}`)).toEqual([])
  })
})

test('a shopkeeper may read and not write, others neither', async () => {
  const shopkeeper = (await addMember(api, ['shopkeeper'])).cookie
  const door = (await addMember(api, ['door'])).cookie
  const content = await editor.create('page', { en: 'For some' })
  expect((await editor.ask('GET', `${content.id}/`, { cookie: shopkeeper })).status).toBe(200)
  expect((await editor.ask('POST', `${content.id}/publish/`, { cookie: shopkeeper, headers: version(1) })).status).toBe(
    403,
  )
  expect((await editor.ask('GET', '', { cookie: door })).status).toBe(403)
})

test('every change is recorded with the states before and after', async () => {
  const content = await editor.publish(await editor.create('page', { en: 'Recorded' }))
  await editor.change(content, 'unpublish/')
  const { rows } = await api.pool.query(
    `select operation, before, after from staff_event where thing_kind = 'content' and thing_id = $1 order by id`,
    [String(content.id)],
  )
  expect(rows).toMatchObject([
    { operation: 'createStaffContent', after: { kind: 'page', slug: 'recorded', state: 'draft' } },
    { operation: 'publishContent', before: { state: 'draft' }, after: { state: 'published' } },
    { operation: 'unpublishContent', before: { state: 'published' }, after: { state: 'unpublished' } },
  ])
})
