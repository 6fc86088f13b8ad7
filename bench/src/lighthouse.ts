import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@dabali/tooling/browser'
import { addToBasket, BOOK } from '@dabali/tooling/checkout-steps'
import { freePort } from '@dabali/tooling/ports'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { median, record } from './report.ts'
import type { Route } from './routes.ts'

/** These are the same in each run. */
const STEADY = ['accessibility', 'best-practices', 'seo'] as const
type Category = 'performance' | (typeof STEADY)[number]

type Subject = Route & { url: string }
type Scores = Partial<Record<Category, number>> & Record<'largest' | 'blocking' | 'shift' | 'machine', number>

/**
 * Lighthouse's own phone, line and processor, which it computes from a load at full speed. What depends on time is the median of
 * all runs; the rest is measured in the first one.
 */
export async function measureLighthouse(subjects: readonly Subject[], repeats: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-lighthouse-'))
  const port = Number(await freePort())
  const { args = [], ...options } = await findBrowser()
  // Lighthouse opens its pages in the profile of the browser, where the cart is.
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const page = await context.newPage()
    for (const origin of new Set(subjects.filter(({ hasCart }) => hasCart).map(({ url }) => new URL(url).origin))) {
      await page.goto(`${origin}/basket`)
      await addToBasket(page, BOOK, undefined, origin)
    }
    await page.close()
    const runs = new Map(subjects.map(({ name }) => [name, [] as Scores[]]))
    for (let at = 0; at < repeats; at += 1)
      for (const subject of subjects)
        runs.get(subject.name)?.push(await scoresOf(subject, port, ['performance', ...(at === 0 ? STEADY : [])]))
    for (const [name, all] of runs) {
      const of = (key: keyof Scores) => median(all.flatMap((scores) => scores[key] ?? []))
      record('Lighthouse, mobile', name, {
        performance: of('performance'),
        accessibility: of('accessibility'),
        'best practices': of('best-practices'),
        SEO: of('seo'),
        'largest paint ms': of('largest'),
        'blocking ms': of('blocking'),
        shift: of('shift'),
        machine: of('machine'),
      })
    }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function scoresOf({ url, isHidden }: Subject, port: number, onlyCategories: Category[]): Promise<Scores> {
  const skipAudits = isHidden ? ['is-crawlable'] : null
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories, skipAudits })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories, audits, environment } = result.lhr
  const scores = onlyCategories.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))])
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  return {
    ...Object.fromEntries(scores),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  }
}
