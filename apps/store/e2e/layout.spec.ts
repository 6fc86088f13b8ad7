import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 900 }
const SECTIONS = [
  'New',
  'Fiction',
  'Poetry',
  'Children',
  'In Nepali',
  'E-books',
  'Audiobooks',
  'Reading lists',
  'Reading room',
]

test('the header is low, a phone has all of it in the menu and the search without scripts, the menu closes, and the theme is chosen', async ({
  newContext,
}) => {
  await test.step('it is at most 119 pixels high on a desktop and 101 on a phone', async () => {
    const page = await (await newContext({ viewport: DESKTOP })).newPage()
    for (const [size, most] of [
      [DESKTOP, 119],
      [PHONE, 101],
    ] as const) {
      await page.setViewportSize(size)
      for (const path of ['/', '/ne', '/book/the-rain-ledger/', '/search?q=rain']) {
        await page.goto(path)
        const header = await page.getByRole('banner').boundingBox()
        expect(header?.y).toBe(0)
        expect(header?.height, `${path} at ${size.width}`).toBeLessThanOrEqual(most)
      }
    }
    await expect(page.getByRole('banner').getByText('0', { exact: true })).toBeHidden()
  })
  const phone = await (await newContext({ viewport: PHONE, hasTouch: true, javaScriptEnabled: false })).newPage()
  const banner = phone.getByRole('banner')
  await test.step('the menu lists every section, the account and the other site', async () => {
    await phone.goto('/')
    const main = await phone.getByRole('main').boundingBox()
    await banner.locator('summary').tap()
    const sections = banner.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(sections).toHaveText(SECTIONS)
    for (const link of [...(await sections.all()), banner.getByRole('link', { name: 'Music and culture' })]) {
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible()
    expect((await phone.getByRole('main').boundingBox())?.y).toBe(main?.y)
    await sections.getByText('Poetry').tap()
    await expect(phone).toHaveURL('/category/poetry')
  })
  await test.step('the search opens from its sign', async () => {
    const field = banner.getByRole('searchbox')
    expect((await field.boundingBox())?.width).toBeLessThanOrEqual(44)
    await field.tap()
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(200)
    await field.fill('rain')
    await field.press('Enter')
    await expect(phone).toHaveURL(/\/search\?q=rain$/)
  })
  await test.step('the menu is closed on the next page and when that page is left again', async () => {
    const page = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage()
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Log in' })
    await page.goto('/about-us')
    await page.getByRole('banner').locator('summary').tap()
    await expect(link).toBeVisible()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Reading room' }).tap()
    await expect(page).toHaveURL('/read')
    await expect(link).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    await expect(link).toBeHidden()
  })
  await test.step('the theme follows the device until one is chosen in the footer, which is set before any script file runs', async () => {
    const page = await (await newContext({ colorScheme: 'light' })).newPage()
    const look = (visitor: Page) =>
      visitor.evaluate(() => ({
        ground: getComputedStyle(document.body).backgroundColor,
        bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => !media || matchMedia(media).matches,
        )?.content,
      }))
    const light = { ground: 'rgb(247, 246, 241)', bar: '#f7f6f1' }
    const dark = { ground: 'rgb(20, 21, 26)', bar: '#14151a' }
    const choice = (name: string) => page.getByRole('contentinfo').getByRole('radio', { name, exact: true })
    await page.goto('/about-us')
    await expect(choice('Auto')).toBeChecked()
    await expect.poll(() => look(page)).toEqual(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => look(page)).toEqual(dark)
    await choice('Light').check()
    await expect.poll(() => look(page)).toEqual(light)
    await choice('Auto').check()
    await expect.poll(() => look(page)).toEqual(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await choice('Dark').check()
    const early = await page.context().newPage()
    await early.route('**/*.js', (route) => route.fulfill({ body: '' }))
    // One page for everyone, and one that is drawn for this visitor.
    for (const path of ['/ne', '/login']) {
      await early.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await look(early)).toEqual(dark)
    }
  })
})
