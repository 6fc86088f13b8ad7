import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const contents = (page: Page) => page.getByRole('region', { name: 'In this volume' })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

async function readThrough(page: Page) {
  await page.goto('/volumes')
  await expect(main(page).getByText('Volume 7', { exact: true })).toBeAttached()
  await main(page).getByRole('link', { name: 'Quarrels in good time' }).click()
  await expect(page).toHaveURL('/volumes/quarrels-in-good-time')
  await expect(title(page, 'Quarrels in good time')).toBeVisible()
  await expect(main(page).getByText('Volume 6', { exact: true })).toBeAttached()
  await expect(contents(page).getByRole('listitem')).toContainText([
    'Interview',
    'Session',
    'Record',
    'Night',
    'Article',
  ])
  await expect(contents(page).getByRole('link').last()).toHaveAttribute('href', /^https?:\/\/[^/]+\/read\/[^/]+\/$/)

  await contents(page).getByRole('link', { name: 'Five drums and a point of order' }).click()
  await expect(page).toHaveURL('/interviews/five-drums-and-a-point-of-order')
  await main(page).getByRole('link', { name: 'Quarrels in good time' }).click()
  await expect(title(page, 'Quarrels in good time')).toBeVisible()

  const others = page.getByRole('navigation', { name: 'Other volumes' })
  await others.getByRole('link', { name: 'The volume after Rivers that used to be roads' }).click()
  await expect(title(page, 'Rivers that used to be roads')).toBeVisible()
  await expect(others.getByRole('link')).toHaveCount(1)
}

test('a volume is read through, and leads to the one after it', async ({ page, expectAccessible }) => {
  await readThrough(page)
  await expectAccessible()
  await page.goto('/volumes')
  await expectAccessible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it is the same, and nothing stands out of the screen', async ({ page }) => {
    await readThrough(page)
    expect(await fits(page)).toBe(true)
    await page.goto('/volumes')
    expect(await fits(page)).toBe(true)
  })
})

test('in Nepali its number is written as its readers write', async ({ page, expectAccessible }) => {
  await page.goto('/ne/volumes/quarrels-in-good-time')
  await expect(main(page).getByText('०६', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('without scripts it is all there', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  await readThrough(await context.newPage())
  await context.close()
})
