import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, openPool } from '../src/database/database.ts'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { StartError } from '../src/errors/api-error.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { seedQueries } from '../src/seed/queries/seeding.ts'
import { seedDemo } from '../src/seed/seed-demo.ts'
import { makeDatabase } from './make-database.ts'
import { makeSubscription } from './make-product.ts'
import { SMALL_DEMO } from './small-demo.ts'
import { endServers, processesIn, runServer } from './start-processes.ts'

const KILLS = process.env['LONG_TESTS'] === 'true' ? 20 : 4

let folder: string
let product: string
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'dabali-start-')))
  // Seeded with small pictures, so that no start renders the real ones.
  const postgres = await startEmbeddedPostgres(folder)
  const pool = openPool(postgres.connection)
  await migrate(pool)
  const database = openDatabase(pool)
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(join(folder, 'media')) })
  await seedDemo(seedQueries(database), media, SMALL_DEMO)
  product = (await makeSubscription(database)).url
  await database.destroy()
  await postgres.stop()
})
afterEach(endServers)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function noProcessIn(place: string) {
  for (let turn = 0; turn < 1000 && processesIn(place).length > 0; turn += 1) await pause(25)
  return processesIn(place)
}

async function add(url: string, cookie?: string): Promise<{ cookie: string | undefined; quantity: number }> {
  const answer = await fetch(`${url}api/basket/add-product/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify({ url: product }),
  })
  // While the database is away, the response asks to retry.
  if (answer.status === 503) return pause(50).then(() => add(url, cookie))
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0], quantity: await quantityIn(answer) }
}

async function quantityIn(answer: Response): Promise<number> {
  // The type of the response is not known here.
  const basket = (await answer.json()) as { lines: { quantity: number }[] }
  return basket.lines[0]?.quantity ?? 0
}

/** Needed by few requests or jobs, or only with a setting. */
const LOADED_ON_USE = [
  ...['@simplewebauthn/server', '@opentelemetry/api', 'csv-parse', 'csv-stringify', 'fflate', 'fontkit', 'htmlparser2'],
  ...['ical-generator', 'jose', 'music-metadata', 'nodemailer', 'openid-client', 'otpauth', 'passkit-generator'],
  ...['pdfkit', 'prom-client', 'qr', 'sanitize-html', 'sax', 'sharp', 'stripe', 'web-push', 'yauzl'],
]
/** Those of the API and of what every request needs: web server, database, schemas. */
const MOST_MODULES = 1650

/** Writes the modules that a process has loaded to a file when it exits. */
const recordModules = (file: string) =>
  `--import data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  import { writeFileSync } from 'node:fs'
  const loaded = new Set()
  registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) })
  process.on('exit', () => writeFileSync(${JSON.stringify(file)}, JSON.stringify([...loaded])))
`)}`

describe('the API', () => {
  test('loads no library at its start that few requests need', async () => {
    const file = join(folder, 'modules.json')
    const server = await runServer({ DATA_DIR: folder, DEMO_CATALOGUE: 'false', NODE_OPTIONS: recordModules(file) })
    server.process.kill('SIGTERM')
    await server.ended
    const modules: string[] = JSON.parse(readFileSync(file, 'utf8'))
    const names = modules.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? [])
    expect(names).toContain('fastify')
    expect(LOADED_ON_USE.filter((name) => names.includes(name))).toEqual([])
    expect(modules.length).toBeLessThan(MOST_MODULES)
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'prints one line when it is ready and leaves nothing behind on %s',
    async (signal) => {
      const server = await runServer({ DATA_DIR: folder })
      expect(server.output).toEqual({ stdout: `api ready at http://127.0.0.1:${server.port}/v1/\n`, stderr: '' })
      server.process.kill(signal)
      await server.ended
      expect(server.process.exitCode).toBe(0)
      expect(processesIn(folder)).toEqual([])
    },
  )

  test('refuses a DATA_DIR or a port that is in use', async () => {
    const first = await runServer({ DATA_DIR: folder })
    const second = await runServer({ DATA_DIR: folder })
    expect([second.process.exitCode, second.output]).toEqual([
      1,
      { stdout: '', stderr: `Another API is running on DATA_DIR ${folder}: stop it, or set another DATA_DIR.\n` },
    ])
    // The first API is not affected.
    expect((await fetch(`${first.url}api/products/`)).status).toBe(200)
    const other = await makeDatabase({ template: inject('postgres').database })
    const third = await runServer({ DATABASE_URL: other.url, API_PORT: first.port })
    await other.drop()
    expect([third.process.exitCode, third.output.stderr]).toEqual([
      1,
      `Port ${first.port} is taken: set API_PORT to another one.\n`,
    ])
    first.process.kill()
    await first.ended
  })

  test('refuses a DATA_DIR that cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    await expect(startEmbeddedPostgres(join(file, 'data'))).rejects.toThrow(
      new StartError(`DATA_DIR ${join(file, 'data')} cannot be written: a part of the path is not a folder.`),
    )
    const locked = mkdtempSync(join(tmpdir(), 'dabali-locked-'))
    chmodSync(locked, 0o500)
    // Root can write anywhere except where the system has no folders.
    const place = process.getuid?.() === 0 ? '/proc/data' : join(locked, 'data')
    const server = await runServer({ DATA_DIR: place })
    rmSync(locked, { recursive: true })
    expect(server.process.exitCode).toBe(1)
    expect(server.output.stderr).toMatch(/^DATA_DIR \S+ cannot be written: [^\n]+\.\n$/)
  })

  test('refuses a database that does not answer, with one sentence and without its password', async () => {
    const server = await runServer({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/shop' })
    expect(server.process.exitCode).toBe(1)
    expect(server.output.stderr).toBe(
      'The database at DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    )
  })

  test('starts from a path that is too long for a socket', async () => {
    const deep = join(folder, 'x'.repeat(90), 'y'.repeat(90))
    const postgres = await startEmbeddedPostgres(deep)
    const pool = openPool(postgres.connection)
    expect((await migrate(pool)).slice(0, 2)).toEqual([
      '202611230001_create_jobs_and_media.sql',
      '202611230002_create_accounts.sql',
    ])
    expect(await migrate(pool)).toEqual([])
    await pool.end()
    await postgres.stop()
  })
})

describe('acknowledged data', () => {
  test(`survives ${KILLS} kill -9 of the API during additions, and no process is left`, async () => {
    let cookie: string | undefined
    let acknowledged = 0
    for (let turn = 0; turn < KILLS; turn += 1) {
      const server = await runServer({ DATA_DIR: folder })
      expect(server.output.stderr).toBe('')
      const adding = (async () => {
        for (;;) {
          const answer = await add(server.url, cookie)
          cookie ??= answer.cookie
          acknowledged = answer.quantity
        }
      })().catch(() => undefined)
      const before = acknowledged
      for (let tries = 0; tries < 3000 && acknowledged < before + 2; tries += 1) await pause(10)
      await pause(7 * turn)
      server.process.kill('SIGKILL')
      await Promise.all([server.ended, adding])
    }
    expect(acknowledged).toBeGreaterThan(KILLS)
    expect(await noProcessIn(folder)).toEqual([])
    const server = await runServer({ DATA_DIR: folder })
    const stored = await quantityIn(await fetch(`${server.url}api/basket/`, { headers: { cookie: cookie ?? '' } }))
    // For each kill one addition may be stored without a response.
    expect(stored).toBeGreaterThanOrEqual(acknowledged)
    expect(stored).toBeLessThanOrEqual(acknowledged + KILLS)
    server.process.kill()
    await server.ended
  })

  test('survives kill -9 of PostgreSQL, which the API restarts', async () => {
    const server = await runServer({ DATA_DIR: folder })
    const { cookie } = await add(server.url)
    expect(processesIn(folder)).not.toEqual([])
    process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
    let status = 0
    for (let turn = 0; turn < 1000 && status !== 200; turn += 1) {
      status = (await fetch(`${server.url}../readyz`)).status
      expect([200, 503]).toContain(status)
      await pause(50)
    }
    expect((await add(server.url, cookie)).quantity).toBe(2)
    server.process.kill()
    await server.ended
    expect(processesIn(folder)).toEqual([])
  })
})
