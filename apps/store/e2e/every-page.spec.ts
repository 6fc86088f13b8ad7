import { expect, test } from '@dabali/tooling/end-to-end'

const PAGES = [
  '/',
  '/books?sort=new&page=2',
  '/books/e-book?language=ne',
  '/books?author=nobody-at-all',
  '/category',
  '/category/fiction',
  '/author',
  '/author/ishvari-tamot',
  '/publisher/third-lane-press',
  '/search',
  '/search?q=rain',
  '/search?q=zzzzqqq',
  '/read',
  '/read/why-we-still-copy-things-out-by-hand/',
  '/book/list',
  '/book/list/nine-books-for-a-long-rain/',
  '/book/the-rain-ledger/',
  '/book/kuhiroko-ghar/',
  '/book/the-rain-ledger-audiobook/',
  '/about-us',
  '/privacy',
  '/offline',
  '/basket',
  '/no/such/path',
]
const NARROW = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ne'] as const) {
    test.describe(`every page, ${colorScheme}, ${language}`, () => {
      test.use({ colorScheme, expectedMessages: /status of 404/ })

      test('keeps nobody out, and fits a phone as well as a desk', async ({ page, expectAccessible }) => {
        test.setTimeout(180_000)
        for (const path of PAGES) {
          await page.goto(language === 'ne' ? `/ne${path === '/' ? '' : path}` : path)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          for (const viewport of [WIDE, NARROW]) {
            await page.setViewportSize(viewport)
            const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
            expect({ path, viewport, isTooWide }).toEqual({ path, viewport, isTooWide: false })
          }
          await expectAccessible()
        }
      })
    })
  }
}
