import { globSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'

export type Theme = 'light' | 'dark'
type Sweep = {
  language: 'en' | 'ne'
  context: BrowserContext
  paths: readonly string[]
  setTheme: (page: Page, theme: Theme) => Promise<void>
}

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 360, height: 740 }
const LONGEST_LOAD_MS = 3000
const PAGES_AT_ONCE = 3
const isLong = process.env['LONG_TESTS'] === 'true'
/** The gate looks at a page once in each language; the long tests at every combination. */
const LOOKS = {
  en: { theme: 'light', viewport: WIDE },
  ne: { theme: 'dark', viewport: NARROW },
} as const
const EVERY_LOOK = (['light', 'dark'] as const).flatMap((theme) =>
  [WIDE, NARROW].map((viewport) => ({ theme, viewport })),
)

/** Opens each path once, several at a time, and says what axe finds and where the page is wider than the screen. */
export async function pageFaults({ language, context, paths, setTheme }: Sweep): Promise<string[]> {
  const faults: string[] = []
  const queue = [...paths]
  async function sweep(page: Page) {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      faults.push(...(await faultsOf(page, path)))
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, async () => sweep(await context.newPage())))
  return faults

  async function faultsOf(page: Page, path: string) {
    const found: string[] = []
    await page.goto(path)
    // A page with a live stream is never idle.
    await page.waitForLoadState('networkidle', { timeout: LONGEST_LOAD_MS }).catch(() => undefined)
    for (const { theme, viewport } of isLong ? EVERY_LOOK : [LOOKS[language]]) {
      await page.setViewportSize(viewport)
      await setTheme(page, theme)
      const violations = await axeViolations(page)
      found.push(...violations.map(({ id, where }) => `${theme}, ${viewport.width} wide: ${id} ${where.join(' ')}`))
    }
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) found.push(`${overflow} pixels wider than a screen of ${viewport.width}`)
    }
    return found.map((fault) => `${path}: ${fault}`)
  }
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
