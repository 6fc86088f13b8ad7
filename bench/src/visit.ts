import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, type CDPSession, devices, type Page } from '@playwright/test'
import type { DevTools, PageSession } from './devtools.ts'

export type Line = { name: string; kilobits: number; latency: number; slowdown: number }

export const LINES = {
  slow: { name: '240 kbps, 600 ms, CPU / 6', kilobits: 240, latency: 600, slowdown: 6 },
  usual: { name: '1.6 Mbps, 150 ms, CPU / 4', kilobits: 1600, latency: 150, slowdown: 4 },
} satisfies Record<string, Line>

/** A small phone; the rest is what Playwright knows of it. */
const PHONE = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }
const LONGEST_MS = 120_000
/** What is loaded once a page is usable, such as its complete styles. */
const AFTERWARDS_MS = 1000

export type Seen = Record<'first' | 'largest' | 'arrived' | 'usable' | 'task' | 'event', number>

/** Runs in the page, before anything else of it. */
function watch(button: string) {
  const seen = { first: 0, largest: 0, arrived: 0, usable: 0, task: 0, event: 0 }
  Object.assign(globalThis, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('longtask', ({ duration }) => {
    seen.task = Math.max(seen.task, duration)
  })
  observe(
    'event',
    ({ duration }) => {
      seen.event = Math.max(seen.event, duration)
    },
    { durationThreshold: 16 },
  )
  // React marks the elements whose events it handles.
  const timer = setInterval(() => {
    const element = document.querySelector(button)
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return
    seen.usable = performance.now()
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name))
    seen.arrived = Math.max(0, ...scripts.map((script) => (script as PerformanceResourceTiming).responseEnd))
    clearInterval(timer)
  }, 10)
}

export const readSeen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

async function slowDown(send: PageSession, { kilobits, latency, slowdown }: Line) {
  const bytesPerSecond = (kilobits * 1000) / 8
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Bytes as they were sent, by the kind of what was loaded. */
function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return { bytes, requests: () => kinds.size }
}

type Visit = { button: string; line?: Line; options?: BrowserContextOptions }

/** A phone of a visitor who has nothing in a cache. */
export async function openPhone(browser: Browser, { line, button, options }: Visit) {
  const context = await browser.newContext({ ...PHONE, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watch, button)
  await session.send('Network.enable')
  // The types of Playwright name each method.
  if (line) await slowDown((method, params) => session.send(method as 'Network.enable', params as undefined), line)
  return { context, page, session, loaded: countBytes(session) }
}

/** What a page loads until it is usable, and shortly afterwards. */
export async function visit(browser: Browser, url: string, how: Visit) {
  const { context, page, loaded } = await openPhone(browser, how)
  try {
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.usable > 0, undefined, {
      timeout: LONGEST_MS,
    })
    await page.waitForTimeout(AFTERWARDS_MS)
    return { bytes: loaded.bytes, requests: loaded.requests() }
  } finally {
    await context.close()
  }
}

const SCREEN = { ...PHONE.viewport, deviceScaleFactor: PHONE.deviceScaleFactor, mobile: true }
/** How often a page is asked whether it is usable. */
const ASK_EVERY_MS = 250

/** Opens a page over a line on the same phone, with nothing that makes it slower. */
export async function time(devTools: DevTools, url: string, { line, button }: { line: Line; button: string }) {
  const { send, close } = await devTools.openPage()
  try {
    for (const domain of ['Page', 'Network', 'Performance']) await send(`${domain}.enable`)
    await send('Emulation.setDeviceMetricsOverride', SCREEN)
    await send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await send('Emulation.setUserAgentOverride', { userAgent: PHONE.userAgent })
    // Node runs TypeScript by removing its types, so that this is JavaScript.
    const source = `(${watch})(${JSON.stringify(button)})`
    await send('Page.addScriptToEvaluateOnNewDocument', { source })
    await slowDown(send, line)
    await send('Page.navigate', { url })
    const endsAt = performance.now() + LONGEST_MS
    while (!((await seenIn(send))?.usable ?? 0)) {
      if (performance.now() > endsAt) throw new Error(`${url} is not usable after ${LONGEST_MS} ms.`)
      await pause(ASK_EVERY_MS)
    }
    const scripts = await scriptTime(send)
    await pause(AFTERWARDS_MS)
    const seen = await seenIn(send)
    if (!seen) throw new Error(`${url} went to another page.`)
    return { ...seen, scripts }
  } finally {
    await close()
  }
}

async function seenIn(send: PageSession): Promise<Seen | undefined> {
  const { result } = await send('Runtime.evaluate', { expression: 'globalThis.seen', returnByValue: true })
  return Object(result).value
}

/** Milliseconds that the page spent on scripts. */
async function scriptTime(send: PageSession): Promise<number> {
  const { metrics } = await send('Performance.getMetrics')
  const all = metrics as { name: string; value: number }[]
  return 1000 * (all.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}
