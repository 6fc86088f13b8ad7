import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { makeReaders, measureCheckouts, measureRush, purchaseOf } from './check-out.ts'
import { countStatements, load, type Measured } from './load.ts'

const API = join(import.meta.dirname, '..')
const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 10_000)

const folder = mkdtempSync(join(tmpdir(), 'dabali-bench-'))
const environment = { PATH: process.env['PATH'], DATA_DIR: folder, API_PORT: '0' }
const running = new Set<ChildProcess>()
const say = (text: string) => process.stdout.write(`${text}\n`)

async function run() {
  const first = await startApi()
  say(`first start, demo and all: ${first.milliseconds} ms`)
  await stopApi(first.process)
  const seeding = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [join(API, 'src/seed/seed-products.ts'), '--products', String(PRODUCTS)],
    { env: environment, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) throw new Error('The products could not be made.')
  say(`${PRODUCTS} products: ${Math.round(performance.now() - seeding)} ms`)

  const api = await startApi()
  say(`start to first answer: ${api.milliseconds} ms`)
  const ids = await productIds()
  const shuffled = shuffle(ids)
  const queries = [
    'rain',
    'barsha',
    'वर्षा',
    'kitab',
    'mountian',
    'ghar',
    'किताब',
    'riv',
    'himal',
    'sapna',
    'पहाड',
    'kathmandau',
  ]
  const tell = ({ title, perSecond, p50, p95, p99, wrong }: Measured) =>
    say(
      `${title.padEnd(34)} ${String(perSecond).padStart(7)}/s   p50 ${p50} ms   p97.5 ${p95} ms   p99 ${p99} ms${wrong > 0 ? `   ${wrong} wrong` : ''}`,
    )
  const measure = async (...loads: Parameters<typeof load>[1][]) => {
    for (const each of loads) tell(await load(api.origin, each))
  }
  await measure(
    { title: 'detail, any of all', paths: shuffled.map((id) => `/v1/api/products/${id}/`) },
    { title: 'detail, one of a hundred', paths: shuffled.slice(0, 100).map((id) => `/v1/api/products/${id}/`) },
    { title: 'list of 24, the first ten pages', paths: numbers(10).map((page) => `/v1/api/products/?page=${page}`) },
    {
      title: 'list of 24, any page and filter',
      paths: shuffle(
        numbers(400).flatMap((page) => [
          `/v1/api/products/?page=${page}`,
          `/v1/api/products/?page=${(page % 40) + 1}&language=ne&sort=price&price_min=${page}`,
        ]),
      ),
    },
    { title: 'search', paths: queries.map((q) => `/v1/api/search/?q=${encodeURIComponent(q)}`) },
    {
      title: 'search with counts and choices',
      paths: queries.flatMap((q) => {
        const asked = `/v1/api/search/?q=${encodeURIComponent(q)}&type=product&facets=true`
        return [asked, `${asked}&language=ne`, `${asked}&price_max=600&in_stock=true&sort=price`]
      }),
    },
    { title: 'suggestions', paths: queries.map((q) => `/v1/api/search/suggest/?q=${encodeURIComponent(q)}`) },
    {
      title: 'add to a new basket',
      method: 'POST',
      paths: ['/v1/api/basket/add-product/'],
      bodies: shuffled.slice(0, 1).map((id) => JSON.stringify({ url: `/v1/api/products/${id}/`, quantity: 1 })),
    },
  )
  const url = `postgres://dabali@/dabali?host=${encodeURIComponent(join(folder, 'postgres'))}`
  const books = await productIds('Book')
  tell(await measureCheckouts(api.origin, { url, productIds: books }))
  for (const line of await measureRush(api.origin, { url, productIds: books })) say(line)
  const [purchase, anotherPurchase] = (await makeReaders(url, 2, books)).map(purchaseOf).map(({ headers, body }) => ({
    method: 'POST' as const,
    url: '/v1/api/checkout/',
    headers,
    payload: body,
  }))
  const add = { url: '/v1/api/products/1/', quantity: 1 }
  const counted = await countStatements(join(folder, 'postgres'), [
    { title: 'detail', request: { url: '/v1/api/products/1/' } },
    { title: 'list', request: { url: '/v1/api/products/' } },
    { title: 'search', request: { url: '/v1/api/search/?q=rain' } },
    { title: 'search with counts', request: { url: '/v1/api/search/?q=rain&type=product&facets=true' } },
    { title: 'basket', request: { url: '/v1/api/basket/' } },
    { title: 'add', request: { method: 'POST', url: '/v1/api/basket/add-product/', payload: add } },
    { title: 'check out', request: purchase ?? {}, again: anotherPurchase ?? {} },
  ])
  for (const line of counted) say(line)
  say(`resident memory after all this: ${memory(api.process, 'VmRSS')} MB, at most ${memory(api.process, 'VmHWM')} MB`)
  await stopApi(api.process)
}

async function startApi() {
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', join(API, 'src/server.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  let text = ''
  child.stdout.setEncoding('utf8')
  while (!/ready at (\S+)\/v1\//.test(text)) {
    const [chunk] = await once(child.stdout, 'data')
    text += chunk
  }
  const [, origin = ''] = /ready at (\S+)\/v1\//.exec(text) ?? []
  await (await fetch(`${origin}/v1/api/products/?page_size=1`)).arrayBuffer()
  return { process: child, origin, milliseconds: Math.round(performance.now() - began) }
}

async function stopApi(child: ChildProcess) {
  running.delete(child)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function productIds(productClass?: string): Promise<number[]> {
  const client = new pg.Client({ host: join(folder, 'postgres'), user: 'dabali', database: 'dabali' })
  await client.connect()
  const { rows } = await client.query(
    `select id from product
    where is_listed and coalesce(num_available, 1) > 0 and product_class = coalesce($1, product_class) order by id`,
    [productClass],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

function memory(child: ChildProcess, field: 'VmRSS' | 'VmHWM') {
  const [, kilobytes = '0'] =
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Deterministic, so that runs are comparable. */
function shuffle<T>(items: T[]): T[] {
  const mixed = [...items]
  let state = 7
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one]
  }
  return mixed
}

try {
  await run()
} finally {
  for (const child of running) await stopApi(child)
  rmSync(folder, { recursive: true, force: true })
}
