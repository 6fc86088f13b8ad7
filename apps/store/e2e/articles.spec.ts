import { expect, requestTest } from '@dabali/tooling/end-to-end'
import { linkOf, textOf, textsOf } from './requested-page.ts'

const PIECE = '/read/why-we-still-copy-things-out-by-hand/'

requestTest(
  'the reading room leads to an article, and the article to a book and to all articles',
  async ({ visit }) => {
    const room = await visit('/read')
    expect(textOf(room, 'main h1')).toBe('Reading room')
    const piece = await room.follow(linkOf(room, 'Why we still copy things out by hand'))
    expect(piece.path).toBe(PIECE)
    expect(textOf(piece, 'main h1')).toBe('Why we still copy things out by hand')
    expect(textOf(piece)).toContain('November 05, 2026')
    expect(textOf(piece)).toContain('3 min read')
    piece.getByRole('link', { name: 'All essays' })
    const books = piece.within(piece.getByRole('region', { name: 'Books mentioned' }))
    const book = await piece.follow(books.getByRole('link', { name: 'The Rain Ledger' }))
    expect(textOf(book, 'main h1')).toMatch(/^The Rain Ledger/)
  },
)

requestTest('the reading room has pages with an address of their own', async ({ visit }) => {
  const first = await visit('/read')
  const second = await first.follow(linkOf(first, 'Page 2'))
  expect(second.path).toBe('/read?page=2')
  const titles = textsOf(second, 'main h2')
  expect(titles).not.toHaveLength(0)
  for (const title of textsOf(first, 'main h2')) expect(titles).not.toContain(title)
})

requestTest('in Nepali an article is dated in Bikram Sambat', async ({ visit }) => {
  const room = await visit('/ne/read')
  const piece = await room.follow(linkOf(room, 'हामी अझै किन हातैले सार्छौँ'))
  expect(piece.path).toBe(`/ne${PIECE}`)
  expect(textOf(piece)).toContain('कात्तिक १९, २०८३')
  expect(textOf(piece)).toContain('३ मिनेटको पढाइ')
})

requestTest(
  'a title changed in the database is updated on the article and in the list',
  async ({ request, environment }) => {
    const name = 'Notes from a pickle cellar'
    const shows = async (path: string, text: string) => (await (await request.get(path)).text()).includes(text)
    const rename = (text: string) =>
      environment.sql(
        `update content_translation set title = $1 where language = 'en'
        and content_id = (select id from content where kind = 'article' and slug = 'notes-from-a-pickle-cellar')`,
        [text],
      )
    const paths = ['/read/notes-from-a-pickle-cellar/', '/read?page=2']
    for (const path of paths) expect(await shows(path, name)).toBe(true)
    await rename('Notes from a deeper cellar')
    try {
      for (const path of paths) {
        await expect.poll(() => shows(path, 'Notes from a deeper cellar')).toBe(true)
      }
    } finally {
      await rename(name)
    }
  },
)

requestTest('an unknown article returns 404 and names its path', async ({ request }) => {
  const textOf = async (path: string) => {
    const answer = await request.get(path)
    return { status: answer.status(), text: await answer.text() }
  }
  for (const path of ['/read/no-such-piece/', `${PIECE}no-such-part/`]) {
    const { status, text } = await textOf(path)
    expect(text).toContain(`Page Not Found: ${path}`)
    expect(status).toBe(404)
  }
  expect((await textOf('/read?page=999')).status).toBe(404)
})

requestTest('a section of an article has its own URL and the article as its canonical page', async ({ request }) => {
  const answer = await request.get(`${PIECE}books/`)
  const text = await answer.text()
  expect(answer.status()).toBe(200)
  expect(text).toContain('The Rain Ledger')
  expect(text).toContain('noindex')
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${PIECE}"`))
})

requestTest(
  'a renamed article or reading list redirects permanently, with its sub-path',
  async ({ request, environment }) => {
    const former = `former-${crypto.randomUUID()}`
    for (const [kind, base, slug] of [
      ['article', '/read/', 'why-we-still-copy-things-out-by-hand'],
      ['booklist', '/book/list/', 'nine-books-for-a-long-rain'],
    ] as const) {
      await environment.sql(
        'insert into moved_slug (kind, slug, content_id) select $1, $2, id from content where kind = $1 and slug = $3',
        [kind, former, slug],
      )
      for (const suffix of ['', 'related/']) {
        const answer = await request.get(`/ne${base}${former}/${suffix}`, { maxRedirects: 0 })
        expect([answer.status(), answer.headers()['location']]).toEqual([308, `/ne${base}${slug}/${suffix}`])
      }
      await environment.sql('delete from moved_slug where slug = $1', [former])
    }
  },
)
