import { expect, test } from '@dabali/tooling/end-to-end'

const PAGES = ['/', '/book/the-rain-ledger/', '/book/kuhiroko-ghar/', '/basket', '/no/such/path']
const NARROW = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ne'] as const) {
    test.describe(`every page, ${colorScheme}, ${language}`, () => {
      test.use({ colorScheme, expectedMessages: /status of 404/ })

      test('keeps nobody out, and fits a phone as well as a desk', async ({ page, expectAccessible }) => {
        for (const path of PAGES) {
          for (const viewport of [NARROW, WIDE]) {
            await page.setViewportSize(viewport)
            await page.goto(language === 'ne' ? `/ne${path === '/' ? '' : path}` : path)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
            expect({ path, viewport, isTooWide }).toEqual({ path, viewport, isTooWide: false })
            await expectAccessible()
          }
        }
      })
    })
  }
}
