import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage, s3Storage } from '../src/media/media-store.ts'
import { startS3Server } from './s3-server.ts'

const NAME = '0f3a9c1b22de47aa90be1c55.mp4'
const FILM = Buffer.alloc(30 * 1024 * 1024, 'film')

describe('folder storage', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dabali-media-'))
  })
  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('shows a file whole or not at all, also with concurrent writers', async () => {
    const storage = folderStorage(folder)
    const sizes = new Set<number | undefined>()
    let isWriting = true
    const writing = Promise.all(
      [1, 2, 3].map(() => storage.write({ name: NAME, type: 'video/mp4', bytes: FILM })),
    ).finally(() => {
      isWriting = false
    })
    while (isWriting) {
      const stream = await storage.read(NAME)
      sizes.add(stream && (await buffer(stream)).length)
      await new Promise(setImmediate)
    }
    await writing
    expect([...sizes].filter((size) => size !== undefined && size !== FILM.length)).toEqual([])
    expect(sizes.has(undefined)).toBe(true)
    expect(readdirSync(folder)).toEqual([NAME])
  })

  test('replaces a file that a crash has truncated', async () => {
    writeFileSync(join(folder, NAME), 'fi')
    await folderStorage(folder).write({ name: NAME, type: 'video/mp4', bytes: Buffer.from('film') })
    expect(readFileSync(join(folder, NAME), 'utf8')).toBe('film')
  })

  test('leaves nothing behind if it cannot write', async () => {
    mkdirSync(join(folder, NAME))
    const writing = folderStorage(folder).write({ name: NAME, type: 'video/mp4', bytes: FILM.subarray(0, 9) })
    await expect(writing).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([NAME])
  })
})

describe('S3 storage', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(() => s3.stop())

  const film = { name: NAME, type: 'video/mp4', bytes: Buffer.from('film') }

  test('writes and reads with a valid signature', async () => {
    const storage = s3Storage(s3.settings)
    await storage.write(film)
    expect(s3.objects.get(`/${s3.settings.bucket}/${NAME}`)).toEqual({ bytes: film.bytes, type: 'video/mp4' })
    const read = async (range?: { start: number; end: number }) => {
      const stream = await storage.read(NAME, range)
      return stream && (await buffer(stream)).toString()
    }
    expect([await read(), await read({ start: 1, end: 2 }), await storage.read('nothing.mp4')]).toEqual([
      'film',
      'il',
      undefined,
    ])
    expect(s3.refused).toEqual([])
  })

  test('deletes a file, also one that is not there', async () => {
    const storage = s3Storage(s3.settings)
    await storage.write({ ...film, name: 'gone.mp4' })
    await storage.remove('gone.mp4')
    await storage.remove('gone.mp4')
    expect([await storage.read('gone.mp4'), s3.refused]).toEqual([undefined, []])
  })

  test('refuses other secrets and regions', async () => {
    for (const wrong of [{ secretAccessKey: 'guessed' }, { region: 'eu-west-1' }, { accessKeyId: 'other' }]) {
      const storage = s3Storage({ ...s3.settings, ...wrong })
      await expect(storage.write({ ...film, name: 'other.mp4' })).rejects.toMatchObject({ statusCode: 503 })
      await expect(storage.read(NAME)).rejects.toMatchObject({ statusCode: 503 })
    }
    expect([s3.refused.length, s3.objects.size]).toEqual([6, 1])
  })

  test('retries after a temporary error', async () => {
    const storage = s3Storage(s3.settings)
    s3.failNext(2)
    await storage.write(film)
    s3.failNext(1)
    const stream = await storage.read(NAME)
    expect(stream && (await buffer(stream)).toString()).toBe('film')
  })

  test('reports an unavailable server', async () => {
    const storage = s3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' })
    await expect(storage.write(film)).rejects.toMatchObject({ statusCode: 503, body: { code: 'unavailable' } })
  })
})
