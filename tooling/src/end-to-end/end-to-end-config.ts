import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from '../browser/find-browser.ts'
import type { Site } from './house.ts'

/** The Playwright configuration of a site; its counts go to `reports/e2e.json`, where the gate adds them up. */
export async function endToEndConfig(site: Site): Promise<PlaywrightTestConfig> {
  return defineConfig<object, { site: Site }>({
    testDir: 'e2e',
    outputDir: 'reports/e2e',
    // One house serves all stories of a site, and a story may take its API away.
    workers: 1,
    // In the gate alone, which names what needed it (docs/decisions/062-a-second-try.md).
    retries: process.env['SECOND_TRY'] ? 1 : 0,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
    use: {
      site,
      launchOptions: await findBrowser(),
      locale: 'en-US',
      timezoneId: 'Asia/Kathmandu',
      // What is kept on a device has stories of its own; the others are about what the site answers.
      serviceWorkers: 'block',
      screenshot: 'only-on-failure',
    },
  })
}
