import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const book = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /The Rain Ledger/ })
    .first()
const title = (page: Page) => page.getByRole('heading', { level: 1, name: /The Rain Ledger/ })

/** Everything that the router fetched ahead has come. */
async function untilQuiet(page: Page, act: () => Promise<void>) {
  const ahead = page.waitForResponse((answer) => answer.request().headers()['next-router-prefetch'] !== undefined)
  await act()
  await ahead
  await page.waitForLoadState('networkidle')
}

test.describe('a link', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/ })

  test('that is pointed at is there before it is pressed: it opens while the server says nothing more', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await untilQuiet(page, () => book(page).hover())
    // The files of the site are the same for all its pages; what a page says comes from nowhere else.
    await page.route(/^(?!.*\/_next\/static\/)/, (route) => route.abort('internetdisconnected'))
    await book(page).click()
    await expect(title(page)).toBeVisible()
    await expect(page.getByText('Rs 585').filter({ visible: true }).first()).toBeVisible()
  })

  test('that nobody pointed at is not fetched', async ({ page }) => {
    const ahead: string[] = []
    page.on('request', (request) => {
      if (request.headers()['next-router-prefetch']) ahead.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(ahead).toEqual([])
  })

  test('is not fetched ahead for one who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    const ahead: string[] = []
    page.on('request', (request) => {
      if (request.headers()['next-router-prefetch']) ahead.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await book(page).hover()
    await book(page).click()
    await expect(title(page)).toBeVisible()
    expect(ahead).toEqual([])
  })
})

test('a picture is smaller for one who saves data', async ({ page, request }) => {
  await page.goto('/book/the-rain-ledger/', { waitUntil: 'networkidle' })
  const cover = page.getByRole('img', { name: /Cover of The Rain Ledger/ }).first()
  const src = await cover.evaluate((image: HTMLImageElement) => image.currentSrc)
  const bytes = async (headers: Record<string, string>) => (await (await request.get(src, { headers })).body()).length
  expect(await bytes({ 'save-data': 'on' })).toBeLessThan(await bytes({}))
})
