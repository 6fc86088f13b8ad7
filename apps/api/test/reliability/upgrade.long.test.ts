import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts'
import { listMigrations } from '../../src/database/migrate.ts'
import { endServers, runServer } from '../start-processes.ts'
import { openAgent, send } from './send.ts'
import { addressOf, makeShoppers } from './shoppers.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const MIGRATIONS = 'apps/api/src/database/migrations/'
const BUYERS = 4
const READS = ['products/', 'products/1/', 'artists/', 'events/', 'search/?q=rain', 'interviews/']

afterEach(endServers)

const git = (...values: string[]) => execFileSync('git', values, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 })

/** The last release; before the first one, the newest commit whose database this one upgrades. */
function findRelease(current: readonly string[]) {
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean)
  const commits = git('rev-list', '--first-parent', '--max-count=500', 'HEAD').split('\n').filter(Boolean)
  return [...tags, ...commits].find((commit) => {
    const names = git('ls-tree', '--name-only', commit, MIGRATIONS).split('\n').filter(Boolean)
    const before = names.map((name) => name.slice(MIGRATIONS.length))
    return before.length < current.length && before.every((name, at) => name === current[at])
  })
}

/** The files of a release with the dependencies of this one, as far as it has the same. */
function checkOutRelease(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-release-'))
  const archive = execFileSync('git', ['archive', commit, 'apps/api', 'packages', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const each of globSync('{apps/api,packages/*}/{node_modules,dist}', { cwd: ROOT }))
    if (existsSync(join(folder, each, '..')))
      cpSync(join(ROOT, each), join(folder, each), { recursive: true, verbatimSymlinks: true })
  return { server: join(folder, 'apps/api/src/server.ts'), remove: () => rmSync(folder, { recursive: true }) }
}

type Counted = { origin: string; number?: string }

/** Buyers and readers without a second try: what is not answered has failed. */
function startLoad({ url, bookId }: { url: string; bookId: number }, origins: () => string[]) {
  const agent = openAgent(2 * BUYERS)
  const [orders, failures]: [Counted[], string[]] = [[], []]
  let isOver = false
  let turn = 0
  const ask = async (path: string, request: Parameters<typeof send>[2]) => {
    const all = origins()
    const origin = all[turn++ % all.length] ?? ''
    const answer = await send(agent, `${origin}/v1/api/${path}`, request).catch((error: Error) => error)
    const isFailure = answer instanceof Error || answer.status >= 400
    if (isFailure)
      failures.push(`${path} ${answer instanceof Error ? answer.message : `${answer.status} ${answer.body}`}`)
    return isFailure ? undefined : { origin, body: answer.body }
  }
  const buy = async (buyer: number) => {
    for (let at = buyer; !isOver; at += BUYERS) {
      const headers = { 'X-Forwarded-For': addressOf(at) }
      await ask(READS[at % READS.length] ?? '', { method: 'GET', headers })
      const [shopper] = await makeShoppers(url, 1, () => [{ productId: bookId, quantity: 1 }])
      if (!shopper) continue
      const answer = await ask('checkout/', {
        headers: { ...headers, Cookie: shopper.cookie, 'Idempotency-Key': shopper.basketId },
        body: { basket: shopper.basketId, payment_method: 'esewa', guest_email: shopper.email },
      })
      if (answer) orders.push({ origin: answer.origin, number: JSON.parse(answer.body).number })
    }
  }
  const done = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))
  return {
    orders,
    failures,
    async stop() {
      isOver = true
      await done
      agent.destroy()
    },
  }
}

test.skipIf(!existsSync(join(ROOT, '.git')))(
  'orders go on without a failed request while a new release migrates the database and takes over',
  async () => {
    const current = await listMigrations()
    const commit = findRelease(current)
    if (commit === undefined) throw new Error('The history has no release before this one: fetch all of it.')
    const release = checkOutRelease(commit)
    const before = readdirSync(join(release.server, '../database/migrations'))
    const folder = mkdtempSync(join(tmpdir(), 'dabali-upgrade-'))
    const postgres = await startEmbeddedPostgres(folder)
    const { host, user, database: name } = postgres.connection
    const url = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`
    const environment = { DATABASE_URL: url, DATA_DIR: folder }
    const client = new pg.Client({ connectionString: url })

    const older = await runServer(environment, release.server)
    expect(older.output.stderr).toBe('')
    await client.connect()
    const { rows: books } = await client.query(
      "select id from product where product_class = 'E-book' and is_listed order by id limit 1",
    )
    const countMigrations = async () => (await client.query('select from migration')).rowCount
    expect(await countMigrations()).toBe(before.length)
    const origins = [new URL(older.url).origin]
    const load = startLoad({ url, bookId: books[0].id }, () => origins)
    /** Waits for so many more orders of an API. */
    const ordersOf = async (origin: string | undefined, count: number) => {
      const from = load.orders.length
      const isOf = (order: Counted) => order.origin === origin
      while (load.orders.slice(from).filter(isOf).length < count) {
        expect(load.failures).toEqual([])
        await pause(50)
      }
    }
    await ordersOf(origins[0], 20)

    const newer = await runServer(environment)
    expect(newer.output.stderr).toBe('')
    expect(await countMigrations()).toBe(current.length)
    // The release before goes on, on a database that it does not know.
    await ordersOf(origins[0], 20)
    origins.push(new URL(newer.url).origin)
    await ordersOf(origins[0], 20)
    await ordersOf(origins[1], 20)
    origins.shift()
    older.process.kill('SIGTERM')
    await older.ended
    await ordersOf(origins[0], 20)
    await load.stop()

    expect(load.failures).toEqual([])
    const { rows } = await client.query('select number::text from "order"')
    const placed = new Set(rows.map(({ number }) => number))
    expect(load.orders.filter(({ number = '' }) => !placed.has(number))).toEqual([])
    expect(new Set(load.orders.map(({ number }) => number)).size).toBe(load.orders.length)
    await client.end()
    newer.process.kill('SIGTERM')
    await newer.ended
    await postgres.stop()
    release.remove()
    rmSync(folder, { recursive: true, force: true })
  },
)
