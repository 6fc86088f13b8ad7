import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { backupDatabase } from '../src/backup/backup-database.ts'
import { backupQueries } from '../src/backup/queries.ts'
import { restoreDatabase } from '../src/backup/restore-database.ts'
import { listMigrations, migrate } from '../src/database/migrate.ts'
import { makeDatabase } from './make-database.ts'
import { endServers, runServer } from './run-server.ts'

const ROOT = join(import.meta.dirname, '../../..')

let source: Awaited<ReturnType<typeof makeDatabase>>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dabali-backup-'))
  source = await makeDatabase({ template: inject('postgres').database })
  await source.query(
    "insert into outbox (id, topic, payload) values (gen_random_uuid(), 'strange', jsonb_build_object('text', E'\\\\. \\t\\n\\\\. पल्पसा'))",
  )
})
afterEach(endServers)
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true })
})

async function connected<T>(url: string, act: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

const backUp = (url: string) =>
  connected(url, async (client) => {
    const output = new PassThrough()
    const written = text(output)
    await backupDatabase(backupQueries(client), output)
    return written
  })

async function restore(url: string, backup: string, known?: string[]) {
  const pool = new pg.Pool({ connectionString: url })
  try {
    await connected(url, async (client) =>
      restoreDatabase({
        queries: backupQueries(client),
        input: Readable.from([backup]),
        known: known ?? (await listMigrations()),
        migrate: (names) => migrate(pool, names),
      }),
    )
  } finally {
    await pool.end()
  }
}

/** Every row of every table as one text, and where the numbers go on. */
const contentOf = (url: string) =>
  connected(url, async (client) => {
    const tables = await backupQueries(client).listTables()
    const content: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select coalesce(md5(string_agg(row::text, ';' order by row::text)), '') as sum from "${name}" as row`,
      )
      content[name] = rows[0].sum
    }
    return content
  })

describe('a backup', () => {
  test('put back is the same in every row, and goes on from there', async () => {
    const empty = await makeDatabase({})
    await restore(empty.url, await backUp(source.url))
    expect(await contentOf(empty.url)).toEqual(await contentOf(source.url))
    const last = 'select max(id) as id from product'
    const [before] = (await source.query(last)).rows
    await empty.query(
      "insert into product (slug, product_class, language, selling_price, mrp) values ('later', 'Book', 'en', 1, 1)",
    )
    expect((await empty.query(last)).rows[0].id).toBe(before.id + 1)
    // Triggers work again.
    expect((await empty.query("select from cache_tag where tag = 'product:later'")).rowCount).toBe(1)
    await empty.drop()
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const busy = await makeDatabase({ template: inject('postgres').database })
    let writing = true
    const writer = connected(busy.url, async (client) => {
      for (let n = 0; writing; n += 1) {
        await client
          .query(
            `with made as (insert into basket (id, token_hash) values ('bsk_${'x'.repeat(20)}${n}', sha256('${n}')) returning id)
          insert into basket_line (id, basket_id, product_id, quantity) select gen_random_uuid(), id, 1, 1 from made`,
          )
          .catch(async () => {
            await client.query(
              `insert into basket (id, token_hash) values ('bsk_${'x'.repeat(20)}${n}', sha256('${n}'))`,
            )
            await client.query(
              `insert into basket_line (id, basket_id, product_id, quantity) values (gen_random_uuid(), 'bsk_${'x'.repeat(20)}${n}', 1, 1)`,
            )
          })
      }
    })
    const backup = await backUp(busy.url)
    writing = false
    await writer
    const empty = await makeDatabase({})
    // A line without its basket would be refused.
    await restore(empty.url, backup)
    const { rows } = await empty.query(
      'select count(*)::integer as lines from basket_line where not exists (select from basket where id = basket_id)',
    )
    expect(rows[0].lines).toBe(0)
    await empty.drop()
    await busy.drop()
  })

  test.each([
    ['that is something else', () => 'hello\n', 'This file is no backup of the API.'],
    ['that is cut off', (whole: string) => whole.slice(0, -100), 'This backup is cut off: it cannot be put back.'],
    [
      'of a newer version',
      (whole: string) => whole.replace('"001-skeleton.sql"', '"999-future.sql"'),
      'This backup is of a newer version: it knows 999-future.sql.',
    ],
  ])('%s is refused and leaves no rows', async (_title, spoil, sentence) => {
    const empty = await makeDatabase({})
    const whole = await backUp(source.url)
    await expect(restore(empty.url, spoil(whole))).rejects.toThrow(sentence)
    const { rows } = await empty.query("select to_regclass('product') is not null as known")
    if (rows[0].known) expect((await empty.query('select from product')).rowCount).toBe(0)
    await empty.drop()
  })
})

describe('the commands', () => {
  const run = (tool: string, args: string[], env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, `apps/api/src/backup/${tool}.ts`), ...args],
      {
        env: { PATH: process.env['PATH'], ...env },
        encoding: 'utf8',
      },
    )
    return { status, stdout, stderr }
  }

  test('save what runs, and put it back only when nothing runs and nothing is lost by it', async () => {
    const server = await runServer({ DATABASE_URL: source.url, DATA_DIR: folder })
    const file = join(folder, 'one.gz')
    expect(run('backup', [file], { DATABASE_URL: source.url })).toMatchObject({ status: 0, stderr: '' })
    expect(gunzipSync(readFileSync(file)).toString()).toContain('the-rain-ledger')
    expect(run('restore', [file, '--replace'], { DATABASE_URL: source.url })).toMatchObject({
      status: 1,
      stderr: 'An API is running on this database: stop it first.\n',
    })
    server.process.kill()
    await server.ended
    const before = await contentOf(source.url)
    expect(run('restore', [file], { DATABASE_URL: source.url })).toMatchObject({
      status: 1,
      stderr: 'The database is not empty: add --replace to lose what is in it.\n',
    })
    await source.query("update product set mrp = 1 where slug = 'the-rain-ledger'")
    expect(run('restore', [file, '--replace'], { DATABASE_URL: source.url })).toMatchObject({ status: 0, stderr: '' })
    expect(await contentOf(source.url)).toEqual(before)
  })

  test('work on the database of DATA_DIR, running or not', async () => {
    const file = join(folder, 'two.gz')
    writeFileSync(join(folder, 'three.gz'), gzipSync('nonsense\n'))
    expect(run('backup', [file], { DATA_DIR: join(folder, 'new') }).status).not.toBe(0)
    const whole = join(folder, 'one.gz')
    const own = { DATA_DIR: join(folder, 'own') }
    expect(run('restore', [join(folder, 'three.gz')], own)).toMatchObject({
      status: 1,
      stderr: 'This file is no backup of the API.\n',
    })
    expect(run('restore', [whole], own)).toMatchObject({ status: 0, stderr: '' })
    const server = await runServer(own)
    expect((await fetch(`${server.url}api/products/the-rain-ledger/`)).status).toBe(200)
    expect(run('backup', [file], own)).toMatchObject({ status: 0, stderr: '' })
    server.process.kill()
    await server.ended
    expect(gunzipSync(readFileSync(file)).toString()).toContain('the-rain-ledger')
  })
})
