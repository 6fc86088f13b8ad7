import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

/** The titles of what was found lead to it; those of the facets lead nowhere. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('link') })
const field = (page: Page) => page.getByRole('banner').getByLabel('Search').first()

async function findByTyping(page: Page) {
  await page.goto('/')
  await field(page).click()
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toBeVisible()
  await box.pressSequentially('rain led')
  const ledger = page.getByRole('option', { name: 'The Rain Ledger Book' }).first()
  await expect(ledger).toBeVisible()
  return { box, ledger }
}

test('what is typed is suggested, and Enter goes to the book', async ({ page, expectAccessible }) => {
  const { box, ledger } = await findByTyping(page)
  await expectAccessible()
  await box.press('ArrowDown')
  await expect(ledger).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/book\/the-rain-ledger\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The Rain Ledger/)
})

test('English, Nepali and Nepali in Latin letters find the same book', async ({ page }) => {
  for (const words of ['rain', 'barsha', 'वर्षा']) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search for ${words}`)
    await expect(rows(page).first()).toHaveText(/The Rain Ledger/)
    await expect(page).toHaveTitle(`${words}: Dabali`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test('a slip of the pen is forgiven, and said', async ({ page, expectAccessible }) => {
  await page.goto('/search?q=rian+leger')
  await expect(rows(page).first()).toHaveText('The Rain Ledger')
  await expect(page.getByText('Nothing here is called rian leger')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'rain ledger', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=rain(?:%20|\+)ledger$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for rain ledger')
  await expect(page.getByText('Nothing here is called')).toBeHidden()
})

test('what is found is narrowed and ordered by its address, and the way back is exact', async ({ page }) => {
  await page.goto('/search?q=fog')
  await page.getByRole('link', { name: /^E-book \d/ }).click()
  await expect(page).toHaveURL(/\/search\?q=fog&product_class=e-book$/)
  await expect(rows(page).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^.*Rs.*, / })
      .first(),
  ).toContainText('E-book')
  await page.getByRole('link', { name: 'Cheapest' }).click()
  await expect(page).toHaveURL(/\/search\?q=fog&product_class=e-book&sort=price$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=fog$/)
  await expect(page.getByRole('link', { name: 'Nearest' })).toHaveAttribute('aria-current', 'page')
})

test('where nothing is found there is a way on', async ({ page, expectAccessible }) => {
  const answer = await page.goto('/search?q=zzzzz+qqq')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('Nothing on our shelves answers to these words')).toBeVisible()
  await expect(page.getByRole('link', { name: 'write to us', exact: true })).toHaveAttribute('href', '/contact-us')
  await expectAccessible()
  await page
    .getByRole('link', { name: /^Poetry/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/category\/poetry$/)
})

test('nothing that is typed breaks it', async ({ request }) => {
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

test('on a Nepali page it speaks Nepali', async ({ page, expectAccessible }) => {
  await page.goto('/ne/search?q=barsha')
  await expect(rows(page).first()).toHaveText('वर्षाको बहीखाता')
  await expect(page.getByRole('navigation', { name: 'प्रकार' })).toContainText(/किताब र अरू सामान [०-९]+/)
  await expectAccessible()
  await page.goto('/ne/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('के खोज्दै हुनुहुन्छ?')
  await expectAccessible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the results, and they lead to the book', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('rain ledger')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=rain\+ledger$/)
    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/book\/the-rain-ledger\/$/)
  })
})

test.describe('on a narrow touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a finger goes from a suggestion to the book, and everything that was found is one press away', async ({
    page,
  }) => {
    const { ledger } = await findByTyping(page)
    await page.getByRole('option', { name: 'All results for “rain led”' }).tap()
    await expect(page).toHaveURL(/\/search\?q=rain(?:%20|\+)led$/)
    await expect(rows(page).first()).toHaveText('The Rain Ledger')
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    await page.goBack()
    await findByTyping(page)
    await ledger.tap()
    await expect(page).toHaveURL(/\/book\/the-rain-ledger\/$/)
  })
})
