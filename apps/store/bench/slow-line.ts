import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findBrowser } from '@dabali/tooling/browser'
import { startPart, stopPart } from '@dabali/tooling/part'
import { freePort, siteEnvironment } from '@dabali/tooling/ports'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

// What a phone on a slow line sees of the two sites, and when. The first page of a visitor: nothing is in a cache.

const REPEATS = Number(process.env['BENCH_REPEATS'] ?? 3)
const PHONE = { width: 360, height: 740 }
const LINES = [
  { name: '240 kbps, 600 ms, CPU / 6', kilobits: 240, latency: 600, slowdown: 6 },
  { name: '1.6 Mbps, 150 ms, CPU / 4', kilobits: 1600, latency: 150, slowdown: 4 },
] as const
type Line = (typeof LINES)[number]

const PAGES = [
  { name: 'store, home', site: 'store', path: '/', button: 'main form button, header a[href$="/basket"]' },
  { name: 'store, product', site: 'store', path: '/book/the-rain-ledger', button: '#add-to-cart button' },
  { name: 'culture, home', site: 'culture', path: '/', button: 'header a[href$="/basket"]' },
  {
    name: 'culture, product',
    site: 'culture',
    path: '/record/low-cloud',
    button: 'main form button, header a[href$="/basket"]',
  },
] as const

const say = (title: string, text: string) => process.stdout.write(`${title.padEnd(20)} ${text}\n`)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

type Seen = { first: number; largest: number; usable: number; task: number; event: number }

/** Runs in the page, before anything else of it. */
function watch(button: string) {
  const seen = { first: 0, largest: 0, usable: 0, task: 0, event: 0 }
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
      if (seen.usable > 0) seen.event = Math.max(seen.event, duration)
    },
    { durationThreshold: 16 },
  )
  // React marks the elements whose events it handles.
  const timer = setInterval(() => {
    const element = document.querySelector(button)
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return
    seen.usable = performance.now()
    clearInterval(timer)
  }, 10)
}

const read = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

async function slowDown(session: CDPSession, { kilobits, latency, slowdown }: Line) {
  const bytesPerSecond = (kilobits * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

type Received = { id: string; at: number; bytes: number }

/** What has arrived, by the milliseconds since the page was asked for. */
function countBytes(session: CDPSession) {
  const received: Received[] = []
  const kinds = new Map<string, string>()
  let began = 0
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    began ||= timestamp
    kinds.set(requestId, type)
  })
  // The size of a part is told unpacked, and that of the whole as it was sent.
  session.on('Network.dataReceived', ({ requestId, dataLength, timestamp }) => {
    received.push({ id: requestId, at: (timestamp - began) * 1000, bytes: dataLength })
  })
  const packing = new Map<string, number>()
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const unpacked = received.filter(({ id }) => id === requestId).reduce((sum, { bytes }) => sum + bytes, 0)
    packing.set(requestId, encodedDataLength / (unpacked || 1))
  })
  return (until: number) => {
    const sums = new Map<string, number>()
    for (const { id, at, bytes } of received) {
      const kind = kinds.get(id) ?? 'Other'
      if (at <= until) sums.set(kind, (sums.get(kind) ?? 0) + bytes * (packing.get(id) ?? 1))
    }
    return sums
  }
}

async function openSlowly(browser: Browser, line: Line, button: string) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watch, button)
  await slowDown(session, line)
  return { context, page, bytesUntil: countBytes(session) }
}

async function measurePage(browser: Browser, line: Line, { url, button }: { url: string; button: string }) {
  const { context, page, bytesUntil } = await openSlowly(browser, line, button)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.usable > 0, undefined, {
    timeout: 120_000,
  })
  await page.waitForTimeout(1000)
  const seen = await read(page)
  const result = { ...seen, before: bytesUntil(seen.first), all: bytesUntil(Number.POSITIVE_INFINITY) }
  await context.close()
  return result
}

const DATA = /<script[^>]*>(?:self\.__next_f|\(self\.__next_f)[\s\S]*?<\/script>/g

/** How much of a page the data of the router are, as it is sent. */
async function sayDocument(name: string, url: string) {
  const html = await (await fetch(url)).text()
  const whole = brotliCompressSync(html).length
  const without = brotliCompressSync(html.replace(DATA, '')).length
  const data = [...html.matchAll(DATA)].reduce((sum, [text]) => sum + text.length, 0)
  say(
    name,
    `document ${kilobytes(whole)}, without the data of the router ${kilobytes(without)}; ${Math.round((100 * data) / html.length)} % of its ${kilobytes(html.length)} are data`,
  )
}

const written = (sums: Map<string, number>) =>
  [...sums].map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`).join(', ')

async function measureLine(browser: Browser, line: Line, origins: Record<'store' | 'culture', string>) {
  say('', line.name)
  for (const { name, site, path, button } of PAGES) {
    const runs: Awaited<ReturnType<typeof measurePage>>[] = []
    for (let at = 0; at < REPEATS; at += 1) {
      runs.push(await measurePage(browser, line, { url: origins[site] + path, button }))
    }
    const of = (key: keyof Seen) => median(runs.map((run) => run[key]))
    say(
      name,
      `first paint ${seconds(of('first'))}, largest ${seconds(of('largest'))}, usable ${seconds(of('usable'))}, longest task ${Math.round(of('task'))} ms`,
    )
    const [run] = runs
    if (run) say('', `before the first paint: ${written(run.before)}; in all: ${written(run.all)}`)
  }
}

/** From the tap on a book to the title of its page, and the longest delay of "Add to cart" there. */
async function measureTaps(browser: Browser, line: Line, origin: string) {
  const titles: number[] = []
  const delays: number[] = []
  for (let at = 0; at < REPEATS; at += 1) {
    const { context, page } = await openSlowly(browser, line, 'header a[href$="/basket"]')
    await page.goto(`${origin}/books`, { waitUntil: 'networkidle', timeout: 120_000 })
    const link = page.locator('main a[href*="/book/"]:not([href*="/list/"])').first()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      const old = document.querySelector('h1')?.textContent
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            // The page before is kept, and hidden.
            const titles = [...document.querySelectorAll('h1')]
            if (titles.some((title) => title.checkVisibility() && title.textContent !== old))
              document.documentElement.dataset['titleAfter'] = String(performance.now() - timeStamp)
            else requestAnimationFrame(look)
          }
          look()
        },
        { capture: true, once: true },
      )
    })
    await link.tap()
    await page.waitForFunction(() => document.documentElement.dataset['titleAfter'], undefined, { timeout: 60_000 })
    titles.push(Number(await page.evaluate(() => document.documentElement.dataset['titleAfter'])))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      ;(globalThis as unknown as { seen: Seen }).seen.event = 0
    })
    await page.locator('#add-to-cart button').tap()
    await page.waitForTimeout(1500)
    delays.push((await read(page)).event)
    await context.close()
  }
  say(
    'store, list',
    `tap to title ${Math.round(median(titles))} ms; longest delay of "Add to cart" ${Math.round(median(delays))} ms`,
  )
}

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-slow-line-'))
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const start = async (name: string, file: string, environment: Record<string, string>) => {
    const part = startPart(name, file, environment)
    stops.push(() => stopPart(part))
    await part.ready
  }
  try {
    const [apiPort, storePort, culturePort] = [await freePort(), await freePort(), await freePort()]
    const ports = { SANDBOX_PORT: await freePort(), SANDBOX_SMTP_PORT: await freePort() }
    const origins = { store: `http://localhost:${storePort}`, culture: `http://localhost:${culturePort}` }
    const environment = {
      ...siteEnvironment({}, ports),
      DATA_DIR: folder,
      API_PORT: apiPort,
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      STORE_PORT: storePort,
      CULTURE_PORT: culturePort,
      SITE_ORIGINS: `${origins.store},${origins.culture}`,
      PIXEL_URL: '',
    }
    await start('The API', 'apps/api/src/server.ts', environment)
    await start('The store', 'apps/store/src/server.ts', environment)
    await start('The culture site', 'apps/culture/src/server.ts', environment)
    const browser = await chromium.launch(await findBrowser())
    stops.push(() => browser.close())
    // Each page is rendered and compressed before it is measured, as one that is served often.
    for (const { name, site, path } of PAGES) {
      for (let times = 0; times < 20; times += 1) await (await fetch(origins[site] + path)).arrayBuffer()
      await sayDocument(name, origins[site] + path)
    }
    for (const line of LINES) await measureLine(browser, line, origins)
    await measureTaps(browser, LINES[1], origins.store)
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

await run()
