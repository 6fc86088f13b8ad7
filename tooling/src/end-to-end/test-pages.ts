import type { Page } from '@playwright/test'
import type { House } from './house.ts'
import { DESK, ownPageFaults, PHONE, publicPageFaults, routesWithout, type Theme } from './page-sweep.ts'
import { expect, test } from './visitor.ts'
import { visitorPages } from './visitor-pages.ts'

type Pages = {
  /** Paths that anybody may open. */
  open: readonly string[]
  /** Paths that only this site has and that need a login; it may log somebody else in. */
  own: (visitor: { page: Page; house: House; ebook: string }) => Promise<string[]>
  setTheme: (page: Page, theme: Theme) => Promise<void>
}

/**
 * Every route of a site in both languages: accessible, not wider than the screen, with a silent console. Those that anybody may
 * open also keep still while they load, break no word of a heading, and are easy to tap.
 */
export function testPages({ open, own, setTheme }: Pages): void {
  test.describe('every page', () => {
    // Some of them are not found or refused, which the browser notes.
    test.use({ expectedMessages: /the server responded with a status of 4\d\d/ })

    for (const language of ['en', 'ne'] as const) {
      const translated = (paths: readonly string[]) =>
        paths.map((path) => (language === 'ne' ? `/ne${path === '/' ? '' : path}` : path))

      test(`that anybody may open is accessible, fits and keeps still: ${language}`, async ({ newContext }) => {
        test.setTimeout(300_000)
        const phone = await newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
        const desk = await newContext({ viewport: DESK })
        const sweep = { language, paths: translated(open), setTheme }
        expect(await publicPageFaults({ phone, desk }, sweep)).toEqual([])
      })

      test(`of one visitor is accessible and fits: ${language}`, async ({ page, context, house }) => {
        test.setTimeout(300_000)
        const { paths, ebook } = await visitorPages(page, house)
        const faults = await ownPageFaults(context, { language, paths: translated(paths), setTheme })
        const others = await own({ page, house, ebook })
        faults.push(...(await ownPageFaults(context, { language, paths: translated(others), setTheme })))
        expect(faults).toEqual([])
        expect(routesWithout([...open, ...paths, ...others])).toEqual([])
      })
    }
  })
}
