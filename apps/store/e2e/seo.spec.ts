import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { findJsonLd, jpegSize, readHead, readXml } from '@dabali/tooling/read-seo'
import type { APIRequestContext } from '@playwright/test'

/** The first, the last and what is between them, a few of each. */
const sampleOf = <Item>(items: readonly Item[], most = 3) =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / most)) === 0 || index === items.length - 1)

// A browser reads the documents, because it refuses XML that is not well-formed.
test('sitemap, feeds and OPDS are XML, and their URLs exist', async ({ page, request }) => {
  await test.step('the URLs of the sitemap exist, with the same canonical and alternate URLs', async () => {
    const robots = await (await request.get('/robots.txt')).text()
    const start = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
    const index = await readXml(page, await (await request.get(start)).text())
    expect(index).toMatchObject({ root: 'sitemapindex', faults: [] })
    expect(index.locations.length).toBeGreaterThanOrEqual(6)
    for (const part of index.locations) {
      const { faults, locations } = await readXml(page, await (await request.get(part)).text())
      expect(faults).toEqual([])
      expect(locations.length).toBeLessThanOrEqual(5000)
      expect(new Set(locations).size).toBe(locations.length)
      await Promise.all(sampleOf(locations).map((location) => expectFound(request, location)))
    }
    expect((await request.get('/sitemap/books-99.xml')).status()).toBe(404)
  })
  await test.step('every page links to the feed and the OPDS catalogue', async () => {
    const { html } = await readHead(request, '/ne')
    const feedOf = (type: string) => new RegExp(`<link[^>]*type="${type}"[^>]*href="([^"]+)"`).exec(html)?.[1] ?? ''
    const rss = await request.get(feedOf('application/rss\\+xml'))
    expect(rss.headers()['content-type']).toContain('application/rss+xml')
    const feed = await readXml(page, await rss.text())
    expect(feed).toMatchObject({ root: 'rss', faults: [] })
    expect(feed.entries).toBeGreaterThan(5)
    const [article] = feed.links.filter(({ within }) => within === 'item')
    expect((await request.get(article?.href ?? '')).status()).toBe(200)

    const start = await readXml(
      page,
      await (await request.get(feedOf('application/atom\\+xml;profile=opds-catalog'))).text(),
    )
    expect(start).toMatchObject({ root: 'feed', faults: [] })
    const shelf = start.links.find(({ within }) => within === 'entry')
    const books = await readXml(page, await (await request.get(shelf?.href ?? '')).text())
    expect(books.entries).toBeGreaterThan(5)
    expect(books.links.filter(({ rel }) => rel.endsWith('/facet')).length).toBeGreaterThan(2)
    for (const rel of ['http://opds-spec.org/acquisition/buy', 'http://opds-spec.org/acquisition/sample']) {
      const link = books.links.find((each) => each.rel === rel)
      expect([rel, (await request.get(link?.href ?? '')).status()]).toEqual([rel, 200])
    }
    const search = start.links.find(({ rel }) => rel === 'search')
    const { template } = await readXml(page, await (await request.get(search?.href ?? '')).text())
    const found = await readXml(page, await (await request.get(template.replace('{searchTerms}', 'fog'))).text())
    expect(found.titles).toContain('कुहिरोको घर')
  })
})

async function expectFound(request: APIRequestContext, location: string) {
  const { status, canonical, links, meta } = await readHead(request, location)
  const { origin, pathname, href } = new URL(location)
  const whole = (address = '/none') => new URL(address, origin).href
  const path = pathname.replace(/^\/ne(?=\/|$)/, '') || '/'
  const named = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  expect({
    status,
    // The front may be written with its slash or without.
    canonical: whole(canonical),
    languages: Object.fromEntries(named.map(({ hreflang, href: other }) => [hreflang, whole(other)])),
    locale: meta('og:locale'),
    isHidden: meta('robots')?.includes('noindex') ?? false,
    isDescribed: Boolean(meta('description')),
  }).toEqual({
    status: 200,
    canonical: href,
    languages: { en: whole(path), ne: whole(path === '/' ? '/ne' : `/ne${path}`), 'x-default': whole(path) },
    locale: pathname.startsWith('/ne') ? 'ne_NP' : 'en_US',
    isHidden: false,
    isDescribed: true,
  })
}

requestTest('a book, an audiobook, an article, a list and the home page have structured data', async ({ request }) => {
  const book = await readHead(request, '/book/the-rain-ledger/')
  expect(findJsonLd(book.jsonLd, 'Product')).toMatchObject({
    '@type': ['Product', 'Book'],
    isbn: expect.stringMatching(/^\d{13}$/),
    numberOfPages: 64,
    author: [{ '@type': 'Person', name: 'Ishvari Tamot' }],
    publisher: { '@type': 'Organization' },
    inLanguage: 'en',
    offers: {
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'NPR',
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingDestination: { addressCountry: 'NP' } },
    },
  })
  const work = book.jsonLd.find((thing) => Array.isArray(thing['workExample']))
  expect(work?.['workExample']).toHaveLength(3)
  expect(findJsonLd(book.jsonLd, 'BreadcrumbList')).toBeDefined()

  const audiobook = await readHead(request, '/ne/book/the-rain-ledger-audiobook/')
  expect(findJsonLd(audiobook.jsonLd, 'Audiobook')).toMatchObject({
    duration: expect.stringMatching(/^PT(\d+H)?(\d+M)?(\d+S)?$/),
    bookFormat: 'https://schema.org/AudiobookFormat',
    offers: { url: expect.stringContaining('/ne/book/the-rain-ledger-audiobook/') },
  })

  const article = await readHead(request, '/read/why-we-still-copy-things-out-by-hand/')
  expect(findJsonLd(article.jsonLd, 'Article')).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    author: [{ '@type': 'Person' }],
  })
  const list = await readHead(request, '/book/list/read-aloud-well/')
  expect(findJsonLd(list.jsonLd, 'ItemList')?.['itemListElement']).not.toHaveLength(0)
  const front = await readHead(request, '/ne')
  expect(findJsonLd(front.jsonLd, 'OnlineStore')).toMatchObject({ name: expect.any(String) })
  expect(findJsonLd(front.jsonLd, 'WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: expect.stringContaining('/ne/search?q={search_term_string}') } },
  })
})

requestTest('books, articles and reading lists are shared by their canonical address', async ({ visit }) => {
  const article = '/read/why-we-still-copy-things-out-by-hand/'
  for (const path of ['/book/the-rain-ledger/', article, '/book/list/finished-in-one-sitting/']) {
    for (const prefix of ['', '/ne']) {
      const page = await visit(prefix + path)
      const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href')
      const shared = new URL(page.getByRole('link', { name: 'Facebook' }).getAttribute('href') ?? '').searchParams
      expect([path, [...shared]]).toEqual([path, [['u', canonical]]])
    }
  }
})

requestTest('share images have the requested size, in both languages', async ({ request }) => {
  const paths = ['/', '/book/the-rain-ledger/', '/ne/book/kuhiroko-ghar/', '/ne/read/a-library-that-fits-in-a-bus/']
  for (const path of paths) {
    const { meta } = await readHead(request, path)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('og:title')).toBeTruthy()
    const picture = await request.get(meta('og:image') ?? '')
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/jpeg'])
    expect(jpegSize(await picture.body())).toEqual({ width: 1200, height: 630 })
    const headers = { 'if-none-match': picture.headers()['etag'] ?? '' }
    expect((await request.get(meta('og:image') ?? '', { headers })).status()).toBe(304)
  }
  expect((await request.get('/v1/og/en/book/no-such-book.jpg')).status()).toBe(404)
})

requestTest('private pages and filtered lists are not indexed, and the shop is installable', async ({ request }) => {
  const hidden = ['/basket', '/login', '/ne/orders/track', '/search?q=rain', '/books?language=ne']
  for (const path of hidden) {
    const { meta } = await readHead(request, path)
    expect([path, meta('robots')]).toEqual([path, expect.stringContaining('noindex')])
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Disallow: \/ne\/basket\$$/m)

  const filtered = await readHead(request, '/books?language=ne')
  expect(filtered.canonical).toMatch(/\/books$/)
  const contact = await readHead(request, '/contact-us')
  expect(contact.canonical).toMatch(/\/contact-us$/)
  expect(contact.links.filter(({ hreflang }) => hreflang === 'ne')).toHaveLength(1)
  expect(contact.meta('og:image')).toBeDefined()

  const { links } = await readHead(request, '/')
  const manifest = await (await request.get(links.find(({ rel }) => rel === 'manifest')?.href ?? '')).json()
  expect(manifest).toMatchObject({ short_name: 'Dabali', start_url: '/', display: 'standalone' })
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})
