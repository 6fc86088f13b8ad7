import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import { newAddress } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { addedToast, cartOf } from './cart.ts'
import { buttonOf, linkOf, textOf, textsOf } from './requested-page.ts'

const CURRENT_FORMAT = 'nav[aria-label=Formats] [aria-current=page]'
const formats = (page: Page) => page.getByRole('navigation', { name: 'Formats' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the price stays visible, the formats do not move, and a sample is loaded on request', async ({ page }) => {
    const media: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') media.push(request.url())
    })
    await page.goto('/book/the-rain-ledger/')
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toBeInViewport({ ratio: 1 })
    await test.step('the formats are on the first screen, above the bar', async () => {
      const [choice, button] = [await formats(page).boundingBox(), await add.boundingBox()]
      expect((choice?.y ?? 740) + (choice?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    })
    await test.step('the formats stay at the same position', async () => {
      const ebook = formats(page).getByRole('link', { name: /E-book/ })
      await ebook.scrollIntoViewIfNeeded()
      const before = await formats(page).boundingBox()
      await ebook.tap()
      await expect(page).toHaveURL('/book/the-rain-ledger-e-book/')
      await expect(formats(page).locator('[aria-current=page]')).toHaveText(/^E-book/)
      expect(Math.abs(((await formats(page).boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(48)
      await page.goBack()
      await expect(formats(page).locator('[aria-current=page]')).toHaveText(/^Book/)
      await page.goForward()
      await expect(formats(page).locator('[aria-current=page]')).toHaveText(/^E-book/)
    })
    await test.step('the bar does not cover the focused element', async () => {
      const links = page.getByRole('main').getByRole('link')
      for (const link of [links.last(), page.getByRole('contentinfo').getByRole('link').last()]) {
        await link.focus()
        const [focused, bar] = [await link.boundingBox(), await add.boundingBox()]
        expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }
      await add.tap()
      await expect(addedToast(page)).toBeVisible()
    })
    await test.step('a sample plays on the page', async () => {
      await page.goto('/book/the-rain-ledger-audiobook/', { waitUntil: 'networkidle' })
      expect(media).toEqual([])
      await page.getByRole('link', { name: 'Listen to a sample' }).tap()
      await expect(page.getByRole('region', { name: 'The Rain Ledger' }).getByRole('slider').first()).toBeVisible()
    })
    await test.step('on a desk the button is on the first screen, and the rest of the text is beside the facts', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto('/book/the-rain-ledger/')
      await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 })
      const about = await page.getByRole('region', { name: 'About' }).boundingBox()
      const facts = await page.getByRole('region', { name: 'Details' }).boundingBox()
      expect(Math.abs((about?.y ?? 0) - (facts?.y ?? 1000))).toBeLessThan(8)
    })
  })
})

requestTest('the formats of a work are shown side by side, and each is a page of its own', async ({ visit }) => {
  const book = await visit('/book/the-rain-ledger/')
  const [printed, ebook, audio, ...others] = textsOf(book, 'nav[aria-label=Formats] a')
  expect(printed).toMatch(/^Book.*585.*64 pages/)
  expect(ebook).toMatch(/^E-book.*350.*32 pages/)
  expect(audio).toMatch(/^Audiobook.*2\d min/)
  expect(others).toEqual([])
  expect(textsOf(book, CURRENT_FORMAT)).toEqual([expect.stringMatching(/^Book/)])
  expect(textOf(book)).toContain('Delivered to your door the next day. Rs 100.')
  expect(textOf(book)).toContain('Yes, anywhere in Nepal.')

  const audiobook = await book.follow(linkOf(book, /^Audiobook/, 'nav[aria-label=Formats]'))
  expect(audiobook.path).toBe('/book/the-rain-ledger-audiobook/')
  expect(textsOf(audiobook, CURRENT_FORMAT)).toEqual([expect.stringMatching(/^Audiobook/)])
  expect(textOf(audiobook)).toContain('Not available for digital items.')
  expect(linkOf(audiobook, 'Mina Khapangi').getAttribute('href')).toBe('/author/mina-khapangi')
})

requestTest('a book links to its contributors, its category and related items', async ({ visit }) => {
  const goat = await visit('/book/the-case-of-the-second-goat/')
  expect(textOf(goat)).toContain('978')
  for (const [role, path] of [
    ['Translator', '/author/'],
    ['Publisher', '/publisher/'],
  ] as const) {
    const row = [...goat.document.querySelectorAll('dl > div')].find(
      (each) => each.querySelector('dt')?.textContent === role,
    )
    expect(row?.querySelector('a')?.getAttribute('href')).toMatch(new RegExp(`^${path}`))
  }
  const trail = goat.within(goat.getByRole('navigation', { name: 'You are here' })).getAllByRole('link')
  expect(trail.at(-1)?.getAttribute('href')).toMatch(/^\/category\//)

  const bundle = await visit('/book/first-nepali-shelf/')
  const parts = bundle.within(bundle.getByRole('region', { name: "What's included" })).getAllByRole('link')
  expect(parts).toHaveLength(4)
  const vinyl = await visit('/book/monsoon-receipts-vinyl/')
  expect(linkOf(vinyl, 'Monsoon Receipts').getAttribute('href')).toMatch(
    /^https?:\/\/[^/]+\/record\/monsoon-receipts\/$/,
  )
})

/** The facts of a product page. */
const factsOf = ({ document }: RequestedPage) =>
  [...document.querySelectorAll('main dt')].map((name) => name.textContent)

requestTest('a ticket names its event, date and venue, and things of the shop have no publisher', async ({ visit }) => {
  const search = await visit('/search?q=madal&product_class=ticket')
  const ticket = await search.follow(linkOf(search, /Madal/, 'main h3'))
  expect(factsOf(ticket)).toEqual(expect.arrayContaining(['Event', 'Date', 'Venue']))
  expect(factsOf(ticket)).not.toContain('Publisher')
  const event = ticket.document.querySelector('section[aria-label=Event] a')
  expect(event?.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/event\/[a-z-]+\/$/)
  expect(factsOf(await visit('/book/doko-tote/'))).not.toContain('Publisher')
  const book = await visit('/book/the-rain-ledger/')
  expect(factsOf(book)).toContain('Publisher')
  expect(textOf(book)).toMatch(/978-9937-\d-\d{4}-\d/)
})

requestTest('the facts of books and goods, and a quantity that the form sends', async ({ visit, request }) => {
  const book = await visit('/book/the-rain-ledger/')
  const facts = ['Pages', 'Binding', 'Size', 'Weight', 'Paper', 'Printed']
  expect(factsOf(book)).toEqual(expect.arrayContaining(facts))
  expect(textOf(book)).toContain('140 × 216 × 7 mm')
  expect(textOf(book)).toContain('Listen to a sample')
  const tote = await visit('/ne/book/doko-tote/')
  expect(textOf(tote)).toContain('सुती क्यानभास')
  expect(factsOf(tote)).not.toContain('पृष्ठ')
  const cart = await book.submit(buttonOf(book, 'Add to cart'), { quantity: '3' })
  expect(cart.path).toMatch(/^\/basket/)
  expect((await cartOf(request)).quantities).toEqual([3])
  const ebook = await visit('/book/the-rain-ledger-e-book/')
  expect(ebook.document.querySelector('select[name=quantity]')).toBeNull()
})

requestTest('a sold-out book is marked and links to the available formats', async ({ visit }) => {
  const vinyl = await visit('/book/electric-jhyaure-vinyl/')
  expect(textsOf(vinyl, 'main button')).toEqual(['Email me when it is back', 'Save to wishlist'])
  const asked = await vinyl.submit(buttonOf(vinyl, 'Email me when it is back'), { email: newAddress('notice') })
  expect(asked.path).toBe('/book/electric-jhyaure-vinyl/notice-sent/')
  expect(textOf(asked)).toContain("We'll email you once, when it is back in stock.")
  const refused = await vinyl.submit(buttonOf(vinyl, 'Email me when it is back'), { email: 'maya' })
  expect(refused.path).toBe('/book/electric-jhyaure-vinyl/notice-failed/')
  expect(linkOf(vinyl, /^Digital bundle, Rs/).getAttribute('href')).toBe('/book/electric-jhyaure-download/')
  expect(textsOf(vinyl, CURRENT_FORMAT)).toEqual([expect.stringMatching(/Sold out$/)])
  const bundle = await vinyl.follow(linkOf(vinyl, /^Digital bundle/, 'nav[aria-label=Formats]'))
  expect(bundle.path).toBe('/book/electric-jhyaure-download/')
  expect(buttonOf(bundle, 'Add to cart').hasAttribute('disabled')).toBe(false)
  linkOf(bundle, /Sold out/, 'nav[aria-label=Formats]')
})

requestTest('a book with a text sample links to it, and one without a sample does not', async ({ visit }) => {
  const ebook = await visit('/book/the-rain-ledger-e-book/')
  expect(linkOf(ebook, 'Read a sample').getAttribute('href')).toBe('/book/the-rain-ledger-e-book/sample/')
  const book = await visit('/book/the-weavers-arithmetic/')
  expect(book.status).toBe(200)
  expect(textsOf(book, 'main a').filter((text) => /sample/i.test(text))).toEqual([])
})

requestTest('formats, samples and gifts work without scripts in Nepali', async ({ visit, request }) => {
  const book = await visit('/ne/book/the-rain-ledger/')
  const audiobook = await book.follow(linkOf(book, /^अडियोबुक/, 'nav[aria-label="ढाँचा"]'))
  expect(audiobook.path).toBe('/ne/book/the-rain-ledger-audiobook/')
  expect(textOf(audiobook)).toMatch(/२[०-९] मिनेट/)
  expect(linkOf(audiobook, 'नमुना सुन्नुहोस्').getAttribute('href')).toMatch(/\.m4a$/)
  const checkout = await audiobook.submit(buttonOf(audiobook, 'उपहार दिनुहोस्'))
  expect(checkout.path).toBe('/ne/checkout/?mode=buy-now')
  expect(await cartOf(request, 'buy-now')).toMatchObject({ slugs: ['the-rain-ledger-audiobook'], is_gift: true })
})

requestTest('a renamed book redirects permanently, with its sub-path', async ({ request, environment }) => {
  await environment.sql(
    `insert into moved_slug (kind, slug, product_id)
     select 'product', $1, id from product where slug = 'letters-to-a-brick' on conflict do nothing`,
    ['letters-to-one-brick'],
  )
  for (const [asked, stands] of [
    ['/book/letters-to-one-brick/', '/book/letters-to-a-brick/'],
    ['/ne/book/letters-to-one-brick/', '/ne/book/letters-to-a-brick/'],
    ['/book/letters-to-one-brick/footnotes/', '/book/letters-to-a-brick/footnotes/'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([308, stands])
  }
})

requestTest('a section of a book has its own URL and the book as its canonical page', async ({ request }) => {
  const answer = await request.get('/book/the-rain-ledger/details/')
  const text = await answer.text()
  expect(answer.status()).toBe(200)
  expect(text).toContain('The Rain Ledger')
  expect(text).toContain('noindex')
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/book\/the-rain-ledger\/"/)
})

requestTest('an unknown sub-path of a book returns 404', async ({ request }) => {
  for (const path of ['/book/the-rain-ledger/no-such-part/', '/book/no-such-book/sampler/']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`Page Not Found: ${path}`)
  }
})

requestTest('a book of a series leads to the series and to the next book', async ({ visit }) => {
  const book = await visit('/book/harayeko-sailo/')
  expect(textOf(book)).toContain('Book 1 of Inspector Rokaya')
  expect(textsOf(book, '[aria-labelledby=next-in-series] h3')).toEqual(['The Case of the Second Goat'])
  const series = await book.follow(linkOf(book, 'Inspector Rokaya'))
  expect(series.path).toBe('/series/inspector-rokaya/')
  expect(textsOf(series, 'main li h3')).toEqual([
    expect.stringContaining('हराएको साइँलो'),
    'The Case of the Second Goat',
  ])
  expect(textsOf(series, 'main li p:has(+ h3)')).toEqual(['Book 1', 'Book 2'])
  const nepali = await visit('/ne/series/inspector-rokaya/')
  expect(textsOf(nepali, 'main li p:has(+ h3)')).toEqual(['किताब १', 'किताब २'])
  const last = await visit('/ne/book/the-case-of-the-second-goat/')
  expect(textOf(last)).toContain('निरीक्षक रोकाया, किताब २')
  expect(textsOf(last, '[aria-labelledby=next-in-series]')).toEqual([])
  expect((await visit('/series/no-such-series/')).status).toBe(404)
  expect(textsOf(await visit('/search?q=rokaya'), 'main a')).toContain('Series Inspector Rokaya')
})

requestTest('a book has six related works, and never itself', async ({ visit }) => {
  const book = await visit('/book/the-rain-ledger/')
  const titles = textsOf(book, '[aria-labelledby=related] h3')
  expect(new Set(titles).size).toBe(6)
  expect(titles).not.toContain('The Rain Ledger')
})
