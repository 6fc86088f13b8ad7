/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/** Console messages of a browser that is offline. */
export const OFFLINE_MESSAGES = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503/

/** Waits until the service worker has cached the page, so that it can be read offline. */
export async function waitForCache(page: Page, path: string, where = 'pages') {
  const isKept = () =>
    page.evaluate(
      async ([asked, name]) => {
        const keys = await (await caches.open(name ?? '')).keys()
        return keys.some(({ url }) => new URL(url).pathname === asked)
      },
      [path, where],
    )
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
  // What is kept is shown by a worker that is at work.
  await page.evaluate(() => navigator.serviceWorker.ready)
}
