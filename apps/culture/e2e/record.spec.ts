import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const PATH = '/record/low-cloud'

/** What the API itself holds for this visitor. */
async function inCart(page: Page): Promise<(string | undefined)[]> {
  const answer = await page.request.get('/v1/api/basket/')
  const { lines } = (await answer.json()) as { lines: { product_slug?: string }[] }
  return lines.map(({ product_slug }) => product_slug)
}

test('a listener chooses a format of record, reads who made it, and puts it into the cart', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/records')
  await expectAccessible()
  const sleeves = page.getByRole('main').getByRole('heading', { level: 2 })
  const all = await sleeves.count()
  await page.getByRole('navigation', { name: 'Format' }).getByRole('link', { name: /^EPs/ }).click()
  await expect(page).toHaveURL('/records?format=ep')
  await expect(page.getByRole('link', { name: /^EPs/ })).toHaveAttribute('aria-current', 'page')
  await expect(sleeves).not.toHaveCount(all)
  await page.getByRole('link', { name: /^All \d/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Low Cloud', exact: true }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Low Cloud' })).toBeVisible()
  await expect(page.getByText('uncredited, by request')).toBeVisible()
  await expect(page.getByText('What the Goat Knew')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Add to cart: Low Cloud: the files' }).click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
  expect(await inCart(page)).toEqual(['low-cloud-download'])
  await expectAccessible()
})

test('one press leads to the till with one format alone', async ({ page }) => {
  await page.goto(`/ne${PATH}`)
  await page.getByRole('button', { name: 'अहिले किन्नुहोस्' }).first().click()
  await expect(page).toHaveURL('/ne/checkout/?mode=buy-now')
  await expect(page.getByRole('main').getByText('तल झरेको बादल: रेकर्ड थान').first()).toBeVisible()
})

test('what is sold out says so and cannot be pressed; the other format can', async ({ page }) => {
  await page.goto('/record/electric-jhyaure')
  await expect(page.getByRole('button', { name: 'Sold out: Electric Jhyaure: vinyl' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add to cart: Electric Jhyaure: the files' })).toBeEnabled()
})

test('a format is all that is shown where it is asked for, and leads back to all', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/records?format=single')
  const records = page.getByRole('main')
  await expect(records.getByRole('link', { name: 'Exact Change' })).toBeVisible()
  await expect(records.getByRole('link', { name: 'Low Cloud' })).toHaveCount(0)
  await expectAccessible()
  await records.getByRole('link', { name: /^All \d+$/ }).click()
  await expect(page).toHaveURL('/records')
  await expect(records.getByRole('link', { name: 'Low Cloud' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a record is heard and bought all the same', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.locator('audio[controls]').first()).toBeAttached()
    await page.getByRole('button', { name: 'Add to cart: Low Cloud: vinyl' }).click()
    await expect(page).toHaveURL('/basket?added=1')
    await expect(page.getByRole('main').getByText('Low Cloud: vinyl').first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('nothing is wider than the screen, and a thumb buys', async ({ page, expectAccessible }) => {
    for (const path of ['/ne/records', `/ne${PATH}`, '/records', PATH]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
    await expectAccessible()
    await page.getByRole('button', { name: 'Add to cart: Low Cloud: vinyl' }).tap()
    await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  })
})
