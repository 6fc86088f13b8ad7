import { globSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { axeViolations, coldPage, desktopFaults, phoneFaults, shiftFaults } from './page-layout.ts'
import { visitorPages } from './purchases.ts'
import type { TestEnvironment } from './test-environment.ts'

export type Theme = 'light' | 'dark'
type Language = 'en' | 'ne'
type Sweep = {
  language: Language
  paths: readonly string[]
  /** The paths that are tested for accessibility. */
  accessible: ReadonlySet<string>
  setTheme: (page: Page, theme: Theme) => Promise<void>
}
type Size = { width: number; height: number }

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 360, height: 740 }
const LONGEST_LOAD_MS = 3000
const PAGES_AT_ONCE = 3
const isLong = process.env['LONG_TESTS'] === 'true'
const ALL_WIDTHS = [360, 480, 640, 768, 900, 1024, 1152, 1280, 1440]
const WIDTHS: Readonly<Record<Language, readonly number[]>> = isLong
  ? { en: ALL_WIDTHS, ne: ALL_WIDTHS }
  : { en: [360, 900, 1440], ne: [360, 640, 1152] }

/** Loads each path without a cache, on a phone and on a desktop, and returns the faults. */
export async function publicPageFaults(
  { phone, desk }: { phone: BrowserContext; desk: BrowserContext },
  sweep: Sweep,
): Promise<string[]> {
  return faultsOfAll(sweep.paths, async () => {
    const touched = await phone.newPage()
    const seen = await desk.newPage()
    const touch = await coldPage(touched, { areFontsLate: true })
    const see = await coldPage(seen, { areFontsLate: false })
    return async (path) => {
      const faults: string[] = []
      if (themesAt(PHONE, sweep.language).length > 0) {
        faults.push(...(await shiftFaults(touched, touch, path)))
        faults.push(
          ...(await phoneFaults(touched, WIDTHS[sweep.language])),
          ...(await lookFaults(touched, PHONE, sweep, path)),
        )
      }
      if (themesAt(DESKTOP, sweep.language).length > 0) {
        faults.push(...(await shiftFaults(seen, see, path)))
        faults.push(
          ...(await desktopFaults(seen, WIDTHS[sweep.language])),
          ...(await lookFaults(seen, DESKTOP, sweep, path)),
        )
      }
      return faults
    }
  })
}

/** Opens each path once for the visitor of this context, and returns the faults on a phone and on a desktop. */
export async function ownPageFaults(context: BrowserContext, sweep: Sweep): Promise<string[]> {
  return faultsOfAll(sweep.paths, async () => {
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return async (path) => {
      await page.goto(path)
      // A page with a live stream is never idle.
      await page.waitForLoadState('networkidle', { timeout: LONGEST_LOAD_MS }).catch(() => undefined)
      const faults: string[] = []
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size)
        faults.push(...(await lookFaults(page, size, sweep, path)))
      }
      return faults
    }
  })
}

/** The accessibility violations at this size, and horizontal overflow. */
async function lookFaults(page: Page, size: Size, sweep: Sweep, path: string): Promise<string[]> {
  const { language, setTheme, accessible } = sweep
  const faults: string[] = []
  for (const theme of accessible.has(path) ? themesAt(size, language) : []) {
    await setTheme(page, theme)
    const violations = await axeViolations(page)
    faults.push(...violations.map(({ id, where }) => `${theme}, ${size.width} wide: ${id} ${where.join(' ')}`))
  }
  const overflow = (await page.evaluate(() => document.documentElement.scrollWidth)) - size.width
  if (overflow > 0) faults.push(`${overflow} pixels wider than a screen of ${size.width}`)
  return faults
}

/** The gate checks one size for each language, the long tests every combination. */
function themesAt(size: Size, language: Language): readonly Theme[] {
  if (isLong) return ['light', 'dark']
  if (language === 'en') return size === DESKTOP ? ['light'] : []
  return size === PHONE ? ['dark'] : []
}

/** Far more than a page needs on a busy machine. */
const LONGEST_PATH_MS = 90_000

/** Loads several pages in parallel. A browser can lose a page under load: a path that does not end is loaded once more. */
async function faultsOfAll(
  paths: readonly string[],
  openPage: () => Promise<(path: string) => Promise<string[]>>,
): Promise<string[]> {
  const faults: string[] = []
  const queue = [...paths]
  async function work() {
    let faultsOf = await openPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const shown = path
      let found = await withinLimit(faultsOf(path))
      if (found === undefined) {
        test.info().annotations.push({ type: 'loaded twice', description: path })
        faultsOf = await openPage()
        found = (await withinLimit(faultsOf(path))) ?? [`not finished after ${LONGEST_PATH_MS / 1000} seconds`]
      }
      faults.push(...found.map((fault) => `${shown}: ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  return faults
}

/** Undefined where it takes too long. */
async function withinLimit<T>(work: Promise<T>): Promise<T | undefined> {
  work.catch(() => undefined)
  const end = new AbortController()
  const late = setTimeout(LONGEST_PATH_MS, undefined, { signal: end.signal }).catch(() => undefined)
  return Promise.race([work, late]).finally(() => end.abort())
}

/** The routes of the app in this folder that no path covers. */
export function routesWithout(paths: readonly string[]): string[] {
  const routes = globSync('src/app/[[]locale]/**/page.tsx').map((file) =>
    // `[query]` is the query of a list as a folder.
    file.replace('src/app/[locale]', '').replace(/(\/\[query\])?\/page\.tsx$/, ''),
  )
  if (routes.length === 0) throw new Error('There are no routes in this folder.')
  const asked = paths.map((path) => new URL(path, 'http://localhost').pathname.replace(/\/$/, ''))
  return routes.filter((route) => {
    const pattern = route.replace(/\[\.\.\.[^\]]+\]/g, '.+').replace(/\[[^\]]+\]/g, '[^/]+')
    return !asked.some((path) => new RegExp(`^${pattern}$`).test(path))
  })
}

type Pages = {
  /** Public paths. */
  open: readonly string[]
  /** Paths of this site that need a login; may log in another visitor. */
  own: (visitor: { page: Page; environment: TestEnvironment; ebook: string }) => Promise<string[]>
  setTheme: (page: Page, theme: Theme) => Promise<void>
}

/**
 * Tests every route of a site in both languages: accessible, no overflow, no console messages. Public pages also have no layout
 * shifts, broken words in headings or small touch targets.
 */
export function testPages({ open, own, setTheme }: Pages): void {
  test.describe('every page', () => {
    // Some of them answer 4xx, which the browser logs.
    test.use({ expectedMessages: /the server responded with a status of 4\d\d/ })

    for (const language of LANGUAGES) {
      test(`that is public is accessible, fits and does not shift: ${language}`, async ({ newContext }) => {
        test.setTimeout(900_000)
        // A toast that fades in has too little contrast meanwhile.
        const still = { reducedMotion: 'reduce' } as const
        const phone = await newContext({ ...still, viewport: PHONE, hasTouch: true, isMobile: true })
        const desk = await newContext({ ...still, viewport: DESKTOP })
        const sweep = { ...sweepOf(language, checkedIn(language, open), open), setTheme }
        expect(await publicPageFaults({ phone, desk }, sweep)).toEqual([])
      })
    }

    test('of one visitor is accessible and fits', async ({ page, context, environment, site }) => {
      test.setTimeout(900_000)
      const { paths, ebook } = await visitorPages(page, environment)
      const faults: string[] = []
      // Both sites have these pages; the gate checks them in one language on each.
      for (const language of isLong ? LANGUAGES : ([site === 'store' ? 'en' : 'ne'] as const))
        faults.push(...(await ownPageFaults(context, { ...sweepOf(language, paths), setTheme })))
      const others = await own({ page, environment, ebook })
      for (const language of LANGUAGES) {
        const sweep = sweepOf(language, checkedIn(language, others), others)
        faults.push(...(await ownPageFaults(context, { ...sweep, setTheme })))
      }
      expect(faults).toEqual([])
      expect(routesWithout([...open, ...paths, ...others])).toEqual([])
    })
  })
}

const LANGUAGES = ['en', 'ne'] as const

/**
 * The gate checks the first path of each page in both languages, and each further state of it in one of them, in turn. The long
 * tests check all of them in both.
 */
function checkedIn(language: Language, paths: readonly string[]): string[] {
  const pages = new Set<string>()
  return paths.filter((path, at) => {
    const page = path.replace(/\?.*/, '')
    const isFirst = !pages.has(page)
    pages.add(page)
    return isLong || isFirst || LANGUAGES[at % 2] === language
  })
}

/**
 * The paths in a language. Where `all` of a site are swept in both languages, the gate tests each of them for accessibility in one
 * of them, in turn.
 */
function sweepOf(language: Language, paths: readonly string[], all: readonly string[] = []) {
  const isTested = (path: string) => isLong || !all.includes(path) || LANGUAGES[all.indexOf(path) % 2] === language
  return { language, paths: paths.map(inLanguage), accessible: new Set(paths.filter(isTested).map(inLanguage)) }

  function inLanguage(path: string) {
    return language === 'ne' ? `/ne${path === '/' ? '' : path}` : path
  }
}
