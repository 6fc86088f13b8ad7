import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const NIGHT = 'rgb(15, 13, 21)'
const DAY = 'rgb(251, 248, 240)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const light = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name, exact: true })
const barColour = (page: Page) => page.locator('meta[name=theme-color]').first().getAttribute('content')

test.use({ colorScheme: 'light' })

test('the site opens dark on a light device, and keeps the day once it is asked for', async ({ page }) => {
  await page.goto('/')
  expect(await ground(page)).toBe(NIGHT)
  expect(await barColour(page)).toBe('#0f0d15')
  await light(page, 'Day').check()
  expect(await ground(page)).toBe(DAY)
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await ground(page)).toBe(DAY)
  expect(await barColour(page)).toBe('#fbf8f0')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Artists' }).click()
  await expect(page).toHaveURL('/artists')
  expect(await ground(page)).toBe(DAY)
  expect(await barColour(page)).toBe('#fbf8f0')
  await light(page, 'Night').check()
  expect(await ground(page)).toBe(NIGHT)
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await ground(page)).toBe(NIGHT)
  expect(await barColour(page)).toBe('#0f0d15')
})

test.describe('before any file of ours has run', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ })

  test('it is day already', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'day'))
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await ground(page)).toBe(DAY)
  })
})

test('the switch is reached and turned by keyboard, is large enough, and moves nothing', async ({ page }) => {
  await page.goto('/ne/search')
  const night = light(page, 'रात')
  await expect(night).toBeChecked()
  await night.scrollIntoViewIfNeeded()
  const before = await night.boundingBox()
  expect(before?.width).toBeGreaterThanOrEqual(44)
  expect(before?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(night).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  expect(await ground(page)).toBe(DAY)
  await expect(light(page, 'दिन')).toBeFocused()
  const after = await night.boundingBox()
  expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height])
  await page.keyboard.press('ArrowRight')
  expect(await ground(page)).toBe(NIGHT)
})

test('the choice holds in both languages and in every open tab', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/ne')
  await light(other, 'दिन').check()
  await expect.poll(() => ground(page)).toBe(DAY)
  await light(page, 'Night').check()
  await expect.poll(() => ground(other)).toBe(NIGHT)
})

test('by day nothing on the stage or among the artists keeps anybody out', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await light(page, 'Day').check()
  for (const path of ['/', '/ne']) {
    await page.goto(path)
    await expectAccessible()
    await page.locator('nav a[href$="/artists"]').first().click()
    await expect(page).toHaveURL(/\/artists$/)
    expect(await ground(page)).toBe(DAY)
    await expectAccessible()
  }
})

test('a browser that keeps nothing changes the page all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is forbidden.', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  await light(page, 'Day').check()
  expect(await ground(page)).toBe(DAY)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Artists' }).click()
  await expect(page).toHaveURL('/artists')
  expect(await ground(page)).toBe(DAY)
  await page.reload()
  expect(await ground(page)).toBe(NIGHT)
})

test('without scripts it is night, and there is no switch', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', baseURL: house.url })
  const page = await context.newPage()
  await page.goto('/')
  expect(await ground(page)).toBe(NIGHT)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await context.close()
})
