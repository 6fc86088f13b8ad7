import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { s3Storage } from '../src/media/media-store.ts'
import { PART_BYTES } from '../src/uploads/file-reader.ts'
import { FILM_MP4, FILM_WEBM, freeBox, makeFlac, makeMp3, makeOgg, SOUND_M4A, secondsOfFrames } from './make-media.ts'
import { makeProduct } from './make-product.ts'
import { startS3Server } from './s3-server.ts'
import { addMember, version } from './start-staff.ts'
import { startUploads, type Uploads } from './start-uploads.ts'
import { partsOf, uploading } from './upload-parts.ts'

let api: Uploads
beforeAll(async () => {
  api = await startUploads()
})
afterAll(() => api.stop())

/** Three parts. */
const longMp3 = () => makeMp3({ frames: 30_000 })
const track = async (bytes = makeMp3()) =>
  (await uploading(api).whole({ kind: 'audio', name: 'Track.MP3', bytes })).body
const titles = (en: string) => ({ en, ne: '' })

describe('what the bytes are', () => {
  test.each([
    [
      'audio',
      'a.mp3',
      makeMp3({ frames: 200 }),
      { format: 'mp3', duration_seconds: 5, channels: 2, sample_rate: 44_100 },
    ],
    ['audio', 'a.flac', makeFlac(), { format: 'flac', duration_seconds: 6, channels: 1, codec: 'FLAC' }],
    ['audio', 'a.ogg', makeOgg(), { format: 'ogg', duration_seconds: 7, channels: 2 }],
    ['audio', 'a.m4a', SOUND_M4A, { format: 'm4a', duration_seconds: 26, channels: 2, codec: 'MPEG-4/AAC' }],
    ['video', 'a.mp4', FILM_MP4, { format: 'mp4', duration_seconds: 16, channels: 2 }],
    ['video', 'a.webm', FILM_WEBM, { format: 'webm', duration_seconds: 60, channels: null, codec: 'VP9' }],
  ] as const)('of the kind %s, %s, is read from them', async (kind, name, bytes, facts) => {
    const { status, body } = await uploading(api).whole({ kind, name, bytes })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...facts, is_complete: true, media: null, src: null }),
    ])
  })

  test('is public for contents, by the name that a content uses', async () => {
    const { body } = await uploading(api).whole({ kind: 'video', name: 'a.webm', bytes: FILM_WEBM, is_public: true })
    expect(body.src).toBe(`/v1/media/${body.media}`)
    const answer = await api.app.inject({ url: body.src, headers: { range: 'bytes=10-19' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([206, 'video/webm'])
    expect(answer.rawPayload.equals(FILM_WEBM.subarray(10, 20))).toBe(true)
  })
})

describe('parts', () => {
  test('come in any order and again, and are one file', async () => {
    const bytes = longMp3()
    const parts = partsOf(bytes)
    expect(parts.length).toBe(3)
    const upload = uploading(api)
    const { body: begun } = await upload.begin({ kind: 'audio', name: 'a.mp3', bytes })
    expect(begun).toMatchObject({ part_size: PART_BYTES, parts: 3, received: [], is_complete: false })
    await upload.send(begun.id, 3, parts[2] as Buffer)
    await upload.send(begun.id, 1, parts[0] as Buffer)
    const early = await upload.complete(begun.id)
    expect([early.status, early.body.file]).toEqual([400, [expect.stringContaining('missing')]])
    expect((await upload.get(begun.id)).body.received).toEqual([1, 3])
    await upload.send(begun.id, 1, parts[0] as Buffer)
    await upload.send(begun.id, 2, parts[1] as Buffer)
    const { body } = await upload.complete(begun.id)
    expect(body).toMatchObject({ is_complete: true, duration_seconds: secondsOfFrames(30_000), received: [] })
    const { rows } = await api.pool.query('select media_name as name from upload where id = $1', [begun.id])
    const stream = await api.media.read(rows[0].name)
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true)
    expect((await upload.complete(begun.id)).body).toEqual(body)
  })

  test('whose bytes or sizes are not what was said are refused, and can be sent again', async () => {
    const bytes = makeMp3()
    const upload = uploading(api)
    const { body } = await upload.begin({ kind: 'audio', name: 'a.mp3', bytes })
    const wrong = await upload.send(body.id, 1, bytes, 'sha-256=:AAAA:')
    expect([wrong.status, wrong.body.file]).toEqual([400, [expect.stringContaining('Send it again')]])
    expect((await upload.send(body.id, 1, bytes.subarray(1))).status).toBe(400)
    expect((await upload.send(body.id, 1, Buffer.alloc(7_000_000))).status).toBe(413)
    expect((await upload.send(body.id, 2, bytes)).status).toBe(404)
    expect((await upload.get(body.id)).body.received).toEqual([])
    await upload.send(body.id, 1, bytes)
    expect((await upload.complete(body.id)).status).toBe(200)
  })

  test('can be replaced, and the file of the one before is deleted', async () => {
    const first = makeMp3()
    const second = Buffer.from(first)
    second.fill(1, 500, 700)
    const upload = uploading(api)
    const { body } = await upload.begin({ kind: 'audio', name: 'a.mp3', bytes: first })
    await upload.send(body.id, 1, first)
    expect((await upload.send(body.id, 1, second)).status).toBe(200)
    const { rows } = await api.pool.query('select name from removed_media where name like $1', [`upload-${body.id}-%`])
    expect(rows.length).toBe(1)
  })

  test('of a whole film are never in memory at once', async () => {
    const film = Buffer.concat([FILM_MP4, freeBox(200_000_000)])
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const upload = uploading(api)
    const { body } = await upload.begin({ kind: 'video', name: 'a.mp4', bytes: film })
    for (const [at, part] of partsOf(film).entries()) await upload.send(body.id, at + 1, part)
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers)
    }, 5)
    expect((await upload.complete(body.id)).status).toBe(200)
    clearInterval(timer)
    expect(most - before).toBeLessThan(100_000_000)
  })

  test('of another member are not there', async () => {
    const other = { app: api.app, keeper: await addMember(api, ['editor']) }
    const bytes = makeMp3()
    const { body } = await uploading(api).begin({ kind: 'audio', name: 'a.mp3', bytes })
    const stranger = uploading(other)
    const answers = [
      stranger.get(body.id),
      stranger.send(body.id, 1, bytes),
      stranger.complete(body.id),
      stranger.cancel(body.id),
    ]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

test('an upload is begun once for each key, and the answer names the parts that have arrived since', async () => {
  const upload = uploading(api, { 'idempotency-key': crypto.randomUUID() })
  const bytes = makeMp3()
  const file = { kind: 'audio' as const, name: 'a.mp3', bytes }
  const first = await upload.begin(file)
  await uploading(api).send(first.body.id, 1, bytes)
  const again = await upload.begin(file)
  expect([first.status, again.status, again.body]).toEqual([201, 201, { ...first.body, received: [1] }])
  expect((await upload.begin({ ...file, name: 'b.mp3' })).status).toBe(422)
})

test('a cancelled upload is gone with its parts', async () => {
  const bytes = makeMp3()
  const upload = uploading(api)
  const { body } = await upload.begin({ kind: 'audio', name: 'a.mp3', bytes })
  await upload.send(body.id, 1, bytes)
  expect((await upload.cancel(body.id)).status).toBe(204)
  expect((await upload.get(body.id)).status).toBe(404)
  expect(
    (await api.pool.query('select from removed_media where name like $1', [`upload-${body.id}-%`])).rows.length,
  ).toBe(1)
})

test('what nobody goes on with for a day is deleted, but not what a product has', async () => {
  const product = await makeProduct(api.database, { product_class: 'Audiobook', num_available: null })
  const [kept, left] = [await track(), await track()]
  await api.ask(
    'PUT',
    `products/${product.id}/files/`,
    { files: [{ upload: kept.id, titles: titles('') }] },
    version(1),
  )
  const names = (
    await api.pool.query('select id, media_name as name from upload where id = any ($1)', [[kept.id, left.id]])
  ).rows
  await api.pool.query(`update upload set updated_at = now() - interval '25 hours'`)
  await api.pool.query('delete from removed_media')
  await api.cleanUp()
  expect((await api.pool.query('select from upload')).rows.length).toBe(0)
  const nameOf = (id: string) => names.find((row) => row.id === id).name
  expect(await api.media.find(nameOf(kept.id))).toBeDefined()
  expect(await api.media.find(nameOf(left.id))).toBeUndefined()
  await api.pool.query(`update removed_media set removed_at = now() - interval '2 hours'`)
  await api.cleanUp()
  expect([api.stored().includes(nameOf(kept.id)), api.stored().includes(nameOf(left.id))]).toEqual([true, false])
})

test('a bucket joins the parts itself', async () => {
  const s3 = await startS3Server()
  try {
    const storage = s3Storage(s3.settings)
    const bytes = longMp3()
    const parts = partsOf(bytes).map((part, at) => ({ name: `upload-${at}`, bytes: part }))
    for (const part of parts) await storage.write({ ...part, type: 'application/octet-stream' })
    s3.failNext(1)
    await storage.join({ name: 'whole.mp3', type: 'audio/mpeg', parts: parts.map(({ name }) => name) })
    const stored = s3.objects.get(`/${s3.settings.bucket}/whole.mp3`)
    expect([stored?.type, stored?.bytes.equals(bytes), s3.refused]).toEqual(['audio/mpeg', true, []])
    const missing = storage.join({ name: 'other.mp3', type: 'audio/mpeg', parts: ['nothing'] })
    await expect(missing).rejects.toMatchObject({ statusCode: 503 })
    // What was copied so far would be paid for without an end.
    expect(s3.unfinished()).toBe(0)
  } finally {
    await s3.stop()
  }
})
