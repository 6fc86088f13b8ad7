import { expect, requestTest } from '@dabali/tooling/end-to-end'

const ARTIST = 'Tara Nembang'
const PATH = '/artist/tara-nembang'

requestTest('the list of artists links to an artist, who links to records and the next event', async ({ visit }) => {
  const artists = await visit('/artists')
  expect(artists.document.title).toBe('Artists: Dabali')
  const artist = await artists.follow(artists.within(artists.getByRole('main')).getByRole('link', { name: ARTIST }))
  expect(artist.path).toBe(PATH)
  expect(artist.document.title).toBe(`${ARTIST}: Dabali`)
  artist.getByRole('heading', { level: 1, name: ARTIST })
  artist.getByRole('heading', { level: 2, name: 'About' })

  const lowCloud = artist.getByRole('heading', { level: 3, name: 'Low Cloud' })
  const record = await artist.follow(artist.within(lowCloud).getByRole('link'))
  expect(record.path).toBe('/record/low-cloud')
  const back = await record.follow(record.within(record.getByRole('main')).getByRole('link', { name: ARTIST }))
  expect(back.path).toBe(PATH)
  artist.getByRole('button', { name: 'Vinyl, Rs\u00a02,400: Low Cloud (vinyl)' })
  const bought = await artist.submit(artist.getByRole('button', { name: 'Download, Rs\u00a0500: Low Cloud (digital)' }))
  expect(bought.path).toBe('/basket?added=1')
  bought.within(bought.getByRole('main')).getAllByText('Low Cloud (digital)')

  const next = artist.getByRole('link', { name: /^Next: / })
  const eventDate = await artist.follow(next)
  expect([eventDate.status, eventDate.path]).toEqual([200, next.getAttribute('href')])
  eventDate.getByRole('heading', { level: 1 })
  expect((await artist.follow(artist.getByRole('link', { name: 'All artists' }))).path).toBe('/artists')
})

requestTest('past events are collapsed below upcoming ones', async ({ visit }) => {
  const page = await visit('/artist/third-lane-choir')
  const stage = page.within(page.getByRole('region', { name: 'Events' }))
  const folded = stage.getByText('Past events').closest('details')
  expect(folded?.open).toBe(false)
  const [eventDate] = page.within(folded as HTMLElement).getAllByRole('link')
  expect(eventDate?.getAttribute('href')).toMatch(/^\/event\//)
})

requestTest('related content links to the artist, and the artist to it', async ({ visit }) => {
  const page = await visit(PATH)
  const related = page.within(page.getByRole('region', { name: 'Watch and read' })).getAllByRole('link')
  const addresses = related.map((link) => link.getAttribute('href') ?? '')
  expect(addresses).toContain('/sessions/tara-nembang-in-a-weaving-shed')
  expect(addresses).toContain('/interviews/tara-nembang-puts-the-slope-back')
  for (const address of addresses) {
    const { document } = await visit(address)
    expect(document.querySelector(`main a[href="${PATH}"]`), address).not.toBeNull()
  }
})

requestTest('an artist is shared by plain links with the address of the page in its language', async ({ visit }) => {
  for (const [path, name, mail] of [
    [PATH, ARTIST, 'Email'],
    [`/ne${PATH}`, 'तारा नेम्बाङ', 'इमेल'],
  ] as const) {
    const page = await visit(path)
    const hrefOf = (link: string) => new URL(page.getByRole('link', { name: link }).getAttribute('href') ?? '')
    const address = hrefOf('Facebook').searchParams.get('u') ?? ''
    expect(new URL(address).pathname).toBe(path)
    expect(hrefOf('X').searchParams.get('url')).toBe(address)
    expect(hrefOf('WhatsApp').searchParams.get('text')).toBe(`${name}\n${address}`)
    expect(hrefOf(mail).searchParams.get('body')).toBe(address)
  }
})

requestTest('an artist links to similar artists, at most six and never to themselves', async ({ visit }) => {
  const page = await visit(PATH)
  const similar = page.within(page.getByRole('region', { name: 'Similar artists' })).getAllByRole('link')
  const addresses = similar.map((link) => link.getAttribute('href'))
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.length).toBeLessThanOrEqual(6)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).not.toContain(PATH)
  expect((await page.follow(similar[0] as HTMLElement)).status).toBe(200)
})

requestTest(
  'the press has biographies in both languages, pictures in full size, records and a contact',
  async ({ visit, request }) => {
    const artist = await visit(PATH)
    const page = await artist.follow(artist.getByRole('link', { name: 'Press kit' }))
    expect([page.status, page.path]).toEqual([200, `${PATH}/press`])
    page.getByRole('heading', { level: 1, name: `${ARTIST}: press kit` })
    for (const id of ['short-en', 'short-ne', 'long-en', 'long-ne'])
      expect([id, page.document.getElementById(id)?.textContent]).toEqual([id, expect.stringMatching(/\S{3}/)])
    expect(page.document.getElementById('long-ne')?.lang).toBe('ne')
    const [portrait, ...posters] = page.getAllByRole('link', { name: /^Download .* \(WebP, \d+ × \d+ px\)$/ })
    expect(posters.length).toBeGreaterThan(0)
    expect(portrait?.getAttribute('download')).toBe('tara-nembang-portrait-1.webp')
    const file = await request.get(portrait?.getAttribute('href') ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp'])
    page.getAllByText('Illustration: Dabali')
    page.getByRole('link', { name: 'Low Cloud' })
    page.within(page.getByRole('main')).getByRole('link', { name: 'hello@dabali.example' })
    expect(page.document.querySelector('meta[name=robots]')).toBeNull()
    expect(page.document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('creditText')
    const missing = await visit('/artist/nobody-at-all/press')
    expect(missing.status).toBe(404)
  },
)

requestTest('an artist has the same page in the other language', async ({ visit }) => {
  const english = await visit(PATH)
  const [toNepali] = english.getAllByRole('link', { name: 'नेपाली' })
  const nepali = await english.follow(toNepali as HTMLElement)
  expect([nepali.path, nepali.document.documentElement.lang]).toEqual([`/ne${PATH}`, 'ne'])
  nepali.getByRole('heading', { level: 1, name: 'तारा नेम्बाङ' })
  nepali.getByRole('heading', { level: 2, name: 'परिचय' })
  const [toEnglish] = nepali.getAllByRole('link', { name: 'English' })
  expect((await nepali.follow(toEnglish as HTMLElement)).path).toBe(PATH)
})

requestTest('the head of a page has its address, its other languages and a short description', async ({ visit }) => {
  const { document: artists } = await visit('/ne/artists')
  expect(artists.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(3)
  expect(artists.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/ne\/artists$/)
  expect(descriptionOf(artists)).toMatch(/\S/)
  const description = descriptionOf((await visit(PATH)).document)
  expect(description).not.toContain('<')
  expect([...new Intl.Segmenter().segment(description)].length).toBeLessThanOrEqual(170)
})

const descriptionOf = (document: Document) =>
  document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''

for (const { path, message, home } of [
  { path: '/ne/no/such/path', message: 'पेज भेटिएन: /ne/no/such/path', home: '/ne' },
  { path: '/artist/nobody-at-all', message: 'Page Not Found: /artist/nobody-at-all', home: '/' },
  { path: '/artists?page=99', message: 'Page Not Found: /artists?page=99', home: '/' },
]) {
  requestTest(`${path} is not found and links to the homepage in its language`, async ({ visit }) => {
    const page = await visit(path)
    expect(page.status).toBe(404)
    page.getByText(message)
    const link = page.getByRole('link', { name: /Return to Homepage|गृहपृष्ठमा फर्कनुहोस्/ })
    expect(link.getAttribute('href')).toBe(home)
  })
}
