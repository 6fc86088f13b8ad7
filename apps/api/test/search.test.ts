import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeProduct, makeWork } from './make-product.ts'
import { askerOf, makeBooks } from './search/fill-shelves.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
const { search, slugsFor, suggest } = askerOf(() => api)

const SECRET = 'a-secret-of-at-least-thirty-two-letters'

beforeAll(async () => {
  api = await startApp({ internalSecret: SECRET })
  await makeBooks(api)
  await api.drainJobs()
})
afterAll(() => api.stop())

describe('a book is found', () => {
  test.each([
    'The Umbrella Ledger',
    'umbrella ledger',
    'UMBRELLA LED',
    'ledger umbrella',
    'umbrlela ledger',
    'the umbrella leger',
    'theumbrellaledger',
    'वर्षाको बहीखाता',
    'वर्षाको बहिखाता',
    'बहीखा',
    'barshako bahikhata',
    'varshaako bahi khata',
    'warsako baheekhaataa',
    'Ishvari Tamot',
    'iswari tamot umbrella',
    'ईश्वरी',
  ])('by %s', async (q) => {
    expect((await slugsFor(q))[0]).toBe('an-umbrella-ledger')
  })

  test('by its description, and by the stem of a Nepali word', async () => {
    expect(await slugsFor('bookkeeper gutters')).toEqual(['an-umbrella-ledger'])
    expect(await slugsFor('छानाहरूमा')).toContain('an-umbrella-ledger')
  })

  test('by its ISBN in any notation', async () => {
    const { slug } = await makeProduct(api.database, { isbn: '9789937600019', title: { en: 'Numbered' } })
    await api.drainJobs()
    for (const q of ['9789937600019', '978-9937-6000-1-9', 'ISBN: 978 9937 60001 9', '९७८९९३७६०००१९', '9937600015'])
      expect(await slugsFor(q)).toEqual([slug])
    expect(await slugsFor('9789937600026')).toEqual([])
  })

  test('with its title in the requested language and script', async () => {
    const { results } = await search({ q: 'barshako bahikhata' }, 'ne')
    expect(results[0]).toMatchObject({
      kind: 'product',
      slug: 'an-umbrella-ledger',
      title: 'वर्षाको बहीखाता',
      summary: 'उपन्यास, अङ्ग्रेजीमा',
      product_class: 'Book',
      selling_price: '585.00',
      currency: 'NPR',
    })
    expect(results[0].url).toMatch(/^\/v1\/api\/products\/\d+\/$/)
  })
})

describe('search results', () => {
  test('are counted by kind, and filtered by kind', async () => {
    const author = await makeContent(api.database, 'author', {
      en: { title: 'Sumnima Karki' },
      ne: { title: 'सुम्निमा कार्की' },
    })
    for (const title of ['Karki on Rivers', 'A Second Book'])
      await makeProduct(api.database, { title: { en: title }, authors: [author.id] })
    await makeContent(api.database, 'article', { en: { title: 'An evening with Sumnima Karki' } })
    await api.drainJobs()
    const all = await search({ q: 'sumnima karki' })
    expect(all).toMatchObject({ count: 4, query: 'sumnima karki', next: null, previous: null })
    expect(all.groups).toEqual([
      { kind: 'product', count: 2 },
      { kind: 'article', count: 1 },
      { kind: 'author', count: 1 },
    ])
    expect(all.results[0]).toMatchObject({ kind: 'author', slug: author.slug, url: `/v1/api/authors/${author.slug}/` })
    const narrowed = await search({ q: 'सुम्निमा', type: 'article,author' })
    expect([narrowed.count, narrowed.groups]).toEqual([2, all.groups])
    const first = await search({ q: 'sumnima karki', type: 'product', page_size: '1' })
    expect(first.next).toBe('/v1/api/search/?page=2&page_size=1&q=sumnima+karki&type=product')
    const second = (await api.get(first.next)).json()
    expect([second.count, second.next, second.results.length]).toEqual([2, null, 1])
    expect(second.results[0].slug).not.toBe(first.results[0].slug)
  })

  test('show a work once, in the format whose ISBN is searched', async () => {
    const work_id = await makeWork(api.database)
    const formats = [
      { product_class: 'E-book' as const, popularity: 1 },
      { product_class: 'Book' as const, popularity: 9 },
      { product_class: 'Audiobook' as const, popularity: 3, isbn: '9789937600033' },
    ]
    const made = []
    for (const format of formats)
      made.push(await makeProduct(api.database, { work_id, title: { en: 'Manifold' }, ...format }))
    await api.drainJobs()
    const { count, groups, results } = await search({ q: 'manifold' })
    expect([count, groups, results.length]).toEqual([1, [{ kind: 'product', count: 1 }], 1])
    expect(results[0]).toMatchObject({ slug: made[1]?.slug, product_class: 'Book' })
    expect(await slugsFor('9789937600033')).toEqual([made[2]?.slug])
  })

  test('have an exact title first, before more popular partial matches', async () => {
    await makeProduct(api.database, { title: { en: 'Threshold Songs of the Hill' }, popularity: 5000 })
    const { slug } = await makeProduct(api.database, { title: { en: 'Threshold' } })
    await makeProduct(api.database, { title: { en: 'Beyond the Threshold' }, popularity: 9000 })
    await api.drainJobs()
    const slugs = await slugsFor('threshold')
    expect(slugs).toHaveLength(3)
    expect(slugs[0]).toBe(slug)
  })

  test('suggest another spelling when nothing matches', async () => {
    expect(await search({ q: 'umbrlela leger' })).toMatchObject({ did_you_mean: 'umbrella ledger' })
    expect(await search({ q: 'umbrella ledger' })).not.toHaveProperty('did_you_mean')
    expect(await search({ q: 'बहीखातो' })).toMatchObject({ did_you_mean: 'बहीखाता' })
  })

  test('have an ETag', async () => {
    const { headers } = await api.get('/v1/api/search/?q=rain')
    const again = await api.get('/v1/api/search/?q=rain', { 'if-none-match': `${headers.etag}` })
    expect(again.statusCode).toBe(304)
  })
})

describe('suggestions', () => {
  test('have the typed prefix, in any script, and are at most eight', async () => {
    for (let at = 1; at <= 10; at += 1) await makeProduct(api.database, { title: { en: `Lantern ${at}` } })
    await api.drainJobs()
    const { results } = await suggest('lant')
    expect(results).toHaveLength(8)
    expect(Object.keys(results[0])).toEqual(['kind', 'slug', 'url', 'title', 'thumbnail', 'label'])
    expect((await suggest('kuhi')).results[0].label).toBe('E-book')
    for (const q of ['kuhi', 'कुहि', 'Window of F', 'kuhiroko jh'])
      expect((await suggest(q)).results[0].slug).toBe('kuhiroko-jhyal')
    expect((await suggest('')).results).toEqual([])
  })
})

describe('searches from one address', () => {
  const AT_ONCE = 20
  const ask = (url: string, headers: Record<string, string>) => api.get(url, headers)
  const countRefused = async (path: string, most: number, headers: Record<string, string>) => {
    const urls = Array.from({ length: most + 1 }, (_, at) => `${path}?q=word${at}of${most}`)
    let refused = 0
    // All at once, some would be answered 503 on a slow machine, and are not counted.
    for (let at = 0; at < urls.length; at += AT_ONCE) {
      const answers = await Promise.all(urls.slice(at, at + AT_ONCE).map((url) => ask(url, headers)))
      refused += answers.filter(({ statusCode }) => statusCode === 429).length
    }
    return refused
  }

  test.each([
    ['/v1/api/search/', 120],
    ['/v1/api/search/suggest/', 300],
  ])('at %s are limited to %d a minute, with Retry-After', async (path, most) => {
    const visitor = { 'x-forwarded-for': '203.0.113.7' }
    expect(await countRefused(path, most, visitor)).toBe(1)
    const refused = await ask(`${path}?q=another`, { ...visitor, 'accept-language': 'ne' })
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { detail: expect.stringContaining('फेरि प्रयास गर्नुहोस्'), code: 'throttled' },
    ])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await ask(`${path}?q=another`, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200)
    // Cached responses are not counted.
    expect((await ask(`${path}?q=another`, visitor)).statusCode).toBe(200)
  })

  test('are not counted for sites on this machine or with the secret', async () => {
    expect(await countRefused('/v1/api/search/', 121, {})).toBe(0)
    const site = { 'x-forwarded-for': '198.51.100.4', authorization: `Bearer ${SECRET}` }
    expect(await countRefused('/v1/api/search/', 122, site)).toBe(0)
    expect(await countRefused('/v1/api/search/', 123, { ...site, authorization: 'Bearer guessed' })).toBe(4)
  })
})
