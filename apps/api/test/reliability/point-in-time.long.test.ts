import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { postgresEnvironment, postgresUser } from '../../src/database/cluster.ts'
import { openDatabase, openPool } from '../../src/database/database.ts'
import { metricsQueries } from '../../src/metrics/queries.ts'
import { connected, contentOf } from '../backup-tools.ts'
import { endServers, runServer } from '../start-processes.ts'
import { openAgent } from './send.ts'
import { checkOutUntilClear, makeShoppers } from './shoppers.ts'

const SCRIPT = join(import.meta.dirname, '../../../../ops/point-in-time.sh')
/** The built-in PostgreSQL has no pg_basebackup: this needs a server with its client programs, as Debian installs them. */
const [basebackup] = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').toSorted().reverse()
const BINARIES = dirname(basebackup ?? '')

afterEach(endServers)

/** A folder that the user of PostgreSQL owns. */
function makeOwn(path: string) {
  mkdirSync(path)
  chmodSync(path, 0o700)
  if (postgresUser.uid !== undefined) chownSync(path, postgresUser.uid, postgresUser.gid ?? 0)
  return path
}

function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'dabali-recovery-'))
  chmodSync(folder, 0o755)
  const recovery = makeOwn(join(folder, 'recovery'))
  const script = join(folder, 'point-in-time.sh')
  copyFileSync(SCRIPT, script)
  chmodSync(script, 0o755)
  const socket = makeOwn(join(folder, 'socket'))
  const PATH = `${BINARIES}:${postgresEnvironment.PATH}`
  const options = {
    ...postgresUser,
    cwd: recovery,
    env: { PATH, TZ: 'UTC', RECOVERY_FOLDER: recovery, PGHOST: socket, PGUSER: 'dabali' },
  }
  const run = (command: string, ...values: string[]) =>
    execFileSync(command, values, { ...options, encoding: 'utf8', stdio: 'pipe' })
  const urlOf = (database: string) => `postgres://dabali@/${database}?host=${encodeURIComponent(socket)}`
  return {
    folder,
    run,
    pointInTime: (...values: string[]) => run('sh', script, ...values),
    url: urlOf('dabali'),
    async start(data: string) {
      const archive = `archive_command=sh ${script} archive %p %f`
      const settings = ['listen_addresses=', `unix_socket_directories=${socket}`, 'archive_mode=on', archive]
      const given = settings.flatMap((setting) => ['-c', setting])
      const server = spawn(join(BINARIES, 'postgres'), ['-D', data, ...given], { ...options, stdio: 'ignore' })
      const ended = once(server, 'exit')
      await vi.waitFor(
        () =>
          connected(urlOf('postgres'), async (client) => {
            const { rows } = await client.query('select pg_is_in_recovery() as is_recovering')
            expect(rows).toEqual([{ is_recovering: false }])
          }),
        { timeout: 120_000, interval: 100 },
      )
      return {
        /** As when the machine is gone: nothing more is archived. */
        async kill() {
          server.kill('SIGQUIT')
          await ended
        },
      }
    },
  }
}

const rowsOf = (url: string, text: string) => connected(url, async (client) => (await client.query(text)).rows)

/** Starts an API, places orders through it and stops it. */
async function placeOrders(site: { url: string; folder: string }, count: number) {
  const api = await runServer({ DATABASE_URL: site.url, DATA_DIR: site.folder, API_RUNS_JOBS: 'false' })
  expect(api.output.stderr).toBe('')
  const [book] = await rowsOf(site.url, "select id from product where product_class = 'E-book' order by id limit 1")
  const shoppers = await makeShoppers(site.url, count, () => [{ productId: book.id, quantity: 1 }])
  const [agent, origin] = [openAgent(4), new URL(api.url).origin]
  const numbers: string[] = []
  for (const shopper of shoppers) {
    const { answer } = await checkOutUntilClear(shopper, { agent, origins: () => [origin], address: '10.0.0.1' })
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"number"')])
    numbers.push(JSON.parse(answer.body).number)
  }
  agent.destroy()
  api.process.kill('SIGTERM')
  await api.ended
  return numbers
}

test.skipIf(basebackup === undefined)(
  'a lost database is recovered to a moment: with the orders before it, without those after it',
  async () => {
    const site = openSite()
    const [first, second] = [makeOwn(join(site.folder, 'first')), makeOwn(join(site.folder, 'second'))]
    site.run('initdb', '-D', first, '--locale=C.UTF-8', '--encoding=UTF8', '--auth=trust', '--username=dabali')
    const server = await site.start(first)
    site.run('createdb', 'dabali')
    const inBase = await placeOrders(site, 3)
    site.pointInTime('base')
    const before = [...inBase, ...(await placeOrders(site, 3))]
    const content = await contentOf(site.url)
    const [{ moment }] = await rowsOf(site.url, 'select clock_timestamp()::text as moment')
    const after = await placeOrders(site, 3)
    // Ends the segment, so that it is archived.
    const [{ name }] = await rowsOf(site.url, 'select pg_walfile_name(pg_switch_wal()) as name')
    await vi.waitFor(
      async () => {
        const [{ last }] = await rowsOf(site.url, 'select last_archived_wal as last from pg_stat_archiver')
        expect(String(last) >= name).toBe(true)
      },
      { timeout: 60_000, interval: 100 },
    )
    await server.kill()
    rmSync(first, { recursive: true })

    expect(() => site.pointInTime('restore', '2026-01-01 00:00:00+00', second)).toThrow('No base backup')
    site.pointInTime('restore', moment, second)
    expect(() => site.pointInTime('restore', moment, second)).toThrow('is not empty')
    const recovered = await site.start(second)
    expect(await contentOf(site.url)).toEqual(content)
    const found = await rowsOf(site.url, 'select number::text from "order" order by number')
    const numbers = found.map((order) => order.number)
    expect(numbers.filter((number) => before.includes(number))).toEqual(before.toSorted())
    expect(numbers.filter((number) => after.includes(number))).toEqual([])
    // It goes on with a number of its own, and is archived from there.
    const [next] = await placeOrders(site, 1)
    expect(Number(next)).toBeGreaterThan(Math.max(...before.map(Number)))
    site.pointInTime('base')
    await recovered.kill()
    rmSync(site.folder, { recursive: true, force: true })
  },
)

test.skipIf(basebackup === undefined)(
  'a log that cannot be archived shows in the metrics, until it is archived again',
  async () => {
    const site = openSite()
    const data = makeOwn(join(site.folder, 'data'))
    site.run('initdb', '-D', data, '--locale=C.UTF-8', '--encoding=UTF8', '--auth=trust', '--username=dabali')
    const server = await site.start(data)
    site.run('createdb', 'dabali')
    const pool = openPool({ connectionString: site.url })
    const database = openDatabase(pool)
    const waitUntil = (isFailing: boolean) =>
      vi.waitFor(
        async () => {
          // A new segment wakes the process that archives.
          await rowsOf(site.url, 'select pg_logical_emit_message(false, $$test$$, $$x$$), pg_switch_wal()')
          expect(await metricsQueries(database).isArchiveFailing()).toBe(isFailing)
        },
        { timeout: 60_000, interval: 500 },
      )
    await waitUntil(false)
    const archive = join(site.folder, 'recovery/wal')
    await vi.waitFor(() => expect(readdirSync(archive)).not.toEqual([]), { timeout: 60_000 })
    chmodSync(archive, 0o500)
    await waitUntil(true)
    chmodSync(archive, 0o700)
    await waitUntil(false)
    await pool.end()
    await server.kill()
    rmSync(site.folder, { recursive: true, force: true })
  },
)
