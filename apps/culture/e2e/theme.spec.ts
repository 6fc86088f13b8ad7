import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const DARK = 'rgb(15, 13, 21)'
const LIGHT = 'rgb(251, 248, 240)'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const themeRadio = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name, exact: true })
const barColour = (page: Page) => page.locator('meta[name=theme-color]').first().getAttribute('content')
const goToArtists = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Artists' }).click()
  await expect(page).toHaveURL('/artists')
}

// Of the page whose script files are not loaded.
test.use({ colorScheme: 'light', expectedMessages: /net::ERR_FAILED/ })

test('the site is dark by default, and the chosen theme applies on every page and in every tab', async ({
  page,
  context,
  messages,
}) => {
  await test.step('the choice survives a reload and navigation', async () => {
    await page.goto('/')
    await expect.poll(() => background(page)).toBe(DARK)
    await expect.poll(() => barColour(page)).toBe('#0f0d15')
    await themeRadio(page, 'Light').check()
    await expect.poll(() => background(page)).toBe(LIGHT)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await background(page)).toBe(LIGHT)
    expect(await barColour(page)).toBe('#fbf8f0')
    await goToArtists(page)
    await expect.poll(() => background(page)).toBe(LIGHT)
    await expect.poll(() => barColour(page)).toBe('#fbf8f0')
    await themeRadio(page, 'Dark').check()
    await expect.poll(() => background(page)).toBe(DARK)
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await background(page)).toBe(DARK)
    expect(await barColour(page)).toBe('#0f0d15')
  })
  const other = await context.newPage()
  await test.step('it applies in another tab and in the other language', async () => {
    await other.goto('/ne/search')
    await themeRadio(other, 'उज्यालो').check()
    await expect.poll(() => background(page)).toBe(LIGHT)
    await themeRadio(page, 'Dark').check()
    await expect.poll(() => background(other)).toBe(DARK)
  })
  await test.step('the switch works by keyboard, is large enough, and causes no layout shift', async () => {
    const dark = themeRadio(other, 'गाढा')
    await expect(dark).toBeChecked()
    await dark.scrollIntoViewIfNeeded()
    const before = await dark.boundingBox()
    expect(before?.width).toBeGreaterThanOrEqual(44)
    expect(before?.height).toBeGreaterThanOrEqual(44)
    await other.getByRole('contentinfo').getByRole('link', { name: '01-5550100' }).focus()
    await other.keyboard.press('Tab')
    await expect(dark).toBeFocused()
    await other.keyboard.press('ArrowLeft')
    await expect.poll(() => background(other)).toBe(LIGHT)
    await expect(themeRadio(other, 'उज्यालो')).toBeFocused()
    const after = await dark.boundingBox()
    expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height])
    await other.keyboard.press('ArrowRight')
    await expect.poll(() => background(other)).toBe(DARK)
  })
  expect(messages).toEqual([])
  await test.step('it is set before any script file runs', async () => {
    const early = await context.newPage()
    await early.addInitScript(() => localStorage.setItem('theme', 'day'))
    await early.route('**/*.js', (route) => route.abort())
    await early.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await background(early)).toBe(LIGHT)
    await early.close()
  })
  await test.step('it is changed without storage, for as long as the page is open', async () => {
    const forbidden = await context.newPage()
    await forbidden.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is forbidden.', 'SecurityError')
        },
      }),
    )
    await forbidden.goto('/')
    await themeRadio(forbidden, 'Light').check()
    await expect.poll(() => background(forbidden)).toBe(LIGHT)
    await goToArtists(forbidden)
    await expect.poll(() => background(forbidden)).toBe(LIGHT)
    await forbidden.reload()
    await expect.poll(() => background(forbidden)).toBe(DARK)
  })
})
