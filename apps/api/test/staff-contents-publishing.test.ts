import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor } from './edit-contents.ts'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { version } from './start-staff.ts'

let api: RunningApp
let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  api = await startApp()
  editor = await openEditor(api)
})
afterAll(() => api.stop())

describe('publishing', () => {
  test('changes the cached page, which saving does not', async () => {
    const content = await editor.publish(await editor.create('article', { en: 'In the cache' }))
    const page = 'articles/in-the-cache/'
    expect((await editor.visit(page)).body.title).toBe('In the cache')
    const seen = await editor.visit(page)
    const before = await editor.lastTag()
    const saved = await editor.save(content, { title: { en: 'Out of the cache', ne: '' } })
    expect(saved).toMatchObject({ state: 'published', has_draft: true, updated_at: content.updated_at })
    expect(await editor.touchedAfter(before)).toEqual([])
    const same = await editor.visit(page)
    expect([same.body, same.headers['etag']]).toEqual([seen.body, seen.headers['etag']])
    const published = await editor.publish(saved)
    expect(published).toMatchObject({ has_draft: false, published_at: content.published_at })
    expect((await editor.visit(page)).body.title).toBe('Out of the cache')
    expect(await editor.touchedAfter(before)).toEqual(expect.arrayContaining(['article:in-the-cache', 'articles']))
  })

  test('is refused with every problem under its field', async () => {
    const artist = await makeContent(api.database, 'artist')
    const category = await makeContent(api.database, 'category')
    const content = await editor.save(await editor.create('volume', { en: 'Volume' }), {
      slug: 'Not a Slug',
      picture: 'nothing',
      title: { en: '', ne: 'अङ्क' },
      summary: { en: 'Without a title', ne: '' },
      links: [artist.id, category.id, 999_999_999],
      products: [{ id: 999_999_999 }],
    })
    const problems = {
      slug: ['Write it as not-a-slug.'],
      picture: [expect.any(String)],
      'title.en': ['Enter a title in this language, or remove its texts.'],
      'facts.number': ['This field is required.'],
      'links.1': ['Items of this kind cannot be linked here.'],
      'links.2': [expect.any(String)],
      'products.0': [expect.any(String)],
    }
    expect(content.problems).toEqual(problems)
    const refused = await editor.ask('POST', `${content.id}/publish/`, { headers: version(content.version) })
    expect([refused.status, refused.body]).toEqual([400, { ...problems, code: 'invalid' }])
    expect((await editor.ask('GET', `${content.id}/`)).body).toEqual(content)
  })

  test('of a new address redirects the old one', async () => {
    const content = await editor.publish(await editor.create('news', { en: 'Old address' }))
    const saved = await editor.save(content, { slug: 'new-address' })
    expect(saved.slug).toBe('old-address')
    expect((await editor.visit('news/old-address/')).status).toBe(200)
    await editor.publish(saved)
    const moved = await editor.visit('news/old-address/')
    expect([moved.status, moved.headers['location']]).toEqual([301, '/v1/api/news/new-address/'])
  })

  test('takes a text that a language lacks from the other one', async () => {
    const content = await editor.create('session', { en: 'By the river' })
    await editor.publish(
      await editor.save(content, {
        title: { en: 'By the river', ne: 'नदी किनारमा' },
        facts: {
          recorded_on: '2026-03-06',
          duration_seconds: 90,
          video: { src: 'https://films.example/1', poster: null },
        },
        texts: {
          place: { en: 'Sankhu', ne: '' },
          crew: [
            { role: { en: 'Sound', ne: 'ध्वनि' }, name: { en: 'Maya', ne: '' } },
            { role: { en: 'Camera', ne: '' }, name: { en: 'Asha', ne: '' } },
          ],
          set_list: [{ starts_at_seconds: 0, title: { en: 'Rain', ne: '' } }],
        },
      }),
    )
    const { body } = await editor.visit('sessions/by-the-river/', 'ne')
    expect(body).toMatchObject({
      title: 'नदी किनारमा',
      place: 'Sankhu',
      recorded_on: '2026-03-06',
      video: { src: 'https://films.example/1', poster: null },
      crew: [
        { role: 'ध्वनि', name: 'Maya' },
        { role: 'Camera', name: 'Asha' },
      ],
      set_list: [{ starts_at_seconds: 0, title: 'Rain' }],
    })
  })

  test('writes links, products with notes, and genres, and takes them away again', async () => {
    const [article, book] = [await makeContent(api.database, 'article'), await makeProduct(api.database)]
    const content = await editor.create('booklist', { en: 'Ten books' })
    const products = [{ id: book.id, note: { en: 'Read it twice', ne: '' } }]
    const published = await editor.publish(await editor.save(content, { links: [article.id], products }))
    expect(published.linked).toMatchObject([{ id: article.id, kind: 'article', is_published: true }])
    expect(published.linked_products).toMatchObject([{ id: book.id, slug: book.slug }])
    const { body } = await editor.visit('booklists/ten-books/')
    expect(body.articles).toMatchObject([{ slug: article.slug }])
    expect(body.products).toMatchObject([{ product: { slug: book.slug }, note: 'Read it twice' }])
    await editor.publish(await editor.save(published, { links: [], products: [] }))
    expect((await editor.visit('booklists/ten-books/')).body).toMatchObject({ articles: [], products: [] })
    await api.pool.query(`insert into genre (slug, names) values ('folk', '{"en": "Folk", "ne": "लोक"}')`)
    const artist = await editor.save(await editor.create('artist', { en: 'Nine hills' }), {
      genres: ['folk', 'unknown'],
    })
    expect(Object.keys(artist.problems)).toEqual(['genres.1'])
    await editor.publish(await editor.save(artist, { genres: ['folk'] }))
    const { results } = (await editor.visit('artists/?genre=folk')).body
    expect(results).toMatchObject([{ slug: 'nine-hills' }])
  })

  test('writes the tracks of a record', async () => {
    const rain = {
      ...{ title: { en: 'Rain', ne: 'पानी' }, duration_seconds: 200, preview_media: null, preview_seconds: null },
      is_instrumental: false,
      lyrics: { language: 'ne', text: 'पानी पर्‍यो\n\nफेरि', romanised: 'Pani paryo', translation: null },
      credits: [{ role: { en: 'Voice', ne: 'स्वर' }, name: { en: 'Tara', ne: 'तारा' } }],
    }
    const hills = { ...rain, title: { en: 'Hills', ne: '' }, is_instrumental: true, lyrics: null, credits: [] }
    const content = await editor.save(await editor.create('record', { en: 'Low rain' }), {
      facts: { released_on: '2026-05-01', catalogue_number: 'DB 9', format: 'ep' },
      tracks: [rain, { ...hills, lyrics: rain.lyrics }],
    })
    expect(Object.keys(content.problems)).toEqual(['tracks.1.lyrics'])
    const published = await editor.publish(await editor.save(content, { tracks: [rain, hills] }))
    const { body } = await editor.visit('records/low-rain/', 'ne')
    expect(body).toMatchObject({ format: 'ep', catalogue_number: 'DB 9', duration_seconds: 400 })
    expect(body.tracks).toMatchObject([
      { number: 1, title: 'पानी', lyrics: rain.lyrics, credits: [{ role: 'स्वर', name: 'तारा' }] },
      { number: 2, title: 'Hills', is_instrumental: true, lyrics: null },
    ])
    await editor.publish(await editor.save(published, { tracks: [hills] }))
    const after = (await editor.visit('records/low-rain/')).body.tracks
    expect(after).toMatchObject([{ number: 1, title: 'Hills', is_instrumental: true, lyrics: null, credits: [] }])
  })

  test('computes how long an article is to read', async () => {
    const words = `<p>${'word '.repeat(900)}</p>`
    await editor.publish(
      await editor.save(await editor.create('article', { en: 'Long read' }), { body: { en: words, ne: '' } }),
    )
    expect((await editor.visit('articles/long-read/')).body.reading_minutes).toBeGreaterThan(1)
  })

  test('again without changes is refused', async () => {
    const content = await editor.publish(await editor.create('page', { en: 'Nothing new' }))
    const refused = await editor.ask('POST', `${content.id}/publish/`, { headers: version(content.version) })
    expect([refused.status, refused.body.code]).toEqual([406, 'no_draft'])
  })
})

describe('a schedule', () => {
  test('makes a content public at its time and invalidates what is cached then', async () => {
    const content = await editor.create('news', { en: 'Tomorrow' })
    const past = { at: '2026-01-01T00:00:00+05:45' }
    const refused = await editor.ask('POST', `${content.id}/schedule/`, { body: past, headers: version(1) })
    expect([refused.status, refused.body]).toEqual([400, { at: ['Choose a time in the future.'], code: 'invalid' }])
    const at = new Date(Date.now() + 1500)
    const scheduled = await editor.change(content, 'schedule/', { at: at.toISOString() })
    expect(scheduled).toMatchObject({ state: 'scheduled', published_at: at.toISOString(), has_draft: false })
    expect((await editor.visit('news/tomorrow/')).status).toBe(404)
    const isListed = async () => (await editor.visit('news/')).text.includes('news/tomorrow/')
    expect(await isListed()).toBe(false)
    await expect
      .poll(
        async () => {
          await api.drainJobs()
          return isListed()
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
    expect((await editor.visit('news/tomorrow/')).status).toBe(200)
  })

  test('that is ended does not take down what it has published meanwhile', async () => {
    const later = { at: new Date(Date.now() + 86_400_000).toISOString() }
    const scheduled = await editor.change(await editor.create('page', { en: 'Overtaken' }), 'schedule/', later)
    const end = () => editor.ask('DELETE', `${scheduled.id}/schedule/`, { headers: version(scheduled.version) })
    await api.pool.query('update content set published_at = now() where id = $1', [scheduled.id])
    const refused = await end()
    expect([refused.status, refused.body.code]).toEqual([406, 'not_scheduled'])
    expect((await editor.visit('pages/overtaken/')).status).toBe(200)
    await api.pool.query('update content set published_at = $2 where id = $1', [scheduled.id, later.at])
    expect((await end()).body).toMatchObject({ state: 'unpublished', published_at: null })
  })

  test('is ended by unpublishing, and is not for what is public', async () => {
    const later = { at: new Date(Date.now() + 86_400_000).toISOString() }
    const scheduled = await editor.change(await editor.create('page', { en: 'Not yet' }), 'schedule/', later)
    const ended = await editor.change(scheduled, 'unpublish/')
    expect(ended).toMatchObject({ state: 'unpublished', published_at: null })
    // Undone with the time that it had.
    const again = await editor.change(ended, 'schedule/', { at: scheduled.published_at })
    expect(again).toMatchObject({ state: 'scheduled', published_at: scheduled.published_at, has_draft: false })
    const content = await editor.publish(await editor.create('page', { en: 'Already' }))
    const sent = { body: later, headers: version(content.version) }
    const refused = await editor.ask('POST', `${content.id}/schedule/`, sent)
    expect([refused.status, refused.body.code]).toEqual([406, 'already_published'])
  })
})

describe('a content that was published before', () => {
  test('is read from what is stored, and publishing it unchanged changes nothing', async () => {
    const { id, slug } = await makeContent(api.database, 'interview', {
      facts: { audio_media: null, audio_seconds: null, own: 1 },
      en: {
        title: 'Talking',
        summary: 'S',
        body: '<p>B</p>',
        words: { exchanges: [{ question: 'Q', answer: '<p>A</p>' }] },
      },
      ne: { title: 'कुराकानी', words: { pull_quote: 'उद्धरण' } },
    })
    const [en, ne] = [await editor.visit(`interviews/${slug}/`), await editor.visit(`interviews/${slug}/`, 'ne')]
    const { body: content } = await editor.ask('GET', `${id}/`)
    expect(content).toMatchObject({ state: 'published', has_draft: false, complete: [] })
    expect(content.document.texts).toMatchObject({
      pull_quote: { en: '', ne: 'उद्धरण' },
      exchanges: [{ question: { en: 'Q', ne: '' }, answer: { en: '<p>A</p>', ne: '' } }],
    })
    await editor.publish(await editor.save(content, {}))
    expect((await editor.visit(`interviews/${slug}/`)).body).toEqual(en.body)
    expect((await editor.visit(`interviews/${slug}/`, 'ne')).body).toEqual(ne.body)
    const { facts } = (await api.pool.query('select facts from content where id = $1', [id])).rows[0]
    expect(facts).toMatchObject({ own: 1 })
  })

  test('leaves the sites and comes back', async () => {
    const { id, slug } = await makeContent(api.database, 'article')
    expect((await editor.visit(`articles/${slug}/`)).status).toBe(200)
    const gone = await editor.change((await editor.ask('GET', `${id}/`)).body, 'unpublish/')
    expect(gone).toMatchObject({ state: 'unpublished', has_draft: false })
    expect((await editor.visit(`articles/${slug}/`)).status).toBe(404)
    const again = await editor.ask('POST', `${id}/unpublish/`, { headers: version(gone.version) })
    expect([again.status, again.body.code]).toEqual([406, 'not_published'])
    expect(await editor.publish(gone)).toMatchObject({ state: 'published' })
    expect((await editor.visit(`articles/${slug}/`)).status).toBe(200)
  })
})
