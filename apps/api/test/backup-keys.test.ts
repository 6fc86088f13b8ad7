import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { backUpWithKeys, restore } from './backup-tools.ts'
import { makeDatabase } from './make-database.ts'
import { type BoxOffice, STAFF, startBoxOffice } from './sell-tickets.ts'
import { ALL_VALID, NONE_VALID, type Signed, sellSigned, startProcess } from './sign-everything.ts'
import { startApp } from './start-app.ts'
import { PROCESS_ENVIRONMENT } from './start-processes.ts'

let office: BoxOffice
let sold: Awaited<ReturnType<typeof sellSigned>>
let signed: Signed
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dabali-keys-'))
  office = await startBoxOffice()
  sold = await sellSigned(office)
  const process = await startProcess(office)
  signed = await sold.signWith(process)
  await process.app.close()
})
beforeEach(() => office.forgetLimits())
afterAll(async () => {
  await office.stop()
  rmSync(folder, { recursive: true })
})

// A server that is reached through a socket.
const own = () => office.pool.options as pg.ClientConfig
const urlOf = (database: string) => {
  const { host, port, user, password } = inject('postgres')
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

/** Which earlier signatures an API on the restored database accepts. */
async function checkOn(database: string) {
  const later = await startApp({ staffMails: [STAFF] }, database)
  const checked = await sold.checkWith(later, signed)
  await later.stop()
  return checked
}

test('a backup contains no private key', async () => {
  const { text, keys } = await backUpWithKeys(own())
  expect(keys.map(({ name }) => name).sort()).toEqual(['library.files', 'library.gift', 'live', 'tickets'])
  for (const { key } of keys) {
    expect(text).not.toContain(Buffer.from(key, 'base64').toString('hex'))
    expect(text).not.toContain(key)
  }
})

test('signatures stay valid if the keys are restored with the rows; missing keys are reported', async () => {
  const { text, keys } = await backUpWithKeys(own())
  const [whole, rowsOnly] = [await makeDatabase({}), await makeDatabase({})]
  expect((await restore(whole.url, text, { keys })).missing).toEqual([])
  expect(await checkOn(whole.name)).toEqual(ALL_VALID)

  const { missing } = await restore(rowsOnly.url, text)
  expect(missing.map(({ name }) => name)).toEqual(keys.map(({ name }) => name))
  expect(await checkOn(rowsOnly.name)).toEqual(NONE_VALID)

  // A replaced database keeps its keys.
  expect((await restore(whole.url, text, { replace: true })).missing).toEqual([])
  expect(await checkOn(whole.name)).toEqual(ALL_VALID)
  await whole.drop()
  await rowsOnly.drop()
})

test('a backup of an older version restores the keys that it contains', async () => {
  const { text } = await backUpWithKeys(own())
  const [head = '', ...rows] = text.split('\n')
  const { keys: _, ...older } = JSON.parse(head)
  older.tables = [{ name: 'server_key', columns: ['name', 'key', 'created_at'] }, ...older.tables]
  const key = `tickets\t\\\\x${'ab'.repeat(32)}\t2026-01-01 00:00:00+00`
  const restored = await makeDatabase({})
  await restore(restored.url, [JSON.stringify(older), key, '\\.', ...rows].join('\n'))
  const { rows: stored } = await restored.query("select name, version, encode(key, 'hex') as key from server_key")
  expect(stored).toEqual([{ name: 'tickets', version: 1, key: 'ab'.repeat(32) }])
  await restored.drop()
})

test('the commands write keys to a file that only its owner can read, and read them from it', async () => {
  const run = (tool: string, args: string[], database: string) => {
    const path = join(import.meta.dirname, `../src/backup/${tool}.ts`)
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
      env: { ...PROCESS_ENVIRONMENT, DATA_DIR: folder, DATABASE_URL: urlOf(database) },
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  const file = join(folder, 'one.gz')
  writeFileSync(`${file}.keys`, 'of an earlier one', { mode: 0o644 })
  expect(run('backup', [file], String(own().database))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`are in ${file}.keys. Store them separately from the backups.`),
    stderr: '',
  })
  expect(statSync(`${file}.keys`).mode & 0o777).toBe(0o600)
  const { keys } = JSON.parse(readFileSync(`${file}.keys`, 'utf8'))
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain(Buffer.from(keys[0].key, 'base64').toString('hex'))

  const empty = await makeDatabase({})
  expect(run('restore', [file, '--keys', file], empty.name)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${file} is no file of keys that pnpm db:backup wrote.\n`,
  })
  expect(run('restore', [file], empty.name)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Keys are missing (library.files, library.gift, live, tickets)'),
  })
  const whole = run('restore', [file, '--replace', '--keys', `${file}.keys`], empty.name)
  expect(whole).toMatchObject({ status: 0, stderr: '' })
  expect(whole.stdout).not.toContain('Keys are missing')
  await empty.drop()
})
