import { setTimeout as pause } from 'node:timers/promises'
import { type LoadOptions, sendLoad } from '@dabali/tooling/load'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { buildApp } from '../src/app.ts'
import { cacheTagQueries } from '../src/cache-tags/queries.ts'
import { storedResponses } from '../src/cache-tags/stored-responses.ts'
import { openCatalogue } from '../src/catalogue/catalogue.ts'
import { fillResponses } from '../src/catalogue/detail/stored-products.ts'
import { DEFAULT_VAT } from '../src/catalogue/price.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { statementsOf } from '../test/make-database.ts'
import { type Answer, inParallel, openAgent, send } from '../test/reliability/send.ts'
import { addressOf, makeShoppers, type Shopper } from '../test/reliability/shoppers.ts'
import { report } from './api-process.ts'

const CONNECTIONS = 8
const CHECKOUTS = 5000
/** Sent before the measurement: their code is still being compiled. */
const FIRST_CHECKOUTS = 1500

const ADDRESS = {
  country: 'NP',
  first_name: 'Maya',
  last_name: 'Gurung',
  line1: 'Patan 7',
  line4: 'Lalitpur',
  phone_number: '9841234567',
}

/** The checkout request for the cart. */
export const purchaseOf = ({ cookie, basketId, email }: Shopper, at: number) => ({
  headers: { Cookie: cookie, 'X-Forwarded-For': addressOf(at), 'Idempotency-Key': basketId },
  body: { basket: basketId, payment_method: 'esewa', guest_email: email },
})

const STOCK = 1_000_000

/** Shoppers with an address and carts of two different books. */
export async function makeReaders(url: string, count: number, productIds: readonly number[]): Promise<Shopper[]> {
  const shoppers = await makeShoppers(url, count, (at) =>
    [0, 1].map((step) => ({ productId: productIds[(2 * at + step) % productIds.length] ?? 0, quantity: 1 })),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Nothing sells out and no delivery time is full during a measurement.
  await client.query('update delivery_window set capacity = $1', [STOCK])
  await client.query('update product set num_available = $1 where num_available is not null and id = any ($2)', [
    STOCK,
    productIds,
  ])
  await client.query('update basket set shipping_address = $1 where shipping_address is null', [
    JSON.stringify(ADDRESS),
  ])
  await client.end()
  return shoppers
}

/** Carts of two different books, each checked out once with a key of its own. */
export async function measureCheckouts(
  server: Server,
  { url, productIds }: { url: string; productIds: readonly number[] },
): Promise<Measured> {
  const shoppers = await makeReaders(url, CHECKOUTS, productIds)
  const ask = (at: number) => {
    const shopper = shoppers[at]
    if (!shopper) throw new Error('There are no more shoppers.')
    return { path: '/v1/api/checkout/', ...purchaseOf(shopper, at) }
  }
  return load(server, { title: 'check out two books', ask, first: FIRST_CHECKOUTS, most: CHECKOUTS })
}

const RUSH = 2000

/**
 * Two thousand concurrent buyers, each with a connection of their own. After a 503 the same request is sent again with
 * the same key when Retry-After has passed. Reports the first responses and fails unless every buyer has bought once.
 */
export async function measureRush(
  origin: string,
  { url, productIds }: { url: string; productIds: readonly number[] },
): Promise<void> {
  const shoppers = await makeReaders(url, RUSH, productIds)
  const agent = openAgent(RUSH)
  const began = performance.now()
  const tries = await inParallel(shoppers, RUSH, async (shopper, at) => {
    const answers: Answer[] = []
    for (;;) {
      const answer = await send(agent, `${origin}/v1/api/checkout/`, purchaseOf(shopper, at))
      answers.push(answer)
      if (answer.status !== 503 || answer.retryAfter === undefined) return answers
      await pause(Number(answer.retryAfter) * 1000)
    }
  })
  const milliseconds = Math.round(performance.now() - began)
  agent.destroy()
  const bought = tries.filter((answers) => answers.at(-1)?.status === 200).length
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select (select count(*)::integer from "order" where basket_id = any ($1)) as orders,
      (select sum($2 - num_available)::integer from product where num_available is not null and id = any ($3)) as sold`,
    [shoppers.map(({ basketId }) => basketId), STOCK, productIds],
  )
  await client.end()
  const [{ orders, sold }] = rows
  if (bought !== RUSH || orders !== RUSH || sold !== RUSH * 2)
    throw new Error(`${RUSH} buyers: ${bought} were told that they had bought, ${orders} orders, ${sold} books sold.`)
  const first = tries.flatMap(([answer]) => answer ?? [])
  const tell = (title: string, answers: Answer[]) => {
    const times = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const within = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
    report(title, { buyers: answers.length, 'p50 ms': within(0.5), 'p99 ms': within(0.99) })
  }
  tell(
    `${RUSH} buyers at once, served`,
    first.filter(({ status }) => status === 200),
  )
  tell(
    `${RUSH} buyers at once, told to try again`,
    first.filter(({ status }) => status === 503),
  )
  report('until all had bought', { ms: milliseconds, 'tries at most': Math.max(...tries.map(({ length }) => length)) })
}

/** `again` replaces a request that can be made only once. */
type Asked = { title: string; request: InjectOptions; again?: InjectOptions }

/**
 * The number of statements of each request, begin and commit included: the first time, and once its response is cached.
 */
export async function countStatements(host: string, asked: readonly Asked[]): Promise<void> {
  const pool = openPool({ host, user: 'dabali', database: 'dabali' })
  const database = openDatabase(pool)
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(host) })
  const app = buildApp({ database, media })
  for (const { title, request, again: next = request } of asked) {
    const first = await statementsOf(pool, () => app.inject(request))
    const again = await statementsOf(pool, () => app.inject(next))
    report(`statements of ${title}`, { first: first.length, again: again.length })
  }
  await app.close()
  await pool.end()
}

/** Stores what is missing, as a job does some minutes after a start, but without its rests. */
export async function fillAhead(host: string): Promise<void> {
  const pool = openPool({ host, user: 'dabali', database: 'dabali' })
  const database = openDatabase(pool)
  const fill = fillResponses({
    catalogue: openCatalogue(database),
    stored: storedResponses(cacheTagQueries(database), { vat: DEFAULT_VAT }),
    vat: DEFAULT_VAT,
    isStopping: () => false,
    rest: async () => false,
  })
  const began = performance.now()
  for (let before = -1, now = 0; before !== now; ) {
    await fill()
    before = now
    now = await countStored(pool)
  }
  const milliseconds = performance.now() - began
  report('responses stored ahead', { ms: Math.round(milliseconds), responses: await countStored(pool) })
  await pool.end()
}

async function countStored(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query('select count(*)::integer as count from stored_response')
  return rows[0].count
}

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)

/** `first` requests are sent before the measurement; default: those of two seconds. `most` counts them, too. */
export type Load = { title: string; first?: number } & Pick<LoadOptions, 'ask' | 'most'>
/** The server that is measured, and the processor time of it and of PostgreSQL so far. */
export type Server = { origin: string; cpuSeconds: () => Cpu }
type Cpu = { server: number; database: number }
/** `cpu` is in milliseconds for a request. */
export type Measured = { title: string; cpu: Cpu } & Awaited<ReturnType<typeof sendLoad>>

/** Sends requests over eight connections, first without and then with a measurement. */
export async function load({ origin, cpuSeconds }: Server, { title, ask, first, most }: Load): Promise<Measured> {
  let asked = 0
  const next = () => ask(asked++)
  const during = (seconds: number, requests?: number) =>
    sendLoad(origin, {
      connections: CONNECTIONS,
      ask: next,
      ...(requests === undefined ? { signal: AbortSignal.timeout(seconds * 1000) } : { most: requests }),
    })
  await during(2, first)
  const before = cpuSeconds()
  const measured = await during(SECONDS, most === undefined ? undefined : most - asked)
  return { title, ...measured, cpu: cpuOf(before, cpuSeconds(), measured.requests) }
}

function cpuOf(before: Cpu, after: Cpu, requests: number): Cpu {
  const perRequest = (seconds: number) => (1000 * seconds) / requests
  return { server: perRequest(after.server - before.server), database: perRequest(after.database - before.database) }
}
