import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { GeneralError } from '../src/errors/api-error.ts'
import type { MediaStore } from '../src/media/media-store.ts'
import { PART_BYTES } from '../src/uploads/file-reader.ts'
import { probeMedia } from '../src/uploads/probe.ts'
import { FILM_MP4, FILM_WEBM, freeBox, makeMp3, makeOgg } from './make-media.ts'
import { makeProduct } from './make-product.ts'
import { addMember, version } from './start-staff.ts'
import { startUploads, type Uploads } from './start-uploads.ts'
import { partsOf, uploading } from './upload-parts.ts'

let api: Uploads
beforeAll(async () => {
  api = await startUploads()
})
afterAll(() => api.stop())

const track = async (bytes = makeMp3()) =>
  (await uploading(api).whole({ kind: 'audio', name: 'Track.MP3', bytes })).body
const titles = (en: string) => ({ en, ne: '' })

/** The API on another storage, and an upload whose parts have arrived. */
async function onStorage(change: (media: MediaStore) => Partial<MediaStore>, { is_public = false } = {}) {
  const app = buildApp({
    database: api.database,
    media: { ...api.media, ...change(api.media) },
    secondFactor: 'optional',
  })
  await app.ready()
  const upload = uploading({ app, keeper: api.keeper })
  const bytes = makeMp3()
  const { body } = await upload.begin({ kind: 'audio', name: 'a.mp3', bytes, is_public })
  await upload.send(body.id, 1, bytes)
  return { app, upload, id: body.id as string, bytes }
}
const removedOf = async (names: readonly string[]) =>
  (await api.pool.query('select name from removed_media where name = any ($1)', [names])).rows
const hourLater = () => api.pool.query(`update removed_media set removed_at = removed_at - interval '2 hours'`)

describe('while a file is checked', () => {
  test.each([
    ['that fails', () => Promise.reject(new GeneralError(503, 'unavailable'))],
    ['whose connection is cut', () => Promise.reject(Object.assign(new Error('read'), { code: 'ECONNRESET' }))],
  ])('a storage %s loses no upload', async (_what, fail) => {
    let isDown = true
    const { app, upload, id } = await onStorage((media) => ({
      read: (...asked) => (isDown ? fail() : media.read(...asked)),
    }))
    const answer = await upload.complete(id)
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    isDown = false
    expect((await upload.get(id)).body.received).toEqual([1])
    expect((await upload.complete(id)).status).toBe(200)
    await app.close()
  })

  test.each([
    ['audio', makeMp3()],
    ['audio', makeOgg()],
    ['video', FILM_MP4],
    ['video', FILM_WEBM],
  ] as const)('%s is never called damaged because a read failed', async (kind, bytes) => {
    const failure = new GeneralError(503, 'unavailable')
    let reads = 0
    const failAt = (number: number) => ({
      size: bytes.length,
      read: async (at: number, length: number) => {
        reads += 1
        if (reads === number) throw failure
        return bytes.subarray(at, at + length)
      },
    })
    await probeMedia(failAt(0), kind)
    const every = reads
    // The structure is read first, the tags last.
    for (const number of [1, 2, 3, every - 3, every - 2, every - 1, every]) {
      reads = 0
      await expect(probeMedia(failAt(number), kind)).rejects.toBe(failure)
    }
  })

  test('a cancelled upload leaves no file', async () => {
    let cancel: () => Promise<unknown> = async () => undefined
    const { app, upload, id } = await onStorage((media) => ({
      async read(...asked) {
        await cancel()
        return media.read(...asked)
      },
    }))
    cancel = () => {
      cancel = async () => undefined
      return upload.cancel(id)
    }
    const [names, rows] = [api.stored(), (await api.pool.query('select name from media')).rows]
    expect((await upload.complete(id)).status).toBe(404)
    expect((await api.pool.query('select name from media')).rows).toEqual(rows)
    await hourLater()
    await api.cleanUp()
    expect(api.stored().filter((name) => !names.includes(name))).toEqual([])
    await app.close()
  })

  test('a part that is sent anew does not get into a file under the digest of another', async () => {
    let replace: () => Promise<unknown> = async () => undefined
    const { app, upload, id, bytes } = await onStorage((media) => ({
      async read(...asked) {
        await replace()
        return media.read(...asked)
      },
    }))
    const other = Buffer.from(bytes)
    other.fill(1, 500, 700)
    replace = () => {
      replace = async () => undefined
      return upload.send(id, 1, other)
    }
    expect((await upload.complete(id)).status).toBe(200)
    const { rows } = await api.pool.query('select media_name as name from upload where id = $1', [id])
    const twin = await track(bytes)
    const again = await api.pool.query('select media_name as name from upload where id = $1', [twin.id])
    expect(again.rows).toEqual(rows)
    const stream = await api.media.read(rows[0].name)
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true)
    await app.close()
  })
})

describe('an upload of which the storage has lost a part', () => {
  /** A film of three parts, of which the check reads only the first and the last. */
  const film = Buffer.concat([FILM_MP4, freeBox(3 * PART_BYTES - FILM_MP4.length - 100)])

  test.each([
    [1, 'the check reads'],
    [2, 'the check does not read'],
  ])('tells that part %s, which %s, is to be sent again, and is finished then', async (lost) => {
    const upload = uploading(api)
    const parts = partsOf(film)
    const { body } = await upload.begin({ kind: 'video', name: 'a.mp4', bytes: film })
    for (const [at, part] of parts.entries()) await upload.send(body.id, at + 1, part)
    const { rows } = await api.pool.query('select name from upload_part where upload_id = $1 and number = $2', [
      body.id,
      lost,
    ])
    await api.storage.remove(rows[0].name)
    const refused = await upload.complete(body.id)
    expect([refused.status, refused.body.file]).toEqual([400, [expect.stringContaining('Continue the upload')]])
    expect((await upload.get(body.id)).body.received).toEqual([1, 2, 3].filter((number) => number !== lost))
    await upload.send(body.id, lost, parts[lost - 1] ?? Buffer.alloc(0))
    expect((await upload.complete(body.id)).status).toBe(200)
  })
})

test('what somebody who leaves has uploaded goes with the account, but not what contents may name', async () => {
  const other = { app: api.app, keeper: await addMember(api, ['editor']) }
  const [own, shown] = [makeMp3(), makeMp3()]
  const { body } = await uploading(other).whole({ kind: 'audio', name: 'a.mp3', bytes: own })
  const { body: open } = await uploading(other).whole({ kind: 'audio', name: 'a.mp3', bytes: shown, is_public: true })
  const { rows } = await api.pool.query('select media_name as name from upload where id = $1', [body.id])
  const name = String(rows[0].name)
  await api.pool.query('delete from account where id = (select account_id from upload where id = $1)', [body.id])
  expect([await api.media.find(name), await removedOf([name])]).toEqual([undefined, [{ name }]])
  expect(await api.media.find(open.media)).toBeDefined()
})

test('the same bytes that are sold and shown are two files', async () => {
  const bytes = makeMp3()
  const sold = await track(bytes)
  const shown = await uploading(api).whole({ kind: 'audio', name: 'a.mp3', bytes, is_public: true })
  const { rows } = await api.pool.query('select media_name as name from upload where id = $1', [sold.id])
  const name = String(rows[0].name)
  expect(shown.body.media).not.toBe(name)
  expect((await api.app.inject({ url: `/v1/media/${name}` })).statusCode).toBe(404)
  const product = await makeProduct(api.database, { product_class: 'Audiobook', num_available: null, is_listed: false })
  const file = { upload: sold.id, titles: titles('') }
  await api.ask('PUT', `products/${product.id}/files/`, { files: [file] }, version(1))
  await uploading(api).cancel(sold.id)
  await api.cleanUp()
  await api.ask('PUT', `products/${product.id}/files/`, { files: [] }, version(2))
  expect([await api.media.find(name), await api.media.find(shown.body.media)]).toEqual([undefined, expect.anything()])
})

test('a file that became public is not removed with its product', async () => {
  const bytes = makeMp3()
  const sold = await track(bytes)
  const product = await makeProduct(api.database, { product_class: 'Audiobook', num_available: null })
  const file = { upload: sold.id, titles: titles('') }
  await api.ask('PUT', `products/${product.id}/files/`, { files: [file] }, version(1))
  const { rows } = await api.pool.query('select media_name as name from upload where id = $1', [sold.id])
  await api.pool.query('update media set is_public = true where name = $1', [rows[0].name])
  await uploading(api).cancel(sold.id)
  await api.cleanUp()
  await api.ask('PUT', `products/${product.id}/files/`, { files: [] }, version(2))
  expect(await api.media.find(rows[0].name)).toBeDefined()
})

describe('what a crash has left', () => {
  test('of a part without a row is removed an hour later, but not a part that is there', async () => {
    const bytes = makeMp3()
    const upload = uploading(api)
    const { body } = await upload.begin({ kind: 'audio', name: 'a.mp3', bytes })
    await upload.send(body.id, 1, bytes)
    const { rows } = await api.pool.query('select name from upload_part where upload_id = $1', [body.id])
    const live = String(rows[0].name)
    // Once more the same part, and another one, each without the statement that saves it.
    await api.media.putPart(live, bytes)
    await api.media.putPart('upload-crashed-1', bytes)
    expect(api.stored()).toContain('upload-crashed-1')
    await hourLater()
    await api.cleanUp()
    expect([api.stored().includes(live), api.stored().includes('upload-crashed-1')]).toEqual([true, false])
    expect(await removedOf([live, 'upload-crashed-1'])).toEqual([])
    expect((await upload.complete(body.id)).status).toBe(200)
  })

  test('of a whole file without a row is removed, but not of one that is stored again', async () => {
    const { app, upload, id } = await onStorage((media) => ({
      joinParts: async (...asked) => {
        await media.joinParts(...asked)
        throw new Error('crash')
      },
    }))
    const before = api.stored()
    expect((await upload.complete(id)).status).toBe(500)
    const [left = ''] = api.stored().filter((name) => !before.includes(name))
    expect(left).toMatch(/\.mp3$/)
    await hourLater()
    await api.cleanUp()
    expect(api.stored()).not.toContain(left)
    const bytes = makeMp3()
    const stored = await track(bytes)
    const { rows } = await api.pool.query('select media_name as name from upload where id = $1', [stored.id])
    await api.pool.query('insert into removed_media (name) values ($1)', [rows[0].name])
    await hourLater()
    await api.cleanUp()
    expect(api.stored()).toContain(rows[0].name)
    await app.close()
  })
})
