import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor } from './edit-contents.ts'
import { makeContent } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  api = await startApp()
  editor = await openEditor(api)
})
afterAll(() => api.stop())

describe('revisions', () => {
  test('keep each publication, are compared field by field and restored', async () => {
    const { id } = await makeContent(api.database, 'article', { en: { title: 'Before', summary: 'One' } })
    const { body: content } = await editor.ask('GET', `${id}/`)
    const saved = await editor.save(content, { title: { en: 'After', ne: '' }, slug: 'renamed-revision' })
    const published = await editor.publish(saved)
    const { results, count } = (await editor.ask('GET', `${id}/revisions/`)).body
    expect([count, results]).toMatchObject([
      2,
      [
        { number: 2, published_by: editor.email },
        { number: 1, published_by: '' },
      ],
    ])
    expect((await editor.ask('GET', `${id}/revisions/1/`)).body).toMatchObject({
      number: 1,
      document: content.document,
    })
    const differences = await editor.ask('GET', `${id}/differences/?before=1&after=2`)
    expect(differences.body.fields).toEqual([
      { field: 'slug', before: content.slug, after: 'renamed-revision' },
      { field: 'title.en', before: 'Before', after: 'After' },
    ])
    const restored = await editor.change(published, 'revisions/1/restore/')
    expect(restored).toMatchObject({ has_draft: true, document: { slug: 'renamed-revision', title: { en: 'Before' } } })
    expect((await editor.visit('articles/renamed-revision/')).body.title).toBe('After')
    expect((await editor.ask('GET', `${id}/differences/?before=2&after=draft`)).body.fields).toHaveLength(1)
    expect(await editor.change(restored, 'draft/', undefined, 'DELETE')).toMatchObject({
      has_draft: false,
      document: { title: { en: 'After' } },
    })
    expect((await editor.ask('GET', `${id}/revisions/9/`)).status).toBe(404)
    expect((await editor.ask('GET', `${id}/differences/?before=1&after=later`)).status).toBe(404)
  })
})

describe('a preview', () => {
  test('shows the draft of every kind as its public operation would, and writes nothing', async () => {
    const kinds = ['article', 'booklist', 'artist', 'record', 'interview', 'session', 'volume', 'news', 'page'] as const
    for (const kind of kinds) {
      const content = await editor.create(kind, { en: `A preview of ${kind}` })
      const { body } = await editor.ask('POST', `${content.id}/previews/`)
      const site = ['article', 'booklist', 'page'].includes(kind) ? 'http://localhost:3000' : 'http://localhost:3001'
      expect(body.url).toBe(`${site}/preview/${body.token}`)
      const seen = await editor.visit(`content-previews/${body.token}/`)
      expect([kind, seen.status, seen.headers['cache-control']]).toEqual([kind, 200, 'no-store'])
      expect(seen.body).toMatchObject({ kind, slug: content.slug, detail: { slug: content.slug } })
      expect((await editor.ask('GET', `${content.id}/`)).body).toEqual(content)
      const ready = kind === 'volume' ? await editor.save(content, { facts: { number: 900 } }) : content
      await editor.publish(ready)
      const plural = kind === 'news' ? 'news' : `${kind}s`
      const page = await editor.visit(`${plural}/${content.slug}/`)
      expect(Object.keys(page.body)).toEqual(Object.keys(seen.body.detail))
    }
  })

  test('shows unfinished changes beside the published page, in both languages', async () => {
    const content = await editor.publish(await editor.create('article', { en: 'Beside' }))
    const draft = await editor.save(content, {
      title: { en: 'Draft', ne: 'मस्यौदा' },
      slug: 'not free!',
      links: [999_999_999],
    })
    const { body } = await editor.ask('POST', `${content.id}/previews/`)
    const seen = await editor.visit(`content-previews/${body.token}/`, 'ne')
    expect(seen.body).toMatchObject({ slug: 'beside', detail: { title: 'मस्यौदा', related: [] } })
    expect((await editor.visit('articles/beside/')).body.title).toBe('Beside')
    expect((await editor.ask('GET', `${content.id}/`)).body).toEqual(draft)
  })

  test('is listed without its token, ends when staff end it or its time is over', async () => {
    const content = await editor.create('page', { en: 'Secret' })
    const { body: first } = await editor.ask('POST', `${content.id}/previews/`)
    const { body: second } = await editor.ask('POST', `${content.id}/previews/`)
    const { token, url, ...listed } = second
    expect(url).toBe(`http://localhost:3000/preview/${token}`)
    expect((await editor.ask('GET', `${content.id}/previews/`)).body.results).toContainEqual(listed)
    const other = await editor.create('page', { en: 'Other secret' })
    expect((await editor.ask('DELETE', `${other.id}/previews/${first.id}/`)).status).toBe(404)
    expect((await editor.ask('DELETE', `${content.id}/previews/${first.id}/`)).status).toBe(204)
    expect((await editor.visit(`content-previews/${first.token}/`)).status).toBe(404)
    await api.pool.query('update content_preview set expires_at = now() where id = $1', [second.id])
    expect((await editor.visit(`content-previews/${second.token}/`)).status).toBe(404)
    expect((await editor.visit('content-previews/none/')).status).toBe(404)
  })

  test('is created once for each key, and its token is stored nowhere', async () => {
    const content = await editor.create('page', { en: 'Secret of one click' })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const create = () => editor.ask('POST', `${content.id}/previews/`, { headers })
    const [first, again] = [await create(), await create()]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect((await editor.ask('GET', `${content.id}/previews/`)).body.results).toHaveLength(1)
    expect((await editor.visit(`content-previews/${again.body.token}/`)).status).toBe(200)
    const { rows } = await api.pool.query('select answer::text from idempotency where key = $1', [
      headers['idempotency-key'],
    ])
    expect(rows[0].answer).not.toContain(first.body.token)
  })

  test('is limited for one address', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 70; count += 1) statuses.add((await editor.visit('content-previews/none/')).status)
    expect([...statuses]).toEqual([404, 429])
    await api.pool.query('delete from rate_limit')
  })
})
