import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const NIGHT = 'rgb(15, 13, 21)'
const DAY = 'rgb(251, 248, 240)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const light = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name, exact: true })
const barColour = (page: Page) => page.locator('meta[name=theme-color]').first().getAttribute('content')
const goToArtists = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Artists' }).click()
  await expect(page).toHaveURL('/artists')
}

test.use({ colorScheme: 'light' })

test('the site opens dark on a light device, and the chosen theme is kept on every page and in every tab', async ({
  page,
  context,
}) => {
  await test.step('the choice is kept when the page is loaded again and when it is left', async () => {
    await page.goto('/')
    expect(await ground(page)).toBe(NIGHT)
    expect(await barColour(page)).toBe('#0f0d15')
    await light(page, 'Day').check()
    expect(await ground(page)).toBe(DAY)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await ground(page)).toBe(DAY)
    expect(await barColour(page)).toBe('#fbf8f0')
    await goToArtists(page)
    expect(await ground(page)).toBe(DAY)
    expect(await barColour(page)).toBe('#fbf8f0')
    await light(page, 'Night').check()
    expect(await ground(page)).toBe(NIGHT)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await ground(page)).toBe(NIGHT)
    expect(await barColour(page)).toBe('#0f0d15')
  })
  const other = await context.newPage()
  await test.step('it holds in another tab and in the other language', async () => {
    await other.goto('/ne/search')
    await light(other, 'दिन').check()
    await expect.poll(() => ground(page)).toBe(DAY)
    await light(page, 'Night').check()
    await expect.poll(() => ground(other)).toBe(NIGHT)
  })
  await test.step('the switch is used by keyboard, is large enough, and moves nothing', async () => {
    const eventDate = light(other, 'रात')
    await expect(eventDate).toBeChecked()
    await eventDate.scrollIntoViewIfNeeded()
    const before = await eventDate.boundingBox()
    expect(before?.width).toBeGreaterThanOrEqual(44)
    expect(before?.height).toBeGreaterThanOrEqual(44)
    await other.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).focus()
    await other.keyboard.press('Tab')
    await expect(eventDate).toBeFocused()
    await other.keyboard.press('ArrowLeft')
    expect(await ground(other)).toBe(DAY)
    await expect(light(other, 'दिन')).toBeFocused()
    const after = await eventDate.boundingBox()
    expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height])
    await other.keyboard.press('ArrowRight')
    expect(await ground(other)).toBe(NIGHT)
  })
})

test.describe('where a browser loads or stores nothing', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ })

  test('the theme is set before any script file runs, and is changed without storage', async ({ page, context }) => {
    const early = await context.newPage()
    await early.addInitScript(() => localStorage.setItem('theme', 'day'))
    await early.route('**/*.js', (route) => route.abort())
    await early.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await ground(early)).toBe(DAY)
    await early.close()

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
    await goToArtists(page)
    expect(await ground(page)).toBe(DAY)
    await page.reload()
    expect(await ground(page)).toBe(NIGHT)
  })
})
