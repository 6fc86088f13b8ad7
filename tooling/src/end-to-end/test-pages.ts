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

    for (const language of LANGUAGES) {
      test(`that anybody may open is accessible, fits and keeps still: ${language}`, async ({ newContext }) => {
        test.setTimeout(300_000)
        const phone = await newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
        const desk = await newContext({ viewport: DESK })
        const sweep = { language, paths: pathsIn(language, open), setTheme }
        expect(await publicPageFaults({ phone, desk }, sweep)).toEqual([])
      })
    }

    test('of one visitor is accessible and fits', async ({ page, context, house }) => {
      test.setTimeout(300_000)
      const faultsOf = async (paths: readonly string[]) => {
        const faults: string[] = []
        for (const language of LANGUAGES) {
          faults.push(...(await ownPageFaults(context, { language, paths: pathsIn(language, paths), setTheme })))
        }
        return faults
      }
      const { paths, ebook } = await visitorPages(page, house)
      const faults = await faultsOf(paths)
      const others = await own({ page, house, ebook })
      faults.push(...(await faultsOf(others)))
      expect(faults).toEqual([])
      expect(routesWithout([...open, ...paths, ...others])).toEqual([])
    })
  })
}

const LANGUAGES = ['en', 'ne'] as const

function pathsIn(language: (typeof LANGUAGES)[number], paths: readonly string[]) {
  return language === 'ne' ? paths.map((path) => `/ne${path === '/' ? '' : path}`) : paths
}
