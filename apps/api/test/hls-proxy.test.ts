import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPlayToken, writePlayToken } from '../src/live/hls-proxy/play-token.ts'
import { signingKeys } from '../src/signing-keys/queries.ts'
import { type LiveApp, namedIn, startLive } from './start-live.ts'
import { newMember } from './visitors.ts'

let live: LiveApp
beforeAll(async () => {
  live = await startLive()
})
afterAll(() => live.stop())
afterEach(() => {
  vi.useRealTimers()
})

/** Longer than access checks are cached. */
const LATER_MS = 6000
const later = (ms = LATER_MS) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })

type EventDate = Awaited<ReturnType<LiveApp['makeStreamedDate']>>

async function watch(eventDate: EventDate, cookie: string, device = 'a', takeover = false) {
  const { status, body } = await live.post(`${eventDate.path}session/`, { device, takeover }, cookie)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return String(body.src)
}

/** A viewer with one segment of the stream. */
async function startViewer(eventDate: EventDate) {
  const viewer = await live.newViewer(eventDate)
  const src = await watch(eventDate, viewer.cookie)
  const [quality = ''] = namedIn((await live.play(src, viewer.cookie)).body, src)
  const [segment = ''] = namedIn((await live.play(quality, viewer.cookie)).body, quality)
  return { ...viewer, src, quality, segment }
}

const statusOf = async (url: string, cookie?: string) => (await live.play(url, cookie)).statusCode

describe('the stream', () => {
  test('plays: master playlist, media playlist, init segment and segments', async () => {
    const { src, quality, segment, cookie } = await startViewer(await live.makeStreamedDate(1))
    expect(src).toMatch(/^\/v1\/hls\/[A-Za-z0-9_.-]+\/event-\d+\/index\.m3u8$/)
    const playlist = await live.play(quality, cookie)
    expect([playlist.statusCode, playlist.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl'])
    expect(playlist.body).toContain('#EXT-X-MEDIA-SEQUENCE')
    const body = await live.play(segment, cookie)
    expect([body.statusCode, body.headers['content-type']]).toEqual([200, 'video/iso.segment'])
    expect(body.rawPayload.length).toBe(Number(body.headers['content-length']))
    for (const answer of [playlist, body]) {
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
    }
  })

  test('answers range requests', async () => {
    const { segment, cookie } = await startViewer(await live.makeStreamedDate(1))
    const whole = (await live.play(segment, cookie)).rawPayload
    const part = await live.play(segment, cookie, { range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`])
    expect(part.rawPayload).toEqual(whole.subarray(10, 20))
    expect((await live.play(segment, cookie, { range: 'bytes=9999999-' })).statusCode).toBe(416)
    expect((await live.play(segment, cookie, { range: 'nonsense' })).rawPayload).toEqual(whole)
  })

  test('can be watched from its beginning, in playlists of which the end is enough later', async () => {
    const eventDate = await live.makeStreamedDate(2)
    await live.control(eventDate.slug, 'up', 60)
    const { quality, cookie } = await startViewer(eventDate)
    const whole = (await live.play(quality, cookie)).body
    const files = namedIn(whole, quality)
    expect(files.length).toBeGreaterThan(900)
    expect(whole.length).toBeLessThan(40_000)
    const end = (await live.play(`${quality}?_HLS_skip=YES`, cookie)).body
    expect(end).toMatch(/#EXT-X-SKIP:SKIPPED-SEGMENTS=89\d/)
    expect(end.length).toBeLessThan(700)
    const [first = ''] = files
    const segment = await live.play(first, cookie)
    expect([segment.statusCode, segment.headers['content-type']]).toEqual([200, 'video/iso.segment'])
    expect(await statusOf(first)).toBe(401)
  })

  test('has captions in English and Nepali, checked like the picture', async () => {
    const [eventDate, other] = [await live.makeStreamedDate(1), await live.makeStreamedDate(1)]
    const { src, cookie } = await startViewer(eventDate)
    const neighbour = await startViewer(other)
    const lists = namedIn((await live.play(src, cookie)).body, src).filter((url) => url.includes('/captions-'))
    expect(lists.map((url) => url.split('/').at(-2))).toEqual(['captions-en', 'captions-ne'])
    for (const list of lists) {
      const [captions = ''] = namedIn((await live.play(list, cookie)).body, list)
      const answer = await live.play(captions, cookie)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/vtt/)])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.body).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=/)
      for (const url of [list, captions]) {
        expect([url, await statusOf(url), await statusOf(url, neighbour.cookie)]).toEqual([url, 401, 401])
      }
    }
  })

  test('plays as a replay after the end', async () => {
    const eventDate = await live.makeStreamedDate(10)
    const { src, quality, cookie } = await startViewer(eventDate)
    expect(src).toContain(`/${eventDate.slug}_recording/index.m3u8`)
    const playlist = (await live.play(quality, cookie)).body
    expect(playlist).toContain('#EXT-X-ENDLIST')
    const statuses = await Promise.all(namedIn(playlist, quality).map((url) => statusOf(url, cookie)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('every viewer and every URL', () => {
  test('get the right status', async () => {
    const [eventDate, other] = [await live.makeStreamedDate(1), await live.makeStreamedDate(1)]
    const viewer = await startViewer(eventDate)
    const neighbour = await startViewer(other)
    const stranger = await newMember(live)
    const [key] = await signingKeys(live.database, 'live')
    const [, , , token = ''] = viewer.src.split('/')
    const play = readPlayToken(key, token)
    if (play === undefined) throw new Error('not a token')
    const under = (written: string, path = `${eventDate.slug}/index.m3u8`) => `/v1/hls/${written}/${path}`
    const captions = `${eventDate.slug}/captions-en/index.m3u8`
    const addresses = {
      playlist: viewer.quality,
      captions: under(token, captions),
      'expired captions': under(writePlayToken(key, { ...play, until: Math.floor(Date.now() / 1000) }), captions),
      segment: viewer.segment,
      'another stream': under(token, `${other.slug}/index.m3u8`),
      tampered: under(`${token.slice(0, -5)}AAAAA`),
      'another key': under(writePlayToken(Buffer.alloc(32), { ...play, stream: other.slug }), `${other.slug}/a.ts`),
      'another session': neighbour.src,
      expired: under(writePlayToken(key, { ...play, until: Math.floor(Date.now() / 1000) })),
      unknown: under(token, `${eventDate.slug}/270p/nothing.m4s`),
      'a path traversal': under(token, `${eventDate.slug}/../${other.slug}/index.m3u8`),
      'an encoded path traversal': under(token, `${eventDate.slug}/%2e%2e/${other.slug}/index.m3u8`),
      'an encoded slash': under(token, `${eventDate.slug}%2findex.m3u8`),
      'a backslash': under(token, `${eventDate.slug}/..\\${other.slug}/index.m3u8`),
      'the control': under(token, 'control/'),
    }
    const table: Record<string, number[]> = {}
    for (const [name, url] of Object.entries(addresses)) {
      table[name] = []
      for (const cookie of ['', 'dabali_session=x', stranger.cookie, neighbour.cookie, viewer.cookie]) {
        table[name].push(await statusOf(url, cookie))
      }
    }
    // No login, invalid session, no ticket, ticket of another event date, viewer.
    expect(table).toEqual({
      playlist: [401, 401, 401, 401, 200],
      captions: [401, 401, 401, 401, 200],
      'expired captions': [401, 401, 401, 401, 410],
      segment: [401, 401, 401, 401, 200],
      'another stream': [401, 401, 403, 403, 403],
      tampered: [401, 401, 403, 403, 403],
      'another key': [401, 401, 403, 403, 403],
      'another session': [401, 401, 401, 200, 401],
      expired: [401, 401, 401, 401, 410],
      unknown: [401, 401, 401, 401, 404],
      'a path traversal': [401, 401, 404, 404, 404],
      'an encoded path traversal': [401, 401, 404, 404, 404],
      'an encoded slash': [401, 401, 404, 404, 404],
      'a backslash': [401, 401, 404, 404, 404],
      'the control': [401, 401, 404, 404, 404],
    })
  })

  test('no URL of any playlist works without the session, nor at the origin without its secret', async () => {
    const { src, cookie } = await startViewer(await live.makeStreamedDate(1))
    const origin = live.settings.shop.live.origin
    const open = [src]
    const found = new Set<string>()
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      if (found.has(url)) continue
      found.add(url)
      const answer = await live.play(url, cookie)
      expect([url, answer.statusCode]).toEqual([url, 200])
      if (url.endsWith('.m3u8')) open.push(...namedIn(answer.body, url))
    }
    // A master playlist; four qualities and sound, each with an init segment and six segments; captions in two languages.
    expect(found.size).toBe(1 + 5 * (1 + 7) + 2 * (1 + 6))
    for (const url of found) {
      expect([url, await statusOf(url)]).toEqual([url, 401])
      const atOrigin = new URL(url.split('/').slice(4).join('/'), origin)
      expect([url, (await fetch(atOrigin)).status]).toEqual([url, 401])
      expect([url, (await fetch(atOrigin, { headers: { authorization: 'Bearer x', cookie } })).status]).toEqual([
        url,
        401,
      ])
    }
  })

  test('other methods are refused', async () => {
    const { src, cookie } = await startViewer(await live.makeStreamedDate(1))
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE'] as const) {
      const { statusCode } = await live.app.inject({ method, url: src, headers: { cookie } })
      expect([method, statusCode]).toEqual([method, 405])
    }
  })
})

const OF_ORDER = 'from order_line where order_line.id = order_line_id and order_id = $1'

describe('access that ends during playback', () => {
  test.each([
    ['the money is given back', 403, 'no_ticket', `update "order" set payment_status = 'refunded' where id = $1`],
    ['the ticket is given back', 403, 'no_ticket', `update ticket set status = 'revoked' ${OF_ORDER}`],
    ['the ticket is passed on', 403, 'no_ticket', `update ticket set is_transferred = true ${OF_ORDER}`],
  ])('after %s: within ten seconds', async (_title, status, code, change) => {
    const { quality, segment, cookie, order } = await startViewer(await live.makeStreamedDate(1))
    expect(await statusOf(segment, cookie)).toBe(200)
    await live.pool.query(change, [order])
    later()
    for (const url of [quality, segment]) {
      expect(await live.play(url, cookie)).toMatchObject({ statusCode: status })
      expect((await live.play(url, cookie)).json().code).toBe(code)
    }
  })

  test('a session that logs out: within ten seconds', async () => {
    const { segment, cookie } = await startViewer(await live.makeStreamedDate(1))
    await live.post('auth/logout/', {}, cookie)
    later()
    expect(await statusOf(segment, cookie)).toBe(401)
  })

  test('a deleted access hash', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { body } = await live.post(`staff/live/${eventDate.date}/hashes/`, { count: 1 }, live.staff)
    const { cookie } = await newMember(live)
    await live.post(`${eventDate.path}${body.hashes[0].hash}/redeem/`, undefined, cookie)
    const src = await watch(eventDate, cookie)
    expect(await statusOf(src, cookie)).toBe(200)
    await live.pool.query('delete from live_access_hash where event_date_id = $1', [eventDate.date])
    later()
    expect(await statusOf(src, cookie)).toBe(403)
  })

  test('a stream session that ends or is taken over', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { src, cookie } = await startViewer(eventDate)
    await watch(eventDate, cookie, 'another one', true)
    later()
    const replaced = await live.play(src, cookie)
    expect([replaced.statusCode, replaced.json().code]).toEqual([409, 'watching_elsewhere'])
    expect((await live.remove(`${eventDate.path}session/`, cookie)).status).toBe(204)
    later(2 * LATER_MS)
    expect(await live.play(src, cookie)).toMatchObject({ statusCode: 410 })
  })

  test('an event date that is interrupted, resumed and ended', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { src, quality, segment, cookie } = await startViewer(eventDate)
    const say = (state: string, message = {}) =>
      live.post(`staff/live/${eventDate.date}/`, { state, message }, live.staff)
    await say('interrupted', { en: 'Tea.' })
    later()
    for (const url of [src, quality, segment]) {
      const answer = await live.play(url, cookie)
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { detail: 'Tea.', code: 'interrupted', state: 'interrupted' },
      ])
    }
    await say('live')
    later()
    expect(await statusOf(src, cookie)).toBe(200)
    await say('ended')
    later(2 * LATER_MS)
    const over = await live.play(src, cookie)
    expect([over.statusCode, over.json()]).toEqual([410, { detail: expect.any(String), code: 'ended', state: 'ended' }])
  })

  test('an origin that fails and recovers', async () => {
    const eventDate = await live.makeStreamedDate(1)
    const { src, quality, segment, cookie } = await startViewer(eventDate)
    await live.control(eventDate.slug, 'interrupted')
    for (const url of [src, quality]) {
      const answer = await live.play(url, cookie)
      expect([answer.statusCode, answer.json().state]).toEqual([503, 'interrupted'])
      expect(answer.headers['retry-after']).toBe('2')
    }
    expect(await statusOf(segment, cookie)).toBe(404)
    await live.control(eventDate.slug, 'up')
    expect(await statusOf(src, cookie)).toBe(200)
  })
})
