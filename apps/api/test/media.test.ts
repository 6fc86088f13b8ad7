import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, openDatabase, openPool } from '../src/database/database.ts'
import { handleError } from '../src/errors/error-handler.ts'
import { setSecurityHeaders } from '../src/http/request-hooks.ts'
import { cacheResponses } from '../src/http/response-cache.ts'
import { ErrorSchema } from '../src/http/schemas.ts'
import {
  folderStorage,
  type MediaStorage,
  type MediaType,
  mediaStore,
  mediaUrl,
  s3Storage,
} from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { mediaRoutes } from '../src/media/routes.ts'
import { makeDatabase } from './make-database.ts'
import { startS3Server } from './s3-server.ts'

const SONG = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))

let home: Awaited<ReturnType<typeof makeDatabase>>
let pool: pg.Pool
let database: Database
let s3: Awaited<ReturnType<typeof startS3Server>>
const folder = mkdtempSync(join(tmpdir(), 'dabali-media-'))
beforeAll(async () => {
  home = await makeDatabase({ template: inject('postgres').database })
  pool = openPool({ connectionString: home.url })
  database = openDatabase(pool)
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  await pool.end()
  await home.drop()
  rmSync(folder, { recursive: true })
})

async function serve(storage: MediaStorage) {
  const media = mediaStore({ queries: mediaQueries(database), storage })
  const app = fastify()
  app.setErrorHandler(handleError)
  setSecurityHeaders(app)
  cacheResponses(app, async () => ({ seq: 0, hasMoved: true }))
  app.addSchema(ErrorSchema)
  app.register(mediaRoutes, { media })
  await app.ready()
  const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: mediaUrl(name), headers })
  return { app, media, get }
}

describe.each([
  ['in a folder', () => folderStorage(join(folder, 'not', 'yet', 'there'))],
  ['in a bucket', () => s3Storage(s3.settings)],
])('media %s', (_title, storage) => {
  let server: Awaited<ReturnType<typeof serve>>
  let song: string
  beforeAll(async () => {
    server = await serve(storage())
    song = await server.media.put(SONG, 'audio/mpeg')
  })
  afterAll(() => server.app.close())

  test('are named by their content and stored once', async () => {
    expect(song).toMatch(/^[0-9a-f]{24}\.mp3$/)
    const again = await Promise.all(Array.from({ length: 10 }, () => server.media.put(SONG, 'audio/mpeg')))
    expect(new Set(again)).toEqual(new Set([song]))
    const { rows } = await pool.query('select size::integer, type, is_public from media where name = $1', [song])
    expect(rows).toEqual([{ size: 1000, type: 'audio/mpeg', is_public: true }])
  })

  test('are sent whole, with an immutable cache header', async () => {
    const answer = await server.get(song)
    expect([answer.statusCode, answer.rawPayload.equals(SONG)]).toEqual([200, true])
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: `"${song.slice(0, 24)}"`,
    })
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
    ['bytes=0-5000', 0, 999],
  ])('answer the range %s', async (range, start, end) => {
    const answer = await server.get(song, { range })
    expect([answer.statusCode, answer.rawPayload.equals(SONG.subarray(start, end + 1))]).toEqual([206, true])
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/1000`,
      'content-length': String(end - start + 1),
    })
  })

  test.each(['bytes=1000-', 'bytes=-0'])('answer 416 to %s', async (range) => {
    const answer = await server.get(song, { range })
    expect([answer.statusCode, answer.headers['content-range'], answer.json().code]).toEqual([
      416,
      'bytes */1000',
      'range_not_satisfiable',
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['bytes=0-1,5-6', 'bytes=x', 'lines=1-2'])('are sent whole for %s', async (range) => {
    expect((await server.get(song, { range })).statusCode).toBe(200)
  })

  test('answer a range only while If-Range matches', async () => {
    const etag = `"${song.slice(0, 24)}"`
    const status = async (condition: string) =>
      (await server.get(song, { range: 'bytes=0-1', 'if-range': condition })).statusCode
    expect([await status(etag), await status('"other"'), await status(`W/${etag}`)]).toEqual([206, 200, 200])
    expect(await status('Sat, 21 Nov 2026 00:00:00 GMT')).toBe(200)
  })

  test('answer 304 to a matching ETag', async () => {
    const etag = `"${song.slice(0, 24)}"`
    const answer = await server.get(song, { 'if-none-match': `"x", W/${etag}`, range: 'bytes=0-1' })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
  })

  test('answer HEAD', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: mediaUrl(song), headers: { range: 'bytes=0-1' } })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({ 'content-length': '1000', 'content-type': 'audio/mpeg' })
  })

  test('that are private get 404', async () => {
    const secret = await server.media.put(Buffer.from('a whole book'), 'application/epub+zip', { isPublic: false })
    const statuses = await Promise.all([
      server.get(secret),
      server.get(secret, { range: 'bytes=0-1' }),
      server.get(secret, { 'if-none-match': `"${secret.slice(0, 24)}"` }),
      server.app.inject({ method: 'HEAD', url: mediaUrl(secret) }),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    const read = await server.media.read(secret)
    expect(read && (await text(read))).toBe('a whole book')
  })

  test('of the same bytes are another file if they are private', async () => {
    const bytes = Buffer.from('a sample')
    const secret = await server.media.put(bytes, 'text/vtt', { isPublic: false })
    const name = await server.media.put(bytes, 'text/vtt')
    expect(await server.media.put(bytes, 'text/vtt', { isPublic: false })).toBe(secret)
    expect((await server.get(name)).body).toBe('a sample')
    expect((await server.get(secret)).statusCode).toBe(404)
  })

  test.each([
    ['image/avif', 'avif'],
    ['image/webp', 'webp'],
    ['audio/mpeg', 'mp3'],
    ['audio/mp4', 'm4a'],
    ['application/epub+zip', 'epub'],
    ['application/vnd.apple.mpegurl', 'm3u8'],
    ['video/mp2t', 'ts'],
    ['video/iso.segment', 'm4s'],
    ['video/mp4', 'mp4'],
    ['text/vtt', 'vtt'],
  ] as [MediaType, string][])('of type %s end in %s and are sent with it', async (type, ending) => {
    const name = await server.media.put(Buffer.from(`a ${ending}`), type)
    expect(name.split('.')[1]).toBe(ending)
    const answer = await server.get(name)
    expect([answer.body, answer.headers['content-type']]).toEqual([`a ${ending}`, type])
    const saved = type === 'application/epub+zip' ? `attachment; filename="${name}"` : undefined
    expect(answer.headers['content-disposition']).toBe(saved)
  })

  test('that are empty are sent', async () => {
    const name = await server.media.put(Buffer.alloc(0), 'text/vtt')
    const answer = await server.get(name)
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '0'])
    expect((await server.get(name, { range: 'bytes=0-' })).statusCode).toBe(416)
  })

  test('of a film are found by the names in its playlist', async () => {
    const segment = await server.media.put(Buffer.from('the first ten seconds'), 'video/mp2t')
    const list = `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${segment}\n#EXT-X-ENDLIST\n`
    const playlist = await server.media.put(Buffer.from(list), 'application/vnd.apple.mpegurl')
    const answer = await server.get(playlist)
    const named = answer.body.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? ''
    const { pathname } = new URL(named, `http://site.example${mediaUrl(playlist)}`)
    expect((await server.app.inject({ url: pathname })).body).toBe('the first ten seconds')
  })

  test.each([
    'no-such.webp',
    '0f3a9c1b22de47aa90be1c55.avif',
    '..%2F..%2Fetc%2Fpasswd',
    '%00',
    '.0f3a9c1b22de47aa90be1c55.avif.x',
    'constructor',
  ])('named %s get 404', async (name) => {
    const answer = await server.get(name)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('with lost bytes get 404', async () => {
    await pool.query("insert into media (name, type, size) values ('aaaaaaaaaaaaaaaaaaaaaaaa.mp3', 'audio/mpeg', 5)")
    expect((await server.get('aaaaaaaaaaaaaaaaaaaaaaaa.mp3')).statusCode).toBe(404)
    await pool.query("delete from media where name = 'aaaaaaaaaaaaaaaaaaaaaaaa.mp3'")
  })
})
