import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, type ViteUserConfig } from 'vitest/config'
import { findBrowser } from '../browser/find-browser.ts'
import { testConfig } from './test-config.ts'

/** A missing element fails its test before the time for a whole test is over. */
const WAIT_MS = 30_000

/** The Vitest configuration of tests that run inside a real browser: `src/…/*.browser.test.tsx`. */
export async function browserTestConfig(): Promise<ViteUserConfig> {
  const config = testConfig('browser', {
    include: ['src/**/*.browser.test.{ts,tsx}'],
    exclude: configDefaults.exclude,
    setupFiles: join(import.meta.dirname, 'empty-storage.ts'),
    // A page for each file, so that files do not affect one another.
    isolate: true,
    expect: { poll: { timeout: WAIT_MS } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await findBrowser(),
        actionTimeout: WAIT_MS,
        contextOptions: { locale: 'en-US', timezoneId: 'Asia/Kathmandu' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  })
  return {
    ...config,
    // Replaced by Next at build time.
    define: { 'process.env': '({})' },
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
  }
}
