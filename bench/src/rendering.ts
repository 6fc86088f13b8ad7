import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPart, stopPart } from '@dabali/tooling/part'
import { freePort } from '@dabali/tooling/ports'
import { cpuSecondsIn, cpuSecondsOf, memoryOf } from '@dabali/tooling/process-usage'
import pg from 'pg'
import { record } from './report.ts'
import { countRequests, getPage, loadPage, requestPages } from './requests.ts'

// How fast pages are served from the cache and rendered, and how soon a changed price is visible on two servers.

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 1000)
const PAGES = Number(process.env['BENCH_PAGES'] ?? 200)
const PRICE_CHANGES = 20
const PRICE_CHANGE_MS = 1_000
/** Longer than a site needs to notice a change. */
const NOTICED_MS = 1_500
const LONGEST_DELAY_MS = 10_000

const ROOT = join(import.meta.dirname, '../..')
let folder = ''
const stops: (() => unknown)[] = []
const SECTION = 'Pages of the store, 8 connections'

async function start(name: string, file: string, environment: Record<string, string>) {
  const part = startPart(name, file, environment)
  stops.push(() => stopPart(part))
  await part.ready
  return part
}

/** An API with the demo catalogue and more products, and a connection to its database. */
async function startApi() {
  const port = await freePort()
  const environment = { DATA_DIR: folder, API_PORT: port }
  await stopPart(await start('The API', 'apps/api/src/server.ts', environment))
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'apps/api/src/seed/seed-products.ts'), '--products', String(PRODUCTS)],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) throw new Error('The products could not be made.')
  const part = await start('The API', 'apps/api/src/server.ts', environment)
  const database = new pg.Client({ host: join(folder, 'postgres'), user: 'dabali', database: 'dabali' })
  await database.connect()
  stops.push(() => database.end())
  return { part, port, database }
}

async function startStore(apiOrigin: string) {
  const port = await freePort()
  const part = await start('The store', 'apps/store/src/server.ts', { STORE_PORT: port, API_ORIGIN: apiOrigin })
  return { part, origin: `http://127.0.0.1:${port}` }
}

type Store = Awaited<ReturnType<typeof startStore>>
type Api = Awaited<ReturnType<typeof startApi>>
type Counter = Awaited<ReturnType<typeof countRequests>>
type Subject = { id: number; path: string }

async function findBooks({ database }: Api): Promise<Subject[]> {
  const { rows } = await database.query<{ id: number; slug: string }>(
    "select id, slug from product where is_listed and product_class = 'Book' order by id desc limit $1",
    [PAGES],
  )
  return rows.map(({ id, slug }) => ({ id, path: `/book/${encodeURIComponent(slug)}` }))
}

const setPrice = ({ database }: Api, { id }: Subject, rupees: number) =>
  database.query('update product set selling_price = $1, mrp = $1 where id = $2', [rupees * 100, id])

/** Renders the pages on one store; counts the requests to the API for some of them and the home page on the other. */
async function renderPages(
  title: string,
  paths: readonly string[],
  { api, first, second, counter }: { api: Api; first: Store; second: Store; counter: Counter },
) {
  const behindSeconds = () => cpuSecondsOf(api.part.process.pid) + cpuSecondsIn(folder)
  const before = { site: cpuSecondsOf(first.part.process.pid), behind: behindSeconds() }
  const perSecond = await requestPages(first.origin, paths)
  const perPage = (seconds: number) => (seconds * 1000) / paths.length
  const site = perPage(cpuSecondsOf(first.part.process.pid) - before.site)
  const behind = perPage(behindSeconds() - before.behind)
  const some = paths.slice(0, 20)
  counter.take()
  await requestPages(second.origin, some)
  const requests = counter.take() / some.length
  record(SECTION, title, {
    'per second': perSecond,
    'site CPU ms': site,
    'API and database CPU ms': behind,
    'requests to the API': requests,
  })
}

/** Milliseconds until a changed price is visible on all stores, one for each change, sorted. */
async function measureDelays(api: Api, subject: Subject, stores: readonly Store[]): Promise<number[]> {
  const delays: number[] = []
  for (let at = 0; at < PRICE_CHANGES; at += 1) {
    // Changes at different moments between two polls.
    await pause(500 + ((at * 137) % 500))
    const price = 1001 + at
    const shown = `Rs\u00a0${price.toLocaleString('en-IN')}`
    await setPrice(api, subject, price)
    const changedAt = performance.now()
    for (const { origin } of stores) {
      while (!(await getPage(origin + subject.path)).includes(shown)) {
        if (performance.now() - changedAt > LONGEST_DELAY_MS) throw new Error(`${origin} does not show ${shown}.`)
        await pause(5)
      }
    }
    delays.push(Math.round(performance.now() - changedAt))
  }
  return delays.sort((one, other) => one - other)
}

async function run() {
  const api = await startApi()
  const counter = await countRequests(api.port)
  stops.push(counter.close)
  const first = await startStore(`http://127.0.0.1:${api.port}`)
  const second = await startStore(counter.origin)
  const servers = { api, first, second, counter }
  const books = await findBooks(api)
  const paths = books.map(({ path }) => path)
  const [subject] = books
  if (!subject) throw new Error('There are no products.')

  // Compiles what is executed often.
  await requestPages(
    first.origin,
    paths.map((path) => `/ne${path}`),
  )
  await renderPages('a page that is not cached', paths, servers)
  await setPrice(api, subject, 700)
  await pause(NOTICED_MS)
  await renderPages('a page after a change of a product', paths, servers)

  const url = first.origin + subject.path
  record(SECTION, 'a cached page', { 'per second': await loadPage(url) })
  let rupees = 800
  const timer = setInterval(() => {
    rupees += 1
    void setPrice(api, subject, rupees)
  }, PRICE_CHANGE_MS)
  record(SECTION, 'a cached page, its price changes each second', { 'per second': await loadPage(url) })
  clearInterval(timer)

  const delays = await measureDelays(api, subject, [first, second])
  const [median = 0, longest = 0] = [delays[PRICE_CHANGES / 2], delays.at(-1)]
  record('A changed price on two stores', `${PRICE_CHANGES} changes`, { 'median ms': median, 'longest ms': longest })
  record('Start and memory', 'store, after all pages', { 'memory MB': memoryOf(first.part.process.pid) })
  record('Start and memory', 'API, behind the store', { 'memory MB': memoryOf(api.part.process.pid) })
}

export async function measureRendering(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'dabali-bench-'))
  try {
    await run()
  } finally {
    for (const stop of stops.reverse()) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
