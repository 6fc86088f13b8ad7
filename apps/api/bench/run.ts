import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '@dabali/tooling/process-usage'
import { openBench, report, shuffle } from './api-process.ts'
import {
  countStatements,
  fillAhead,
  load,
  type Measured,
  makeReaders,
  measureCheckouts,
  measureRush,
  purchaseOf,
} from './check-out.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 10_000)

const QUERIES = [
  ...['rain', 'barsha', 'वर्षा', 'kitab', 'mountian', 'ghar'],
  ...['किताब', 'riv', 'himal', 'sapna', 'पहाड', 'kathmandau'],
]

/** A page of a list with a limit that was not asked for before, above every price. */
const unseenList = (at: number) => {
  const page = `/v1/api/products/?page=${(at % 40) + 1}&price_max=${1_000_000 + at}`
  return at % 2 === 0 ? page : `${page}&language=ne&sort=price&price_min=${at % 400}`
}

const bench = openBench()

type Started = Awaited<ReturnType<typeof bench.startServer>>

const serverOf = ({ origin, process: child }: Started) => ({ origin, cpuSeconds: () => bench.cpuSeconds(child) })

const tell = ({ process: { pid } }: Started, { title, perSecond, within, cpu, wrong }: Measured) =>
  report(title, {
    'per second': perSecond,
    'p50 ms': within(0.5),
    'p97.5 ms': within(0.975),
    'p99 ms': within(0.99),
    'server CPU ms': cpu.server,
    'database CPU ms': cpu.database,
    'memory MB': memoryOf(pid),
    ...Object.fromEntries(Object.entries(wrong).map(([status, count]) => [`wrong (${status})`, count])),
  })

async function measure(server: Started, ...loads: Parameters<typeof load>[1][]) {
  for (const each of loads) tell(server, await load(serverOf(server), each))
}

/** What Fastify and PostgreSQL can do here at most; a constant answer has the size of a product. */
async function measureFloor(api: Started) {
  const product = await (await fetch(`${api.origin}/v1/api/products/1/`)).text()
  const file = join(import.meta.dirname, 'floor.ts')
  const floor = await bench.startServer(file, bench.connection.host, String(product.length))
  const body = { url: '/v1/api/products/1/', quantity: 1 }
  await measure(
    floor,
    { title: 'floor: a constant answer', ask: () => ({ path: '/constant/' }) },
    { title: 'floor: one row, read by its key', ask: (at) => ({ path: `/read/${(at % 100) + 1}/` }) },
    { title: 'floor: one row, written', ask: () => ({ path: '/write/', body }) },
    { title: 'floor: nine statements, one written', ask: () => ({ path: '/transaction/', body }) },
  )
  await bench.stop(floor.process)
}

async function run() {
  await bench.fill(PRODUCTS)
  const api = await bench.startApi()
  report('start to first response', { ms: api.milliseconds, 'memory MB': memoryOf(api.process.pid) })
  await measureFloor(api)
  const ids = await bench.productIds()
  const shuffled = shuffle(ids)
  const each = <T>(items: readonly T[], at: number) => items[at % items.length] as T
  const detail = (id: number | undefined) => `/v1/api/products/${id}/`
  const search = (query: string, more = '') => `/v1/api/search/?q=${encodeURIComponent(query)}${more}`
  const words = shuffle(await bench.titleWords())
  // Two words of two titles: so many pairs that none is asked twice.
  const pair = (at: number) => `${each(words, at)} ${each(words, at * 7 + Math.floor(at / words.length) + 1)}`
  const allInTurn = { ask: (at: number) => ({ path: detail(each(shuffled, at)) }) }
  await measure(api, { title: 'detail, all in turn, computed', ...allInTurn, most: shuffled.length })
  await fillAhead(bench.connection.host)
  await measure(
    api,
    { title: 'detail, all in turn, stored ahead', ...allInTurn },
    { title: 'detail, one of a hundred', ask: (at) => ({ path: detail(shuffled[at % 100]) }) },
    { title: 'list of 24, never the same', ask: (at) => ({ path: unseenList(at) }) },
    { title: 'list of 24, the first ten pages', ask: (at) => ({ path: `/v1/api/products/?page=${(at % 10) + 1}` }) },
    { title: 'search, never the same', ask: (at) => ({ path: search(pair(at)) }) },
    { title: 'search, the same twelve', ask: (at) => ({ path: search(each(QUERIES, at)) }) },
    {
      title: 'search with counts, never the same',
      ask: (at) => ({ path: search(pair(at), '&type=product&facets=true') }),
    },
    {
      title: 'suggestions, never the same',
      ask: (at) => ({ path: `/v1/api/search/suggest/?q=${encodeURIComponent(pair(at).slice(0, -2))}` }),
    },
    {
      title: 'add to a new basket',
      ask: (at) => ({ path: '/v1/api/basket/add-product/', body: { url: detail(each(shuffled, at)), quantity: 1 } }),
    },
  )
  const url = `postgres://dabali@/dabali?host=${encodeURIComponent(bench.connection.host)}`
  const books = await bench.productIds('Book')
  tell(api, await measureCheckouts(serverOf(api), { url, productIds: books }))
  await measureRush(api.origin, { url, productIds: books })
  const [purchase, anotherPurchase] = (await makeReaders(url, 2, books)).map(purchaseOf).map(({ headers, body }) => ({
    method: 'POST' as const,
    url: '/v1/api/checkout/',
    headers,
    payload: body,
  }))
  const add = { url: '/v1/api/products/1/', quantity: 1 }
  await countStatements(bench.connection.host, [
    { title: 'detail', request: { url: '/v1/api/products/1/' } },
    { title: 'list', request: { url: '/v1/api/products/' } },
    { title: 'search', request: { url: '/v1/api/search/?q=rain' } },
    { title: 'search with counts', request: { url: '/v1/api/search/?q=rain&type=product&facets=true' } },
    { title: 'basket', request: { url: '/v1/api/basket/' } },
    { title: 'add', request: { method: 'POST', url: '/v1/api/basket/add-product/', payload: add } },
    { title: 'check out', request: purchase ?? {}, again: anotherPurchase ?? {} },
  ])
  const afterBuyers = memoryOf(api.process.pid)
  await pause(10_000)
  report('memory', {
    'after the buyers MB': afterBuyers,
    'ten seconds later MB': memoryOf(api.process.pid),
    'at most MB': memoryOf(api.process.pid, 'VmHWM'),
  })
  await bench.stop(api.process)
}

try {
  await run()
} finally {
  await bench.close()
}
