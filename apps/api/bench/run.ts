import { numbers, openBench, say, shuffle } from './api-process.ts'
import {
  countStatements,
  load,
  type Measured,
  makeReaders,
  measureCheckouts,
  measureRush,
  purchaseOf,
} from './check-out.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 10_000)

const bench = openBench()

async function run() {
  await bench.fill(PRODUCTS)
  const api = await bench.startApi()
  say(`start to first answer: ${api.milliseconds} ms`)
  const ids = await bench.productIds()
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
  const url = `postgres://dabali@/dabali?host=${encodeURIComponent(bench.connection.host)}`
  const books = await bench.productIds('Book')
  tell(await measureCheckouts(api.origin, { url, productIds: books }))
  for (const line of await measureRush(api.origin, { url, productIds: books })) say(line)
  const [purchase, anotherPurchase] = (await makeReaders(url, 2, books)).map(purchaseOf).map(({ headers, body }) => ({
    method: 'POST' as const,
    url: '/v1/api/checkout/',
    headers,
    payload: body,
  }))
  const add = { url: '/v1/api/products/1/', quantity: 1 }
  const counted = await countStatements(bench.connection.host, [
    { title: 'detail', request: { url: '/v1/api/products/1/' } },
    { title: 'list', request: { url: '/v1/api/products/' } },
    { title: 'search', request: { url: '/v1/api/search/?q=rain' } },
    { title: 'search with counts', request: { url: '/v1/api/search/?q=rain&type=product&facets=true' } },
    { title: 'basket', request: { url: '/v1/api/basket/' } },
    { title: 'add', request: { method: 'POST', url: '/v1/api/basket/add-product/', payload: add } },
    { title: 'check out', request: purchase ?? {}, again: anotherPurchase ?? {} },
  ])
  for (const line of counted) say(line)
  say(
    `resident memory after all this: ${bench.memory(api.process, 'VmRSS')} MB, at most ${bench.memory(api.process, 'VmHWM')} MB`,
  )
  await bench.stopApi(api.process)
}

try {
  await run()
} finally {
  await bench.close()
}
