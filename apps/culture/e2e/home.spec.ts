import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test.describe('on a phone', () => {
  test.use(phone)

  for (const { path, all } of [
    { path: '/', all: 'All events, and a calendar feed' },
    { path: '/ne', all: 'सबै कार्यक्रम, र पात्रोमा जोड्ने बाटो' },
  ]) {
    test(`${path} leads a fan to the next night, and to all of them`, async ({ page, expectAccessible }) => {
      await page.goto(path)
      const name = page.getByRole('heading', { level: 1 })
      const night = (await name.textContent()) ?? ''
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
      expect(await fits(page)).toBe(true)
      await expectAccessible()
      await name.getByRole('link').tap()
      await expect(page).toHaveURL(/\/event\/[^/]+$/)
      await expect(page.getByRole('heading', { level: 1, name: night })).toBeVisible()
      await page.goBack()
      await page.getByRole('main').getByRole('link', { name: all }).tap()
      await expect(page).toHaveURL(/\/events$/)
    })
  }
})

test('every link of the home page leads somewhere', async ({ page }) => {
  await page.goto('/')
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(hrefs.length).toBeGreaterThan(15)
  for (const href of hrefs) {
    const answer = await page.request.get(href)
    expect(answer.status(), href).toBe(200)
  }
})

test('the home page has something to read, to hear and to see, and works without scripts', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const page = await context.newPage()
  await page.goto('/')
  for (const name of ['On the dabali', 'Records', 'Sessions', 'Volume', 'News']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: /^Read the interview/ }).click()
  await expect(page).toHaveURL(/\/interviews\/[^/]+$/)
  await context.close()
})
