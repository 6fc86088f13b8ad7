import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signClaim } from '../src/library/files/access.ts'
import { giftClaimUrl } from '../src/library/gifts/gift.ts'
import { signingKeys } from '../src/signing-keys/queries.ts'
import { addDownload, bytesOf, makeWork, openWork, sellGoods } from './digital-products.ts'
import { makeContent, makeTracks } from './make-content.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const GIFT = { recipient_name: 'Maya', recipient_email: 'maya@example.com', message: 'Listen', deliver_on: '' }
const TITLES = [
  { en: 'Kettle: Hour?', ne: 'किट्लीको घडी' },
  { en: 'Low Cloud', ne: 'तल झरेको बादल' },
]
const FORMATS = ['mp3', 'flac'] as const
const TYPES = { mp3: 'audio/mpeg', flac: 'audio/flac' } as const
const bytesFor = (format: string, position: number) => bytesOf(`${format} ${position}`, 1000 + position)

/** A record with two tracks that is sold as files in two formats. */
async function makeRecord() {
  const work = await makeWork(
    api,
    'Digital Bundle',
    TITLES.map((titles, position) => ({
      bytes: bytesFor('mp3', position),
      type: 'audio/mpeg' as const,
      kind: 'audio' as const,
      titles,
    })),
  )
  for (const position of TITLES.keys())
    for (const format of FORMATS)
      await addDownload(api, { productId: work.id, position, format, bytes: bytesFor(format, position) })
  const record = await makeContent(api.database, 'record', { products: [{ id: work.id }] })
  return { work, record }
}

const fetchFile = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers })
const ownItem = (slug: string, cookie = '') =>
  call(api, 'GET', `library/records/${slug}/`, undefined, cookie === '' ? {} : { cookie })

let record: Awaited<ReturnType<typeof makeRecord>>
let owner: Awaited<ReturnType<typeof openWork>>
beforeAll(async () => {
  record = await makeRecord()
  owner = await openWork(api, record.work)
})

describe('an owner', () => {
  test('plays every track of a record in full and saves it in both formats', async () => {
    const { files } = owner.answer.body
    expect(files).toHaveLength(2)
    for (const [position, file] of files.entries()) {
      expect((await fetchFile(file.url)).rawPayload.equals(bytesFor('mp3', position))).toBe(true)
      expect(file.downloads.map(({ format, size }: { format: string; size: number }) => [format, size])).toEqual([
        ['mp3', 1000 + position],
        ['flac', 1000 + position],
      ])
      for (const { format, url } of file.downloads) {
        const { rawPayload, headers } = await fetchFile(url)
        expect(rawPayload.equals(bytesFor(format, position))).toBe(true)
        expect(headers['content-type']).toBe(TYPES[format as 'mp3'])
      }
    }
    const [first] = files[0].downloads
    const named = await fetchFile(first.url, { range: 'bytes=0-9' })
    expect([named.statusCode, named.headers['content-range']]).toEqual([206, 'bytes 0-9/1000'])
    expect(named.headers['content-disposition']).toBe("attachment; filename*=UTF-8''01%20Kettle%20%20Hour.mp3")
  })

  test('saves all tracks as one file of the announced size', async () => {
    const { archives } = owner.answer.body
    expect(archives.map(({ format }: { format: string }) => format)).toEqual(['mp3', 'flac'])
    for (const { format, url, size } of archives) {
      const { rawPayload, headers } = await fetchFile(url)
      expect(headers).toMatchObject({
        'content-type': 'application/zip',
        'content-length': String(size),
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename*=UTF-8''${record.work.slug}-${format}.zip`,
      })
      expect(rawPayload.length).toBe(size)
      const inside = unzipSync(rawPayload)
      expect(Object.keys(inside)).toEqual([`01 Kettle  Hour.${format}`, `02 Low Cloud.${format}`])
      expect(strFromU8(inside[`02 Low Cloud.${format}`] ?? new Uint8Array())).toBe(bytesFor(format, 1).toString())
      const head = await fetchFile(url, {}, 'HEAD')
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(size)])
    }
    const nepali = await fetchFile(archives[0].url, { 'accept-language': 'ne' })
    expect(Object.keys(unzipSync(nepali.rawPayload))).toEqual(['01 किट्लीको घडी.mp3', '02 तल झरेको बादल.mp3'])
    expect(nepali.rawPayload.length).toBe(Number(nepali.headers['content-length']))
  })

  test('is known on the page of the record; nobody else is', async () => {
    const { body, headers } = await ownItem(record.record.slug, owner.cookie)
    expect(headers['cache-control']).toBe('private, no-store')
    const product = { id: record.work.id, is_record: true }
    const files = [{ position: 0 }, { position: 1 }]
    expect(body.item).toMatchObject({ id: owner.item.id, state: 'active', product, files })
    expect(body.item.files[0].downloads).toEqual([
      { format: 'mp3', size: 1000 },
      { format: 'flac', size: 1000 },
    ])
    const other = await newMember(api)
    for (const [slug, cookie] of [
      [record.record.slug, ''],
      [record.record.slug, other.cookie],
      ['unknown', owner.cookie],
    ] as const)
      expect((await ownItem(slug, cookie)).body).toEqual({ item: null })
    expect((await ownItem('%00', owner.cookie)).status).toBe(404)
  })
})

describe('the address of an archive', () => {
  const statusOf = async (claim: object, name = 'x.zip') => {
    const [key] = await signingKeys(api.database, 'library.files')
    const usual = { entitlementId: owner.item.id, name: 'mp3.zip', expires: Math.floor(Date.now() / 1000) + 60 }
    const token = signClaim(key, { ...usual, isSaved: true, sessionId: null, ...claim })
    const answer = await fetchFile(`/v1/api/library/archives/${token}/${name}`)
    return `${answer.statusCode} ${answer.statusCode === 200 ? '' : answer.json().code}`.trim()
  }

  test('is refused after any change, after its time, and for anything but a format', async () => {
    const [{ url }] = owner.answer.body.archives
    expect((await fetchFile(url.replace('/archives/', '/archives/A'))).json().code).toBe('bad_address')
    expect((await fetchFile('/v1/api/library/archives/x/x.zip')).statusCode).toBe(403)
    expect([
      await statusOf({}),
      await statusOf({ expires: Math.floor(Date.now() / 1000) }),
      await statusOf({ name: record.work.names[0] ?? '' }),
      await statusOf({ name: 'wav.zip' }),
      await statusOf({ entitlementId: '01932a5e-0000-7000-8000-000000000000' }),
    ]).toEqual(['200', '410 address_expired', '404 not_found', '404 not_found', '404 not_found'])
  })

  test('is never that of a file, nor the other way round', async () => {
    const [{ url }] = owner.answer.body.archives
    const token = url.split('/').at(-2)
    expect((await fetchFile(`/v1/api/library/files/${token}/${record.work.names[0]}`)).statusCode).toBe(404)
  })

  test('is not given for a work whose parts have different formats', async () => {
    const { work } = await makeRecord()
    await api.pool.query(`delete from product_download where product_id = $1 and position = 1 and format = 'flac'`, [
      work.id,
    ])
    const { answer } = await openWork(api, work)
    expect(answer.body.archives.map(({ format }: { format: string }) => format)).toEqual(['mp3'])
  })
})

test('a record that was given is played by the recipient and not by the giver', async () => {
  const { work, record: given } = await makeRecord()
  const [giver, recipient] = [await newMember(api), await newMember(api)]
  const { orderId } = await sellGoods(api, [work.id], { accountId: giver.accountId, gift: GIFT })
  const page = await giftClaimUrl(api.database, { orderId, site: '', language: 'en' })
  const path = page.replace('/library/gift/', '/v1/api/library/gifts/')
  for (const cookie of [giver.cookie, recipient.cookie])
    expect((await ownItem(given.slug, cookie)).body).toEqual({ item: null })
  expect((await call(api, 'POST', `${path}claim/`, undefined, { cookie: recipient.cookie })).status).toBe(200)
  const { item } = (await ownItem(given.slug, recipient.cookie)).body
  expect(item).toMatchObject({ is_gift: true, state: 'active', terms: 'own' })
  const { files, archives } = (await call(api, 'POST', item.access_url, undefined, { cookie: recipient.cookie })).body
  expect((await fetchFile(files[1].url)).rawPayload.equals(bytesFor('mp3', 1))).toBe(true)
  expect((await fetchFile(archives[1].url)).statusCode).toBe(200)
  expect((await ownItem(given.slug, giver.cookie)).body).toEqual({ item: null })
})

test('a refund ends playing, saving and the archive at once, with the reason', async () => {
  const { work, record: refunded } = await makeRecord()
  const buyer = await openWork(api, work)
  const { files, archives } = buyer.answer.body
  const urls = [files[0].url, files[0].downloads[1].url, archives[0].url]
  for (const url of urls) expect((await fetchFile(url)).statusCode).toBe(200)
  await buyer.revoke()
  for (const url of urls) {
    const { statusCode, json } = await fetchFile(url)
    expect([statusCode, json().code]).toEqual([410, 'revoked'])
  }
  expect((await ownItem(refunded.slug, buyer.cookie)).body).toEqual({ item: null })
  expect((await buyer.open()).body.detail).toBe('This was refunded and can no longer be opened.')
})

describe('the page of a record', () => {
  test('says the formats with their sizes, the length of excerpts, lyrics and credits', async () => {
    const { record: shown } = await makeRecord()
    await makeTracks(api.database, shown, [
      { en: 'Kettle', ne: 'किटली', duration_seconds: 50, preview_media: '0123456789abcdef01234567.mp3' },
      { en: 'Goat', duration_seconds: 99 },
    ])
    const lyrics = {
      language: 'ne',
      text: 'किट्ली बस्यो\nआगो धीमा',
      romanised: 'Kitli basyo\nAago dhima',
      translation: null,
    }
    await api.pool.query(`update track set preview_seconds = 30, lyrics = $2 where record_id = $1 and position = 1`, [
      shown.id,
      JSON.stringify(lyrics),
    ])
    await api.pool.query(`update track set is_instrumental = true where record_id = $1 and position = 2`, [shown.id])
    await api.pool.query(
      `update track_translation set credits = '[{"role": "रचना", "name": "तारा"}]'
      where language = 'ne' and track_id in (select id from track where record_id = $1)`,
      [shown.id],
    )
    const body = (await api.get(`/v1/api/records/${shown.slug}/`, { 'accept-language': 'ne' })).json()
    expect(body.downloads).toEqual([
      { format: 'mp3', size: 2001 },
      { format: 'flac', size: 2001 },
    ])
    expect(body.tracks).toMatchObject([
      {
        preview: { src: '/v1/media/0123456789abcdef01234567.mp3', seconds: 30 },
        is_instrumental: false,
        lyrics,
        credits: [{ role: 'रचना', name: 'तारा' }],
      },
      { preview: null, is_instrumental: true, lyrics: null, credits: [] },
    ])
  })
})
