import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openDatabase, openPool } from '../../src/database/database.ts'
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts'
import { migrate } from '../../src/database/migrate.ts'
import { startMailServer } from '../mail-server.ts'
import { makeProduct } from '../make-product.ts'
import { endServers, runServer } from '../start-processes.ts'
import { audit } from './audit.ts'
import { SIZES } from './multi-api-env.ts'
import { inParallel, openAgent } from './send.ts'
import { addressOf, checkOutUntilClear, makeShoppers } from './shoppers.ts'

const KILLS = { api: SIZES.apiKills, postgres: SIZES.postgresKills }
const STOCK = 100_000
const PATIENCE_MS = 40_000

afterEach(endServers)

test(`orders survive ${KILLS.api} kills of an API during checkouts, and ${KILLS.postgres} of PostgreSQL`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-killed-'))
  const postgres = await startEmbeddedPostgres(folder)
  const mail = await startMailServer()
  const { host, user, database: name } = postgres.connection
  const url = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`
  const pool = openPool(postgres.connection)
  await migrate(pool)
  const database = openDatabase(pool)
  const books = await makeProduct(database, { product_class: 'E-book', num_available: STOCK, selling_price: 30_000 })
  await database.insertInto('seeding').values({ part: 'demo' }).execute()

  const environment = { DATABASE_URL: url, DATA_DIR: folder, SMTP_URL: mail.url }
  const apis = await Promise.all([runServer(environment), runServer(environment)])
  const origins = () => apis.map(({ url: each }) => new URL(each).origin)
  const agent = openAgent(32)
  let isOver = false
  const acknowledged: string[] = []
  const buy = async () => {
    for (let batch = 0; !isOver; batch += 1) {
      const shoppers = await patiently(() => makeShoppers(url, 64, () => [{ productId: books.id, quantity: 1 }]))
      await inParallel(shoppers, SIZES.buyersDuringKills, async (shopper, at) => {
        const { answer } = await checkOutUntilClear(shopper, { agent, origins, address: addressOf(batch * 64 + at) })
        expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"number"')])
        acknowledged.push(JSON.parse(answer.body).number)
      })
    }
  }
  const kill = async () => {
    for (let turn = 0; turn < KILLS.api; turn += 1) {
      await pause(randomInt(100, 600))
      const victim = turn % apis.length
      apis[victim]?.process.kill('SIGKILL')
      await apis[victim]?.ended
      if (turn % Math.ceil(KILLS.api / KILLS.postgres) === 1) {
        // The API restarts it.
        process.kill(Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
      }
      apis[victim] = await patiently(async () => {
        const api = await runServer(environment)
        if (api.port === '') throw new Error(api.output.stderr)
        return api
      })
    }
    isOver = true
  }
  await Promise.all([buy(), kill()])

  const rows = async (text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const result = await client.query(text)
    await client.end()
    return result.rows
  }
  // Unpaid orders have their mail some minutes after they were placed.
  await rows(`update "order" set placed_at = placed_at - interval '10 minutes'`)
  await rows(`update outbox set run_at = now() where topic = 'orders.mail' and run_at > now() + interval '1 minute'`)
  // Waits for the outbox; leases of killed workers expire after half a minute.
  const waiting = async () =>
    (await rows("select topic from outbox where topic in ('mail.send', 'orders.mail', 'payments.settle')")).length
  let [left, progressedAt] = [await waiting(), Date.now()]
  while (left > 0 && Date.now() - progressedAt < PATIENCE_MS) {
    await pause(250)
    const now = await waiting()
    if (now < left) progressedAt = Date.now()
    left = now
  }
  expect(await waiting()).toBe(0)
  const numbers = (await rows('select number from "order"')).map(({ number }) => number)
  // Orders were placed between any two kills.
  expect(acknowledged.length).toBeGreaterThan(KILLS.api * 10)
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(numbers.toSorted()).toEqual(acknowledged.toSorted())
  expect(await rows(`select num_available from product where id = ${books.id}`)).toEqual([
    { num_available: STOCK - acknowledged.length },
  ])
  expect(await audit(url)).toEqual({})
  const received = mail.mails.filter(({ subject = '' }) => numbers.some((number) => subject.includes(number)))
  expect(new Set(received.map(({ subject }) => subject)).size).toBe(numbers.length)
  agent.destroy()
  for (const { process: api, ended } of apis) {
    api.kill('SIGTERM')
    await ended
  }
  await database.destroy()
  await postgres.stop()
  await mail.stop()
  rmSync(folder, { recursive: true })
})

/** Retries while a service is away. */
async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < 100; turn += 1) {
    const result = await act().catch(() => undefined)
    if (result !== undefined) return result
    await pause(100)
  }
  return act()
}
