import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from '@dabali/tooling/browser'
import { addToBasket, BOOK } from '@dabali/tooling/checkout-steps'
import { freePort } from '@dabali/tooling/ports'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { connectDevTools, type DevTools } from './devtools.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureRendering } from './rendering.ts'
import { median, record } from './report.ts'
import { FLOOR, FLOORS, ROUTES, type Route } from './routes.ts'
import { type Servers, startServers } from './servers.ts'
import { measureTaps } from './taps.ts'
import { LINES, type Line, type Seen, time, visit } from './visit.ts'

const REPEATS = Number(process.env['BENCH_REPEATS'] ?? 3)
const ROOT = join(import.meta.dirname, '../..')
const TASKS = ['@dabali/store#build', '@dabali/culture#build', '@dabali/demo#build', '@dabali/empty-site#measure']
/** A page that is served this often is compressed with the best quality. */
const WARM_REQUESTS = 20
/** A page of another shop, measured among ours. */
const PEER = process.env['BENCH_PEER']

type Timed = Awaited<ReturnType<typeof time>>
type Subject = Route & { url: string; options?: BrowserContextOptions }

export async function measurePages(): Promise<void> {
  const { status } = spawnSync('turbo', ['run', ...TASKS, '--output-logs=errors-only'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('The sites could not be built.')
  const servers = await startServers()
  const port = Number(await freePort())
  const { args = [], ...options } = await findBrowser()
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  const devTools = await connectDevTools(port)
  try {
    const subjects = await subjectsOf(browser, servers)
    for (const { url } of subjects)
      for (let times = 0; times < WARM_REQUESTS; times += 1) await (await fetch(url)).arrayBuffer()
    for (const subject of subjects) await measureBytes(browser, subject)
    for (const line of Object.values(LINES))
      await measureLine(
        devTools,
        line,
        subjects.filter(({ isTimed }) => isTimed),
      )
    await measureTaps(browser, { origins: servers.origins, line: LINES.usual, repeats: 2 * REPEATS + 1 })
    await measureLighthouse(subjects, REPEATS)
    servers.recordMemory()
  } finally {
    devTools.close()
    await browser.close()
    await servers.stop()
  }
  await measureRendering()
}

/** The floors first, and a peer if there is one; each with the cart that it needs. */
async function subjectsOf(browser: Browser, { origins }: Servers): Promise<Subject[]> {
  const peer: Subject[] = PEER
    ? [{ name: `peer: ${PEER}`, site: 'floor', path: '', url: PEER, button: 'main button', isTimed: true }]
    : []
  const subjects: Subject[] = []
  for (const route of [...FLOORS, ...ROUTES]) {
    const url = origins[route.site] + route.path
    if (route.hasCart) subjects.push({ ...route, url, options: await cartOf(browser, origins[route.site]) })
    else subjects.push({ ...route, url })
  }
  return [...peer, ...subjects]
}

async function cartOf(browser: Browser, origin: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/basket`)
  await addToBasket(page, BOOK, undefined, origin)
  await page.goto(`${origin}/basket`, { waitUntil: 'networkidle' })
  const storageState = await context.storageState()
  await context.close()
  return { storageState }
}

/** Exact but for a few bytes of headers: what a first visit loads, at the full speed of the machine. */
async function measureBytes(browser: Browser, { name, url, button, options = {} }: Subject) {
  const { bytes, requests } = await visit(browser, url, { button, options })
  const { Document = 0, Script = 0, Stylesheet = 0, Image = 0, Font = 0, ...others } = bytes
  const kilobytes = (value: number) => value / 1000
  record('Pages, kB as sent', name, {
    document: kilobytes(Document),
    scripts: kilobytes(Script),
    styles: kilobytes(Stylesheet),
    pictures: kilobytes(Image),
    fonts: kilobytes(Font),
    others: kilobytes(Object.values(others).reduce((sum, value) => sum + value, 0)),
    requests,
  })
}

/** All subjects in turn, and that several times, so that a busy moment of the machine meets each of them. */
async function measureLine(devTools: DevTools, line: Line, subjects: readonly Subject[]) {
  const runs = new Map(subjects.map(({ name }) => [name, [] as Timed[]]))
  for (let at = 0; at < REPEATS; at += 1)
    for (const { name, url, button } of subjects) runs.get(name)?.push(await time(devTools, url, { line, button }))
  const floor = medianOf(runs.get(FLOOR.name) ?? [])
  for (const [name, all] of runs) {
    const { first, largest, arrived, usable, scripts, task } = medianOf(all)
    record(line.name, name, {
      'first paint ms': first,
      'largest paint ms': largest,
      'scripts arrived ms': arrived,
      'usable ms': usable,
      'usable / floor': usable / floor.usable,
      'scripts ms': scripts,
      'scripts / floor': scripts / floor.scripts,
      'longest task ms': task,
    })
  }
}

function medianOf(runs: readonly Timed[]) {
  const of = (key: keyof Seen | 'scripts') => median(runs.map((run) => run[key]))
  return {
    ...{ first: of('first'), largest: of('largest'), arrived: of('arrived'), usable: of('usable') },
    ...{ scripts: of('scripts'), task: of('task') },
  }
}
