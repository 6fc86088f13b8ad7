import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from '../browser/find-browser.ts'
import type { Site } from './test-environment.ts'

/** These visit every page and take minutes; the long tests repeat the others to find flaky ones. */
const SWEEPS = ['**/every-page.spec.ts', '**/bytes.spec.ts']
const LONG_PROJECTS = [
  { name: 'journeys', testIgnore: SWEEPS, repeatEach: 5 },
  { name: 'sweeps', testMatch: SWEEPS },
]

/** The Playwright configuration of a site; its counts go to `reports/e2e.json`, where the gate adds them up. */
export async function endToEndConfig(site: Site): Promise<PlaywrightTestConfig> {
  return defineConfig<object, { site: Site }>({
    testDir: 'e2e',
    outputDir: 'reports/e2e',
    // Each worker has a site, an API and a database of its own.
    workers: 2,
    ...(process.env['LONG_TESTS'] === 'true' && { projects: LONG_PROJECTS, maxFailures: 1 }),
    // A test is not a measure of time: a busy machine makes it late, not wrong.
    timeout: 120_000,
    expect: { timeout: 30_000 },
    reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
    use: {
      site,
      launchOptions: await findBrowser(),
      locale: 'en-US',
      timezoneId: 'Asia/Kathmandu',
      // The service worker has tests of its own.
      serviceWorkers: 'block',
      screenshot: 'only-on-failure',
    },
  })
}
