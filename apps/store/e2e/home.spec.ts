import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const KHALTI = { payment_method: 'khalti' }
const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

/** How much has moved by itself on the page that is loaded. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)))
      }),
  )

/** Goes down the page as somebody does who looks at all of it, until its pictures are there. */
async function walkDown(page: Page) {
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  }
}

const ways = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')))])

for (const path of ['/', '/ne']) {
  test(`every way from ${path} leads somewhere`, async ({ page, request }) => {
    test.slow()
    await page.goto(path)
    const paths = await ways(page)
    expect(paths.length).toBeGreaterThan(50)
    for (const way of paths) expect({ way, status: (await request.get(way)).status() }).toEqual({ way, status: 200 })
  })
}

test('the parts of the shop are named on every page, and the one that is shown is marked', async ({ page }) => {
  await page.goto('/book/list')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link')).toHaveText([
    'Books',
    'E-books',
    'Audiobooks',
    'Categories',
    'Lists',
    'Reading room',
  ])
  await expect(sections.getByRole('link', { name: 'Lists' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/')
  await expect(sections.locator('[aria-current]')).toHaveCount(0)
})

test('who follows a link by keyboard goes on in the page that it leads to', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'The Rain Ledger' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/book/the-rain-ledger/')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('next-route-announcer')).toHaveText(/The Rain Ledger/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the page can be read at twice its size, and a phone loses nothing either', async ({ page }) => {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 720 })
    for (const path of ['/', '/ne']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expect(page.getByRole('searchbox')).toBeVisible()
    }
  }
})

for (const viewport of [PHONE, WIDE]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE })

    test('nothing on the home moves by itself, and it keeps nobody out', async ({ page, expectAccessible }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'The Rain Ledger' })).toBeVisible()
      await walkDown(page)
      expect(await shifts(page)).toBe(0)
      await expectAccessible()
    })

    test('what was begun stands on the home, to go on with', async ({ page, house, expectAccessible }) => {
      test.slow()
      // Whoever comes in without a wish stands on the home.
      await logIn(page, house, newAddress('asha'))
      const sections = page.getByRole('navigation', { name: 'Sections' })
      await expect(sections.getByRole('link', { name: 'Library' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'To your library' })).toBeVisible()

      const cookie = await cookiesOf(page)
      const audiobook = await productNamed(house, 'the-rain-ledger-audiobook')
      await pay(house, await buy(house, { [audiobook]: 1 }, KHALTI, { cookie }))
      const library = `${house.apiUrl}/v1/api/library/`
      const { results } = await (await fetch(library, { headers: { cookie } })).json()
      const opened = await fetch(`${library}${results[0].id}/access/`, { method: 'POST', headers: { cookie } })
      expect(opened.status).toBe(200)
      await page.goto('/')
      const goOn = page.getByRole('link', { name: 'Go on listening: The Rain Ledger' })
      await expect(goOn).toHaveAttribute('href', `/library/${results[0].id}/listen`)
      expect(await shifts(page)).toBe(0)
      await expectAccessible()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a shelf shows part of its next cover, and is walked along by keyboard', async ({ page }) => {
    await page.goto('/')
    const shelf = page.getByRole('region', { name: 'Newly arrived' })
    const covers = shelf.getByRole('listitem')
    const edges = await covers.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
    expect(edges.filter(({ left, right }) => left < PHONE.width && right > PHONE.width)).toHaveLength(1)
    const last = covers.last().getByRole('link')
    await shelf.getByRole('link').first().focus()
    for (const _ of await covers.all()) await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
  })
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('the home shows its books and leads to all of them', async ({ page }) => {
    await page.goto('/ne')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('searchbox').fill('वर्षा')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/ne\/search\?q=/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'सबै किताब' }).click()
    await expect(page).toHaveURL('/ne/books')
  })
})

test('a printed page is the page alone', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
