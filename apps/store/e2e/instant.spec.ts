import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { PHONE } from '@dabali/tooling/test-pages'
import type { Page, Route } from '@playwright/test'

const book = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /The Rain Ledger/ })
    .first()
const title = (page: Page) => page.getByRole('heading', { level: 1, name: /The Rain Ledger/ })

/** The router fetches the tree of a page first, and then the page itself, which is the last to be fetched. */
async function untilQuiet(page: Page, act: () => Promise<void>) {
  const ahead = page.waitForResponse((answer) =>
    String(answer.request().headers()['next-router-segment-prefetch']).endsWith('__PAGE__'),
  )
  await act()
  await (await ahead).finished()
  await page.waitForLoadState('networkidle')
}

test.describe('a link', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/ })

  test('is prefetched on hover and opens without the network, and is not prefetched with Save-Data', async ({
    page,
    context,
  }) => {
    const prefetched = (watched: Page) => {
      const urls: string[] = []
      watched.on('request', (request) => {
        if (request.headers()['next-router-prefetch']) urls.push(request.url())
      })
      return urls
    }
    await test.step('nothing is fetched before the pointer enters a link', async () => {
      const ahead = prefetched(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(ahead).toEqual([])
    })
    await test.step('a prefetched link opens without the server', async () => {
      await untilQuiet(page, () => book(page).hover())
      // The scripts and styles are the same for all pages; what a page says comes from nowhere else.
      await page.route(/^(?!.*\/_next\/static\/)/, (route) => route.abort('internetdisconnected'))
      await book(page).click()
      await expect(title(page)).toBeVisible()
      await expect(page.getByText('Rs 585').filter({ visible: true }).first()).toBeVisible()
    })
    await test.step('nothing is prefetched with Save-Data', async () => {
      const saver = await context.newPage()
      await saver.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
      })
      const ahead = prefetched(saver)
      await saver.goto('/', { waitUntil: 'networkidle' })
      await book(saver).hover()
      await book(saver).click()
      await expect(title(saver)).toBeVisible()
      expect(ahead).toEqual([])
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, expectedMessages: /ERR_FAILED|Failed to fetch RSC/ })

  test('a tap shows what the card says until the next page is there', async ({ page, messages }) => {
    async function tapLast(answer: (route: Route) => Promise<void>) {
      await page.goto('/books', { waitUntil: 'networkidle' })
      const held = Promise.withResolvers<void>()
      await page.route(/_rsc=/, async (route) => {
        await held.promise
        await answer(route)
      })
      const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').last()
      await link.scrollIntoViewIfNeeded()
      const name = (await link.textContent()) ?? ''
      const before = await page.evaluate(() => scrollY)
      await link.tap()
      const preview = page.locator('body > [inert]')
      await expect(preview).toContainText(name)
      await expect(preview).toContainText('Rs')
      await expect(page.getByRole('banner')).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBe(before)
      held.resolve()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(preview).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
    }
    await test.step('the page comes', () => tapLast((route) => route.continue()))
    expect(messages).toEqual([])
    await test.step('the page fails, and is loaded whole', () => tapLast((route) => route.abort()))
  })

  test('the books on the first screen of a list are prefetched, unless the line is slow', async ({ page, context }) => {
    const books = (watched: Page) => watched.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
    /** The paths that are prefetched, once the time has passed after which the first ones are. */
    async function openList(watched: Page) {
      const paths = new Set<string>()
      watched.on('request', (request) => {
        if (request.headers()['next-router-prefetch']) paths.add(new URL(request.url()).pathname)
      })
      await watched.clock.install()
      await watched.goto('/books', { waitUntil: 'networkidle' })
      await watched.clock.fastForward(5000)
      return paths
    }
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g', downlink: 10 } })
      // Fonts that come late count as a slow line, too.
      document.fonts.load = () => Promise.resolve([])
    })
    const fast = await openList(page)
    const first = await books(page).evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')))
    await expect.poll(() => [...fast].length).toBeGreaterThan(1)
    expect([...fast].filter((path) => !first.includes(path))).toEqual([])

    const slow = await context.newPage()
    await slow.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } })
    })
    const paths = await openList(slow)
    const touched = books(slow).last()
    await touched.hover()
    await expect.poll(() => [...paths]).toEqual([await touched.getAttribute('href')])
  })
})

requestTest('a picture is smaller with Save-Data', async ({ visit, request }) => {
  const page = await visit('/book/the-rain-ledger/')
  const cover = page.document.querySelector('main img[alt*="Cover of The Rain Ledger"]')
  const src = cover?.getAttribute('src') ?? ''
  const bytes = async (headers: Record<string, string>) => (await (await request.get(src, { headers })).body()).length
  expect(await bytes({ 'save-data': 'on' })).toBeLessThan(await bytes({}))
})
