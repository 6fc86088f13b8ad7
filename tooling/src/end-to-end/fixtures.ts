/// <reference lib="dom" />
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Locator,
  type Page,
} from '@playwright/test'
import { axeViolations } from './page-layout.ts'
import { type RequestedPage, requestPage } from './page-request.ts'
import { type Site, startTestEnvironment, type TestEnvironment } from './test-environment.ts'

type BrowserFixtures = {
  /** Console messages that this test allows; any other fails it. */
  expectedMessages: RegExp
  /** Fails on accessibility violations of the page. */
  expectAccessible: () => Promise<void>
  /** The console messages of this test. */
  messages: string[]
  watchedConsole: undefined
  /** A second browser context with the same console check. */
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>
}
type EnvironmentFixtures = {
  site: Site
  environment: TestEnvironment
}

/** Playwright's message when it blocks a service worker. */
const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'
/**
 * A link that has had the focus or the pointer prefetches its page, which is often not visited. A browser that has a larger file
 * of a picture in memory shows that one.
 */
const UNUSED_PRELOAD =
  /\/(?:_next\/static\/chunks\/[^/]+\.css|v1\/media\/\w+\.avif) was preloaded using link preload but not used/

type Requests = {
  /** Requests a page from the built server, without a browser. */
  visit: (path: string) => Promise<RequestedPage>
}

/** A test by requests to the built server, which starts no browser. */
export const requestTest = base.extend<Requests, EnvironmentFixtures>({
  site: ['store', { option: true, scope: 'worker' }],
  environment: [
    async ({ site }, use) => {
      const environment = await startTestEnvironment(site)
      await use(environment)
      await environment.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ environment }, use) => {
    await use(environment.url)
    expect(environment.takeWarnings(), 'warnings of the servers').toEqual([])
  },
  visit: ({ request }, use) => use((path) => requestPage(request, path)),
})

/** A test in a real browser in which no page writes an error or a warning to the console. */
export const test = requestTest.extend<BrowserFixtures>({
  expectedMessages: [/^$/, { option: true }],
  messages: async ({ expectedMessages }, use) => {
    const messages: string[] = []
    await use(messages)
    expect(messages.filter((text) => !expectedMessages.test(text))).toEqual([])
  },
  watchedConsole: [
    async ({ context, messages, javaScriptEnabled }, use) => {
      watchConsole(context, messages)
      if (javaScriptEnabled !== false) context.on('page', waitForHydrationAfterLoad)
      await use(undefined)
    },
    { auto: true },
  ],
  newContext: async ({ browser, baseURL, locale, timezoneId, serviceWorkers, messages }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers, ...options })
      contexts.push(context)
      watchConsole(context, messages)
      if (options.javaScriptEnabled !== false) context.on('page', waitForHydrationAfterLoad)
      return context
    })
    for (const context of contexts) await context.close()
  },
  expectAccessible: ({ page }, use) => use(() => expectAccessiblePage(page)),
})

/** Longer than hydration takes on a busy machine; a page whose scripts are blocked or broken continues without it. */
const LONGEST_HYDRATION_MS = 20_000

/**
 * Makes a load end when React has hydrated what can be clicked. The same link is a full load before that and a client navigation
 * after it, so a test that clicks at once would take either path. A load that waits for less, as `commit`, is left as it is.
 */
function waitForHydrationAfterLoad(page: Page) {
  const isEarly = (waitUntil?: string) => waitUntil === 'commit' || waitUntil === 'domcontentloaded'
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!isEarly(options?.waitUntil)) await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!isEarly(options?.waitUntil)) await waitForHydration(page)
    return response
  }
}

async function waitForHydration(page: Page) {
  const isHydrated = () =>
    [...document.querySelectorAll('header a, main button, main form')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  await page.waitForFunction(isHydrated, undefined, { timeout: LONGEST_HYDRATION_MS }).catch(() => undefined)
}

function watchConsole(context: BrowserContext, messages: string[]) {
  context.on('weberror', (webError) => {
    const error = webError.error()
    messages.push(`${error.stack ?? error.message} (${webError.page()?.url()})`)
  })
  context.on('console', (message) => {
    const { url } = message.location()
    const isExpected = message.text() === SERVICE_WORKER_BLOCKED || UNUSED_PRELOAD.test(message.text())
    const isReported = ['error', 'warning'].includes(message.type()) && !isExpected
    // Browsers request /favicon.ico for pages without an icon.
    if (isReported && !url.endsWith('/favicon.ico')) messages.push(`${message.text()} (${url})`)
  })
}

async function expectAccessiblePage(page: Page) {
  // The progress bar is shown during a navigation and belongs to neither page.
  await expect(page.getByRole('progressbar')).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
}

/** Exported here so that a spec needs one import. */
export const expect = test.expect

/** Console messages of a browser that is offline. */
export const OFFLINE_MESSAGES = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503/

/** Waits until the service worker has cached the page, so that it can be read offline. */
export async function waitForCache(page: Page, path: string, where = 'pages') {
  const isCached = () =>
    page.evaluate(
      async ([asked, name]) => {
        const keys = await (await caches.open(name ?? '')).keys()
        return keys.some(({ url }) => new URL(url).pathname === asked)
      },
      [path, where],
    )
  await expect.poll(isCached).toBe(true)
  // Only an active worker serves the cache.
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** Presses the button until the page is there: it may be trying again by itself, and then the button is not pressed. */
export async function tryAgain(page: Page, name: string, shown: Locator) {
  const button = page.getByRole('main').getByRole('button', { name })
  await expect(async () => {
    if (await button.isEnabled({ timeout: 500 }).catch(() => false)) await button.click({ timeout: 1000 })
    await expect(shown).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}
