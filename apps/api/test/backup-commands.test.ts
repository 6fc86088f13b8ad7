import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { contentOf } from './backup-tools.ts'
import { makeDatabase } from './make-database.ts'
import { endServers, PROCESS_ENVIRONMENT, runServer } from './start-processes.ts'

const ROOT = join(import.meta.dirname, '../../..')

let source: Awaited<ReturnType<typeof makeDatabase>>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dabali-backup-'))
  source = await makeDatabase({ template: inject('postgres').database })
})
afterEach(endServers)
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true })
})

describe('backup commands', () => {
  const run = (tool: string, args: string[], env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, `apps/api/src/backup/${tool}.ts`), ...args],
      {
        env: { ...PROCESS_ENVIRONMENT, ...env },
        encoding: 'utf8',
      },
    )
    return { status, stdout, stderr }
  }

  test('save a running database, and restore only into a stopped one without data, unless told to replace it', async () => {
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
    // Not the jobs: the server may have worked on them between the backup and its end.
    const contentWithoutJobs = async () => ({ ...(await contentOf(source.url)), outbox: undefined })
    const before = await contentWithoutJobs()
    expect(run('restore', [file], { DATABASE_URL: source.url })).toMatchObject({
      status: 1,
      stderr: 'The database is not empty: add --replace to overwrite it.\n',
    })
    await source.query("update product set mrp = 1 where slug = 'the-rain-ledger'")
    expect(run('restore', [file, '--replace'], { DATABASE_URL: source.url })).toMatchObject({ status: 0, stderr: '' })
    expect(await contentWithoutJobs()).toEqual(before)

    const whole = readFileSync(file)
    const saved = gunzipSync(whole).toString()
    const damaged: [string, Buffer, string][] = [
      ['cut', whole.subarray(0, whole.length / 2), 'This backup is incomplete or damaged and cannot be restored.\n'],
      [
        'row',
        gzipSync(saved.replaceAll('\tthe-rain-ledger\t', '\t\\N\t')),
        'null value in column "slug" of relation "product" violates not-null constraint\n',
      ],
    ]
    for (const [name, bytes, sentence] of damaged) {
      writeFileSync(join(folder, name), bytes)
      const failed = run('restore', [join(folder, name), '--replace'], { DATABASE_URL: source.url })
      expect(failed).toEqual({ status: 1, stdout: '', stderr: sentence })
      expect(await contentWithoutJobs()).toEqual(before)
    }
  })

  test('use the database of DATA_DIR, running or not', async () => {
    const file = join(folder, 'two.gz')
    writeFileSync(join(folder, 'three.gz'), gzipSync('nonsense\n'))
    expect(run('backup', [file], { DATA_DIR: join(folder, 'new') })).toMatchObject({
      status: 1,
      stderr: 'There is nothing to save: the database is empty.\n',
    })
    const whole = join(folder, 'one.gz')
    const own = { DATA_DIR: join(folder, 'own') }
    expect(run('restore', [join(folder, 'three.gz')], own)).toMatchObject({
      status: 1,
      stderr: 'This file is not a backup of the API.\n',
    })
    const { rows: media } = await source.query('select name from media order by name')
    expect(run('restore', [whole], own)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`${media.length} of ${media.length} media files are missing`),
      stderr: '',
    })
    cpSync(inject('mediaFolder'), join(own.DATA_DIR, 'media'), { recursive: true })
    const server = await runServer(own)
    const { rows: pictures } = await source.query('select name from media where is_public order by name limit 3')
    for (const { name } of pictures) {
      const bytes = Buffer.from(await (await fetch(`${server.url}media/${name}`)).arrayBuffer())
      expect(name).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 24))
    }
    expect((await fetch(`${server.url}api/products/the-rain-ledger/`)).status).toBe(200)
    expect(run('backup', [file], own)).toMatchObject({ status: 0, stderr: '' })
    server.process.kill()
    await server.ended
    expect(gunzipSync(readFileSync(file)).toString()).toContain('the-rain-ledger')
  })
})
