import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signClaim } from '../src/library/files/access.ts'
import { signingKeys } from '../src/signing-keys/queries.ts'
import { bytesOf, makeAudiobook, makeEbook, makeWork, openWork, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

type Method = 'GET' | 'HEAD'
const fetchFile = (url: string, headers: Record<string, string> = {}, method: Method = 'GET') =>
  api.app.inject({ method, url, headers })

const BOOK = bytesOf('a book')
let book: Awaited<ReturnType<typeof openWork>>
let work: Awaited<ReturnType<typeof makeEbook>>
beforeAll(async () => {
  work = await makeEbook(api, 'a book')
  book = await openWork(api, work)
})

describe('the URLs of a work', () => {
  test('allow reading and saving, for ten minutes', async () => {
    const before = Date.now()
    const { status, body, headers } = await book.open()
    const after = Date.now()
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({ play: null, ends_at: null, files: [{ position: 0, kind: 'epub', url: body.read }] })
    const expires = Date.parse(body.expires_at) - 600_000
    // The clock of the database may differ by a second.
    expect(expires).toBeGreaterThan(before - 1000)
    expect(expires).toBeLessThan(after + 1000)
    const [read, kept] = [await fetchFile(body.read), await fetchFile(body.download)]
    expect([read.rawPayload.equals(BOOK), kept.rawPayload.equals(BOOK)]).toEqual([true, true])
    expect(read.headers).toMatchObject({ 'content-type': 'application/epub+zip', 'cache-control': 'private, no-store' })
    expect(read.headers['content-disposition']).toBeUndefined()
    expect(kept.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${work.slug}.epub`)
  })

  test('of an audiobook allow playing and saving each part', async () => {
    const record = await makeWork(api, 'Digital Bundle', [
      { bytes: bytesOf('first'), type: 'audio/mp4', kind: 'audio', titles: { en: 'First', ne: 'पहिलो' } },
      { bytes: bytesOf('second'), type: 'audio/mpeg', kind: 'audio', titles: { en: 'Second', ne: 'दोस्रो' } },
    ])
    const { body } = (await openWork(api, record)).answer
    expect(body).toMatchObject({
      read: null,
      play: body.files[0].url,
      download: body.files[0].download,
      files: [{ title: 'First' }, { title: 'Second', position: 1 }],
    })
    const second = await fetchFile(body.files[1].url)
    expect([second.headers['content-type'], second.rawPayload.equals(bytesOf('second'))]).toEqual(['audio/mpeg', true])
  })

  test('move the work to the top of the library', async () => {
    const { accountId, cookie } = await newMember(api)
    const works = [await makeEbook(api), await makeEbook(api), await makeEbook(api)]
    for (const { id } of works) await sellGoods(api, [id], { accountId })
    const order = async () =>
      (await call(api, 'GET', 'library/', undefined, { cookie })).body.results.map(
        (item: { product: { id: number } }) => item.product.id,
      )
    const [first, second, third] = works.map(({ id }) => id)
    expect(await order()).toEqual([third, second, first])
    const { results } = (await call(api, 'GET', 'library/', undefined, { cookie })).body
    await call(api, 'POST', `${results[1].url}access/`, undefined, { cookie })
    expect(await order()).toEqual([second, third, first])
  })

  test('are only for the owner, and no file is public', async () => {
    const other = await newMember(api)
    const path = `${book.item.url}access/`
    expect([
      (await call(api, 'POST', path)).status,
      (await call(api, 'POST', path, undefined, { cookie: other.cookie })).status,
      (await call(api, 'POST', 'library/nothing/access/', undefined, { cookie: book.cookie })).status,
      (await call(api, 'POST', `library/${randomUUIDv7()}/access/`, undefined, { cookie: book.cookie })).status,
      (await api.get(`/v1/media/${work.names[0]}`)).statusCode,
    ]).toEqual([401, 404, 404, 404, 404])
  })
})

describe('a file', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
    ['bytes=0-5000', 0, 999],
  ])('answers the range %s', async (range, start, end) => {
    const answer = await fetchFile(book.url, { range })
    expect([answer.statusCode, answer.rawPayload.equals(BOOK.subarray(start, end + 1))]).toEqual([206, true])
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/1000`,
      'content-length': String(end - start + 1),
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    })
  })

  test.each(['bytes=1000-', 'bytes=-0'])('answers 416 to %s', async (range) => {
    const answer = await fetchFile(book.url, { range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000'])
  })

  test.each(['bytes=0-1,5-6', 'bytes=x', 'lines=1-2'])('is sent whole for %s', async (range) => {
    expect((await fetchFile(book.url, { range })).statusCode).toBe(200)
  })

  test('answers a range only while If-Range matches', async () => {
    const etag = String((await fetchFile(book.url)).headers.etag)
    const status = async (condition: string) =>
      (await fetchFile(book.url, { range: 'bytes=0-1', 'if-range': condition })).statusCode
    expect([await status(etag), await status('"other"')]).toEqual([206, 200])
  })

  test('answers HEAD', async () => {
    const answer = await fetchFile(book.url, {}, 'HEAD')
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '1000'])
  })
})

describe('a URL', () => {
  const claim = async (more: object) => {
    const [key] = await signingKeys(api.database, 'library.files')
    const usual = {
      entitlementId: book.item.id,
      name: work.names[0] ?? '',
      expires: Math.floor(Date.now() / 1000) + 60,
      isSaved: false,
      sessionId: null,
    }
    return signClaim(key, { ...usual, ...more })
  }
  const status = async (token: string, name = work.names[0]) => {
    const answer = await fetchFile(`/v1/api/library/files/${token}/${name}`)
    return `${answer.statusCode} ${answer.statusCode === 200 ? '' : answer.json().code}`.trim()
  }

  test('works until it expires', async () => {
    const second = Math.floor(Date.now() / 1000)
    expect([await status(await claim({})), await status(await claim({ expires: second }))]).toEqual([
      '200',
      '410 address_expired',
    ])
  })

  test('is invalid after any change, and for other files', async () => {
    const other = await makeEbook(api)
    const token = await claim({})
    const spoilt = token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A')
    const [payload = '', signature = ''] = token.split('.')
    const forged = Buffer.from(payload, 'base64url')
      .toString()
      .replace(work.names[0] ?? '', other.names[0] ?? '')
    expect([
      await status(spoilt),
      await status(`${Buffer.from(forged).toString('base64url')}.${signature}`, other.names[0]),
      await status(token, other.names[0]),
      await status(token, 'x'),
      await status(token, '%00'),
      await status('x'),
      await status('%F0%9F%92%A5'),
      await status(await claim({ entitlementId: randomUUIDv7() })),
    ]).toEqual([
      '403 bad_address',
      '403 bad_address',
      '404 not_found',
      '404 not_found',
      '404 not_found',
      '403 bad_address',
      '403 bad_address',
      '404 not_found',
    ])
  })

  test('errors are in the language of the visitor', async () => {
    const token = await claim({ expires: 1 })
    const answer = await fetchFile(`/v1/api/library/files/${token}/${work.names[0]}`, { 'accept-language': 'ne' })
    expect(answer.json().detail).toBe('यो लिङ्कको म्याद सकियो। फेरि खोल्नुहोस्।')
  })

  test('stops working for every part after a refund', async () => {
    const audiobook = await openWork(api, await makeAudiobook(api))
    expect((await fetchFile(audiobook.url, { range: 'bytes=0-99' })).statusCode).toBe(206)
    await audiobook.revoke()
    const next = await fetchFile(audiobook.url, { range: 'bytes=100-199' })
    expect([next.statusCode, next.json().code]).toEqual([410, 'revoked'])
    const again = await audiobook.open()
    expect([again.status, again.body.code]).toEqual([410, 'revoked'])
    const detail = await call(api, 'GET', audiobook.item.url, undefined, { cookie: audiobook.cookie })
    expect(detail.body.state).toBe('revoked')
  })

  test('is signed with one key, even if two processes create it at once', async () => {
    const rings = await Promise.all(Array.from({ length: 20 }, () => signingKeys(api.database, 'a new one')))
    const keys = rings.flat()
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(keys[0]?.byteLength).toBe(32)
  })

  test('of lost bytes gets 404', async () => {
    const lost = await makeEbook(api)
    const opened = await openWork(api, lost)
    const missing = `${'0'.repeat(24)}.epub`
    await api.database
      .insertInto('media')
      .values({ name: missing, type: 'application/epub+zip', size: 5, is_public: false })
      .execute()
    const token = await claim({ entitlementId: opened.item.id, name: missing })
    expect(await status(token, missing)).toBe('404 not_found')
  })
})
