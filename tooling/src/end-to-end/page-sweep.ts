import { globSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { coldPage, desktopFaults, phoneFaults } from './page-layout.ts'

export type Theme = 'light' | 'dark'
type Language = 'en' | 'ne'
type Sweep = {
  language: Language
  paths: readonly string[]
  setTheme: (page: Page, theme: Theme) => Promise<void>
}
type Size = { width: number; height: number }

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 360, height: 740 }
const LONGEST_LOAD_MS = 3000
const PAGES_AT_ONCE = 3
const isLong = process.env['LONG_TESTS'] === 'true'
const WIDTHS = isLong ? [360, 480, 640, 768, 900, 1024, 1152, 1280, 1440] : [360, 640, 900, 1152, 1440]

/** Loads each path without a cache, on a phone and on a desk, and says what is wrong with what is there. */
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
        await touch(path)
        faults.push(...(await phoneFaults(touched, WIDTHS)), ...(await lookFaults(touched, PHONE, sweep)))
      }
      if (themesAt(DESKTOP, sweep.language).length > 0) {
        await see(path)
        faults.push(...(await desktopFaults(seen, WIDTHS)), ...(await lookFaults(seen, DESKTOP, sweep)))
      }
      return faults
    }
  })
}

/** Opens each path once for the visitor of this context, and says what is wrong on a phone and on a desk. */
export async function ownPageFaults(context: BrowserContext, sweep: Sweep): Promise<string[]> {
  return faultsOfAll(sweep.paths, async () => {
    const page = await context.newPage()
    return async (path) => {
      await page.goto(path)
      // A page with a live stream is never idle.
      await page.waitForLoadState('networkidle', { timeout: LONGEST_LOAD_MS }).catch(() => undefined)
      const faults: string[] = []
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size)
        faults.push(...(await lookFaults(page, size, sweep)))
      }
      return faults
    }
  })
}

/** What axe finds at this size, and whether the page is wider than the screen. */
async function lookFaults(page: Page, size: Size, { language, setTheme }: Sweep): Promise<string[]> {
  const faults: string[] = []
  for (const theme of themesAt(size, language)) {
    await setTheme(page, theme)
    const violations = await axeViolations(page)
    faults.push(...violations.map(({ id, where }) => `${theme}, ${size.width} wide: ${id} ${where.join(' ')}`))
  }
  const overflow = (await page.evaluate(() => document.documentElement.scrollWidth)) - size.width
  if (overflow > 0) faults.push(`${overflow} pixels wider than a screen of ${size.width}`)
  return faults
}

/** The gate looks at a page at one size in each language, the long tests at every combination. */
function themesAt(size: Size, language: Language): readonly Theme[] {
  if (isLong) return ['light', 'dark']
  if (language === 'en') return size === DESKTOP ? ['light'] : []
  return size === PHONE ? ['dark'] : []
}

/** Several pages are open at a time, since most of a load is waiting. */
async function faultsOfAll(
  paths: readonly string[],
  openPage: () => Promise<(path: string) => Promise<string[]>>,
): Promise<string[]> {
  const faults: string[] = []
  const queue = [...paths]
  async function work() {
    const faultsOf = await openPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const shown = path
      faults.push(...(await faultsOf(path)).map((fault) => `${shown}: ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  return faults
}

/** The routes of the app in this folder that no path leads to. */
export function routesWithout(paths: readonly string[]): string[] {
  const routes = globSync('src/app/[[]locale]/**/page.tsx').map((file) =>
    // The last folder holds what a list is asked for by its query.
    file.replace('src/app/[locale]', '').replace(/(\/\[query\])?\/page\.tsx$/, ''),
  )
  if (routes.length === 0) throw new Error('There are no routes in this folder.')
  const asked = paths.map((path) => new URL(path, 'http://localhost').pathname.replace(/\/$/, ''))
  return routes.filter((route) => {
    const pattern = route.replace(/\[\.\.\.[^\]]+\]/g, '.+').replace(/\[[^\]]+\]/g, '[^/]+')
    return !asked.some((path) => new RegExp(`^${pattern}$`).test(path))
  })
}
