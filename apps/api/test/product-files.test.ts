import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sellGoods } from './digital-products.ts'
import { makeContent, makeTracks } from './make-content.ts'
import { FILM_MP4, makeFlac, makeMp3, makeOgg, secondsOfFrames } from './make-media.ts'
import { makeProduct } from './make-product.ts'
import { addMember, version } from './start-staff.ts'
import { startUploads, type Uploads } from './start-uploads.ts'
import { uploading } from './upload-parts.ts'
import { newMember } from './visitors.ts'

let api: Uploads
let base: string
beforeAll(async () => {
  api = await startUploads()
  base = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.stop())

type Access = { play: string; download: string | null; files: { downloads: { format: string; url: string }[] }[] }

const track = async (bytes = makeMp3()) =>
  (await uploading(api).whole({ kind: 'audio', name: 'Track.MP3', bytes })).body
const titles = (en: string) => ({ en, ne: '' })

describe('the files of a product', () => {
  const set = (id: number, files: object[], seen: number, headers = {}) =>
    api.ask('PUT', `products/${id}/files/`, { files }, { ...version(seen), ...headers })

  test('are uploads in an order that can change; the length of the product is theirs', async () => {
    const { id } = await makeProduct(api.database, { product_class: 'Audiobook', num_available: null })
    const [one, two] = [await track(makeMp3({ frames: 400 })), await track(makeMp3({ frames: 800 }))]
    const { status, body } = await set(
      id,
      [one, two].map((upload, at) => ({ upload: upload.id, titles: titles(`Part ${at + 1}`) })),
      1,
    )
    const [ten, twentyOne] = [400, 800].map(secondsOfFrames)
    expect([status, body]).toEqual([
      200,
      {
        version: 2,
        sample: null,
        files: [
          expect.objectContaining({
            position: 0,
            kind: 'audio',
            duration_seconds: ten,
            formats: ['mp3'],
            titles: titles('Part 1'),
          }),
          expect.objectContaining({ position: 1, duration_seconds: twentyOne, titles: titles('Part 2') }),
        ],
      },
    ])
    const turned = await set(
      id,
      [1, 0].map((position) => ({ position, titles: titles('New') })),
      2,
    )
    const idsOf = (files: { id: string }[]) => files.map((file) => file.id)
    expect(idsOf(turned.body.files)).toEqual(idsOf(body.files).toReversed())
    expect(turned.body.files.map((file: { duration_seconds: number }) => file.duration_seconds)).toEqual([
      twentyOne,
      ten,
    ])
    const seconds = async () =>
      (await api.pool.query('select duration_seconds as seconds from product where id = $1', [id])).rows[0].seconds
    expect(await seconds()).toBe(Number(ten) + Number(twentyOne))
    expect((await set(id, [], 2)).body.code).toBe('version_conflict')
    expect((await set(id, [{ position: 1, titles: titles('') }], 3)).body.files.length).toBe(1)
    expect(await seconds()).toBe(ten)
    const last = await set(id, [], 4)
    expect([last.status, last.body.files]).toEqual([400, ['Unlist this product before you remove its last file.']])
    await api.pool.query('update product set is_listed = false where id = $1', [id])
    expect((await set(id, [], 4)).body.files).toEqual([])
  })

  test('give the tracks of its record their lengths', async () => {
    const record = await makeContent(api.database, 'record')
    await makeTracks(
      api.database,
      record,
      [1, 2].map((number) => ({ en: `Song ${number}`, duration_seconds: 1 })),
    )
    const { id } = await makeProduct(api.database, { product_class: 'Digital Bundle', num_available: null })
    await api.pool.query('insert into content_product (content_id, product_id, position) values ($1, $2, 0)', [
      record.id,
      id,
    ])
    const uploads = [await track(makeMp3({ frames: 400 })), await track(makeMp3({ frames: 800 }))]
    await set(
      id,
      uploads.map((upload) => ({ upload: upload.id, titles: titles('') })),
      1,
    )
    const { rows } = await api.pool.query(
      'select duration_seconds as seconds from track where record_id = $1 order by position',
      [record.id],
    )
    expect(rows.map(({ seconds }) => seconds)).toEqual([400, 800].map(secondsOfFrames))
  })

  test('can be saved as MP3 and FLAC, if both are the same sound', async () => {
    const { id } = await makeProduct(api.database, { product_class: 'Digital Bundle', num_available: null })
    const flac = async (frames: number) =>
      (await uploading(api).whole({ kind: 'audio', name: 'a.flac', bytes: makeFlac({ frames }) })).body.id
    // Six seconds, as the FLAC has, and ten.
    const [mp3, longer, whole] = [
      await track(makeMp3({ frames: 213 })),
      await track(makeMp3({ frames: 400 })),
      await flac(60),
    ]
    const sold = { upload: mp3.id, titles: titles('') }
    const wrong = async (also: unknown) => Object.entries((await set(id, [{ ...sold, also }], 1)).body)[0]
    expect(await wrong(longer.id)).toEqual(['files.0.also', [expect.stringContaining('same format')]])
    expect(await wrong(await flac(20))).toEqual(['files.0.also', [expect.stringContaining('not as long')]])
    expect(await wrong(crypto.randomUUID())).toEqual(['files.0.also', [expect.stringContaining('not finished')]])
    const twice = [
      { ...sold, also: whole },
      { upload: longer.id, titles: titles(''), also: whole },
    ]
    expect((await set(id, twice, 1)).status).toBe(400)
    expect((await set(id, [{ ...sold, also: whole }], 1)).body.files).toMatchObject([{ formats: ['flac', 'mp3'] }])
    const kept = { position: 0, titles: titles('One') }
    expect((await set(id, [kept], 2)).body.files).toMatchObject([{ formats: ['flac', 'mp3'], titles: titles('One') }])
    const buyer = await newMember(api)
    const sale = await sellGoods(api, [id], { accountId: buyer.accountId })
    const [entitlement] = (await api.pool.query('select id from entitlement where order_id = $1', [sale.orderId])).rows
    const opened = (cookie: string) =>
      fetch(`${base}/v1/api/library/${entitlement.id}/access/`, { method: 'POST', headers: { cookie } })
    const { files } = (await (await opened(buyer.cookie)).json()) as Access
    const saved = files[0]?.downloads.map(({ url }) => fetch(base + url, { headers: { cookie: buyer.cookie } })) ?? []
    const types = (await Promise.all(saved)).map(({ headers }) => headers.get('content-type'))
    expect(types.toSorted()).toEqual(['audio/flac', 'audio/mpeg'])
    expect((await opened((await newMember(api)).cookie)).status).toBe(404)
    expect((await set(id, [{ ...kept, also: null }], 3)).body.files).toMatchObject([{ formats: ['mp3'] }])
    expect((await set(id, [], 4)).status).toBe(200)
  })

  test('keep one format that can be saved when the other changes, also where neither is played', async () => {
    const { id } = await makeProduct(api.database, { product_class: 'Digital Bundle', num_available: null })
    const whole = async (name: string, bytes: Buffer) =>
      (await uploading(api).whole({ kind: 'audio', name, bytes })).body.id
    // Seven seconds each.
    const played = await whole('a.ogg', makeOgg({ seconds: 7 }))
    const [mp3, flac, otherMp3] = [
      await whole('a.mp3', makeMp3({ frames: 268 })),
      await whole('a.flac', makeFlac({ frames: 75 })),
      await whole('b.mp3', makeMp3({ frames: 269 })),
    ]
    const formatsOf = async (file: object, seen: number) =>
      (await set(id, [{ ...file, titles: titles('') }], seen)).body.files[0].formats
    expect(await formatsOf({ upload: played, also: mp3 }, 1)).toEqual(['mp3'])
    expect(await formatsOf({ position: 0, also: flac }, 2)).toEqual(['flac', 'mp3'])
    expect(await formatsOf({ position: 0, also: otherMp3 }, 3)).toEqual(['flac', 'mp3'])
    const { rows } = await api.pool.query(
      `select media_name = (select media_name from upload where id = $2) as is_new from product_download
       where product_id = $1 and format = 'mp3'`,
      [id, otherMp3],
    )
    expect(rows).toEqual([{ is_new: true }])
    expect(await formatsOf({ position: 0, also: null }, 4)).toEqual([])
  })

  test('are of the kind that its class has, complete, own and each once', async () => {
    const film = (await makeProduct(api.database, { product_class: 'Pay Per View', num_available: null })).id
    const sound = await track()
    const other = await uploading({ app: api.app, keeper: await addMember(api, ['shopkeeper']) }).whole({
      kind: 'video',
      name: 'a.mp4',
      bytes: FILM_MP4,
    })
    const { body: begun } = await uploading(api).begin({ kind: 'video', name: 'a.mp4', bytes: FILM_MP4 })
    const refused = async (file: object, headers = {}) =>
      (await set(film, [{ titles: titles(''), ...file }], 1, headers)).body
    expect(await refused({ upload: sound.id })).toEqual({
      'files.0.upload': ['This product takes other files.'],
      code: 'invalid',
    })
    expect(await refused({ upload: other.body.id })).toMatchObject({
      'files.0.upload': ['This upload is not finished.'],
    })
    expect(await refused({ upload: begun.id })).toMatchObject({ 'files.0.upload': ['This upload is not finished.'] })
    expect(await refused({})).toMatchObject({ 'files.0.upload': [expect.any(String)] })
    expect(await refused({ position: 3 })).toMatchObject({ 'files.0.position': [expect.any(String)] })
    const nepali = await refused({ upload: sound.id }, { 'accept-language': 'ne' })
    expect(nepali['files.0.upload'][0]).toMatch(/^[\u0900-\u097f]/)
    const book = (await makeProduct(api.database, { product_class: 'Audiobook', num_available: null })).id
    const twice = await set(
      book,
      [1, 2].map(() => ({ upload: sound.id, titles: titles('') })),
      1,
    )
    expect(twice.body).toEqual({ 'files.1.upload': ['Each file can be in the list once.'], code: 'invalid' })
    const paper = (await makeProduct(api.database)).id
    expect((await set(paper, [], 1)).body.code).toBe('no_media')
  })

  test.each([
    ['Audiobook', 'audio', 'a.mp3', makeMp3({ frames: 30_000 }), 'audio/mpeg'],
    ['Digital Bundle', 'audio', 'a.flac', makeFlac(), 'audio/flac'],
    ['Pay Per View', 'video', 'a.mp4', FILM_MP4, 'video/mp4'],
  ] as const)('of the class %s are played and saved by a buyer', async (product_class, kind, name, bytes, type) => {
    const { id } = await makeProduct(api.database, { product_class, num_available: null })
    if (product_class === 'Pay Per View')
      await api.pool.query('insert into viewing_window (product_id) values ($1)', [id])
    const { body: uploaded } = await uploading(api).whole({ kind, name, bytes })
    await set(id, [{ upload: uploaded.id, titles: titles('All of it') }], 1)
    const buyer = await newMember(api)
    const sale = await sellGoods(api, [id], { accountId: buyer.accountId })
    const [entitlement] = (await api.pool.query('select id from entitlement where order_id = $1', [sale.orderId])).rows
    const headers = { cookie: buyer.cookie }
    const opened = await fetch(`${base}/v1/api/library/${entitlement.id}/access/`, { method: 'POST', headers })
    const access = (await opened.json()) as Access
    expect([opened.status, access.files.length]).toEqual([200, 1])
    const part = await fetch(base + access.play, { headers: { ...headers, range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
      ...[206, type, `bytes 100-199/${bytes.length}`],
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
    const end = await fetch(base + access.play, { headers: { ...headers, range: 'bytes=-7' } })
    expect(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(-7))).toBe(true)
    expect((await fetch(base + access.play, { headers: { ...headers, range: `bytes=${bytes.length}-` } })).status).toBe(
      416,
    )
    if (product_class === 'Pay Per View') return expect(access.download).toBeNull()
    const saved = await fetch(`${base}${access.download}`, { headers })
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
    expect(access.files[0]?.downloads.map(({ format }) => format)).toEqual([name.slice(2)])
  })
})
