import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import type { Page } from '@playwright/test'
import { linkOf, textOf } from './requested-page.ts'

/** The titles of what was found lead to it; those of the facets lead nowhere. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('link') })

async function suggest(page: Page, words: string) {
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Search').first().click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toBeVisible()
  await box.pressSequentially(words)
  return box
}

test.describe('in a browser', () => {
  test.use({ hasTouch: true })

  test('suggestions open a book by keyboard and touch, and results have a history', async ({
    page,
    expectAccessible,
  }) => {
    test.slow()
    const ledger = page.getByRole('option', { name: 'The Rain Ledger Book' }).first()
    await test.step('the arrow keys select a suggestion and Enter opens it', async () => {
      const box = await suggest(page, 'rain led')
      await expect(ledger).toBeVisible()
      await expectAccessible()
      await box.press('ArrowDown')
      await expect(ledger).toHaveAttribute('aria-selected', 'true')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/book\/the-rain-ledger\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The Rain Ledger/)
    })
    await test.step('results are filtered and sorted by their URL, and going back is exact', async () => {
      await page.goto('/search?q=fog')
      await page.getByRole('link', { name: /^E-book \d/ }).click()
      await expect(page).toHaveURL(/\/search\?q=fog&product_class=e-book$/)
      await expect(rows(page).first()).toBeVisible()
      const offers = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /^.*Rs.*, / })
      await expect(offers.first()).toContainText('E-book')
      await page.getByRole('link', { name: 'Price: low to high' }).click()
      await expect(page).toHaveURL(/\/search\?q=fog&product_class=e-book&sort=price$/)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(/\/search\?q=fog$/)
      await expect(page.getByRole('link', { name: 'Most relevant' })).toHaveAttribute('aria-current', 'page')
    })
    await test.step('on a phone all results and a suggestion open by touch', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await suggest(page, 'rain led')
      await page.getByRole('option', { name: 'All results for “rain led”' }).tap()
      await expect(page).toHaveURL(/\/search\?q=rain(?:%20|\+)led$/)
      await expect(rows(page).first()).toHaveText('The Rain Ledger')
      await page.goBack()
      await suggest(page, 'rain led')
      await ledger.tap()
      await expect(page).toHaveURL(/\/book\/the-rain-ledger\/$/)
    })
  })
})

const h1 = (page: RequestedPage) => textOf(page, 'main h1')
const first = ({ document }: RequestedPage) =>
  [...document.querySelectorAll('main h3 a')].map(({ textContent }) => textContent).at(0)

requestTest('English, Nepali and Nepali in Latin letters find the same book', async ({ visit }) => {
  for (const words of ['rain', 'barsha', 'वर्षा']) {
    const page = await visit(`/search?q=${encodeURIComponent(words)}`)
    expect(h1(page)).toBe(`Search for ${words}`)
    expect(first(page)).toMatch(/The Rain Ledger/)
    expect(page.document.title).toBe(`${words}: Dabali`)
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  }
})

requestTest('a typo is corrected and named', async ({ visit }) => {
  const page = await visit('/search?q=rian+leger')
  expect(first(page)).toBe('The Rain Ledger')
  expect(textOf(page)).toContain('No results for “rian leger”.')
  const meant = await page.follow(linkOf(page, 'rain ledger'))
  expect(meant.path).toMatch(/^\/search\?q=rain(?:%20|\+)ledger$/)
  expect(h1(meant)).toBe('Search for rain ledger')
  expect(textOf(meant)).not.toContain('No results for')
})

requestTest('a romanised word is read in several ways, and can be searched as it is typed', async ({ visit }) => {
  const page = await visit('/search?q=barsha')
  expect(textOf(page)).toContain('results for barsha (वर्षा, वर्ष). Search only for barsha')
  const reading = await page.follow(linkOf(page, 'वर्षा'))
  expect(h1(reading)).toBe('Search for वर्षा')
  const exact = await page.follow(linkOf(page, 'Search only for barsha'))
  expect(exact.path).toBe('/search?q=barsha&exact=true')
  expect(textOf(exact)).toContain('for exactly barsha')
  expect((await exact.follow(linkOf(exact, 'Search all spellings'))).path).toBe('/search?q=barsha')
})

requestTest('a plural is no typing error', async ({ visit }) => {
  const page = await visit('/search?q=rain+ledgers')
  expect(first(page)).toBe('The Rain Ledger')
  expect(textOf(page)).not.toContain('No results for')
})

requestTest('an empty result links to the contact page and categories', async ({ visit }) => {
  const page = await visit('/search?q=zzzzz+qqq')
  expect(page.status).toBe(200)
  expect(textOf(page)).toContain('No results, even allowing for typos.')
  expect(linkOf(page, 'Write to us').getAttribute('href')).toBe('/contact-us')
  const poetry = await page.follow(linkOf(page, /^Poetry/))
  expect(poetry.path).toBe('/category/poetry')
})

requestTest('no search and no filter breaks the page', async ({ request }) => {
  const words = [
    '',
    '%00',
    '%ED%A0%80',
    "';--",
    '%3Cscript%3E',
    '%F0%9F%98%80',
    '%25',
    'a'.repeat(5000),
    '~',
    '..%2F..%2F',
  ]
  const more = [
    'price=x-y',
    'price=9-1',
    'product_class=scroll',
    'in_stock=maybe',
    'type=artist',
    'page=999999',
    'sort=loud',
  ]
  const paths = [...words.map((each) => `/search?q=${each}`), ...more.map((each) => `/ne/search?q=rain&${each}`)]
  for (const path of paths) expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 200 })
})

requestTest('a Nepali search links to the Nepali book', async ({ visit }) => {
  const page = await visit('/ne/search?q=barsha')
  expect(first(page)).toBe('The Rain Ledger')
  expect(textOf(page, 'main h3 + p')).toBe('वर्षाको बहीखाता')
  expect(textOf(page, 'nav[aria-label="प्रकार"]')).toMatch(/किताब र सामान ?[०-९]+/)
  const book = await page.follow(linkOf(page, 'The Rain Ledger', 'main h3'))
  expect(book.path).toBe('/ne/book/the-rain-ledger/')
  expect(h1(await visit('/ne/search'))).toBe('के खोज्दै हुनुहुन्छ?')
})

requestTest('the header search opens results that link to the book, without scripts', async ({ visit }) => {
  const home = await visit('/')
  const button = home.document.querySelector<HTMLElement>('header search button[type=submit]')
  if (!button) throw new Error('The header has no search.')
  const found = await home.submit(button, { q: 'rain ledger' })
  expect(found.path).toBe('/search?q=rain+ledger')
  const book = await found.follow(linkOf(found, 'The Rain Ledger', 'main h3'))
  expect(book.path).toBe('/book/the-rain-ledger/')
})
