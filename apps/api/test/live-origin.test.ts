import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readPlaylist } from '../src/live/hls-proxy/playlist.ts'
import { openOrigin } from '../src/live/origin.ts'
import { type LiveApp, startLive } from './start-live.ts'

/** An origin with files in memory, whose responses a test can replace. */
const files = new Map<string, (request: IncomingMessage, response: ServerResponse) => unknown>()
const asked: IncomingMessage[] = []
const origin = createServer((request, response) => {
  asked.push(request)
  const serve = files.get(request.url ?? '')
  if (request.headers.authorization !== 'Bearer sandbox-origin-secret') response.writeHead(401).end()
  else if (serve) serve(request, response)
  else response.writeHead(404).end()
})

let live: LiveApp
let address: string
beforeAll(async () => {
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(origin.address() as AddressInfo).port}/films/`
  live = await startLive({ origin: address })
})
afterAll(async () => {
  await live.stop()
  origin.closeAllConnections()
  await new Promise((resolve) => origin.close(resolve))
})
afterEach(() => {
  asked.length = 0
})

const text = (body: string) => (_request: IncomingMessage, response: ServerResponse) => response.end(body)
const answer =
  (status: number, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, headers).end('what the origin says')

/** A viewer of a stream with the given files. */
async function watch(serve: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>) {
  const eventDate = await live.makeStreamedDate(1)
  files.set(`/films/${eventDate.slug}/index.m3u8`, text('#EXTM3U\n#EXTINF:4,\n0.ts\n'))
  const { cookie } = await live.newViewer(eventDate)
  const { body } = await live.post(`${eventDate.path}session/`, { device: 'a' }, cookie)
  for (const [name, each] of Object.entries(serve)) files.set(`/films/${eventDate.slug}/${name}`, each)
  const base = String(body.src).replace('index.m3u8', '')
  return { eventDate, cookie, base, play: (name: string, headers = {}) => live.play(`${base}${name}`, cookie, headers) }
}

describe('any origin', () => {
  test('is proxied: plain files', async () => {
    const segment = Buffer.alloc(300_000, 7)
    const { play } = await watch({ '0.ts': (_, response) => response.end(segment) })
    expect((await play('index.m3u8')).body).toBe('#EXTM3U\n#EXTINF:4,\n0.ts\n')
    const { statusCode, headers, rawPayload } = await play('0.ts')
    expect([statusCode, headers['content-type'], rawPayload.equals(segment)]).toEqual([200, 'video/mp2t', true])
  })

  test('gets the secret and nothing about the visitor', async () => {
    const { eventDate, play } = await watch({ '0.ts': text('x') })
    asked.length = 0
    await play('0.ts', {
      range: 'bytes=0-',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'Bearer mine',
      referer: 'x',
    })
    const [{ url, headers }] = asked as [IncomingMessage]
    expect(url).toBe(`/films/${eventDate.slug}/0.ts`)
    expect(headers).toEqual({
      authorization: 'Bearer sandbox-origin-secret',
      'accept-encoding': 'identity',
      range: 'bytes=0-',
      host: expect.any(String),
      connection: 'keep-alive',
    })
  })

  test('may delay responses for blocking reloads, and gets no other query parameter', async () => {
    const { eventDate, play } = await watch({})
    files.set(`/films/${eventDate.slug}/index.m3u8?_HLS_msn=7&_HLS_part=1`, text('#EXTM3U\n#EXTINF:4,\n7.ts\n'))
    expect((await play('index.m3u8?_HLS_msn=7&x=1&_HLS_part=1')).body).toContain('7.ts')
  })

  test('with absolute URLs of its own stream gets relative names', async () => {
    const { eventDate, play } = await watch({})
    files.set(`/films/${eventDate.slug}/index.m3u8`, text(`#EXTM3U\n#EXTINF:4,\n${address}${eventDate.slug}/0.ts\n`))
    expect((await play('index.m3u8')).body).toBe('#EXTM3U\n#EXTINF:4,\n0.ts\n')
  })

  test('is streamed: the first bytes arrive before the last are sent', async () => {
    let finish: () => void = () => undefined
    const { base, cookie } = await watch({
      '0.ts': (_, response) => {
        response.write('first')
        finish = () => response.end('last')
      },
    })
    const { body } = await fetch(`http://127.0.0.1:${live.port}${base}0.ts`, { headers: { cookie } })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: 'first' })
    finish()
    expect(await reader?.read()).toEqual({ done: false, value: 'last' })
  })
})

describe('a faulty origin', () => {
  test.each([
    ['names another host in a line', text('#EXTM3U\nhttp://elsewhere.example/0.ts\n')],
    ['names another host in a tag', text('#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="//elsewhere.example/key"\n0.ts\n')],
    ['names another stream', text('#EXTM3U\n../other/0.ts\n')],
    ['is not a playlist', text('<html>')],
    ['is too long', text(`#EXTM3U\n${'0.ts\n'.repeat(300_000)}`)],
    ['is packed', answer(200, { 'content-encoding': 'gzip' })],
    ['redirects', answer(302, { location: 'http://elsewhere.example/' })],
    ['is missing', answer(404)],
    ['is forbidden', answer(401)],
    ['is broken', answer(500)],
    [
      'is cut',
      (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 1000 }).write('#EXTM3U\n')
        response.destroy()
      },
    ],
    ['is closed', (request: IncomingMessage) => request.socket.destroy()],
  ])('is an interruption: a playlist that %s', async (_title, serve) => {
    const { play } = await watch({ 'index.m3u8': serve })
    const { statusCode, body, json } = await play('index.m3u8')
    expect([statusCode, json()]).toMatchObject([503, { code: 'interrupted', state: 'interrupted' }])
    expect(body).not.toContain('elsewhere')
  })

  test.each([
    ['redirects', answer(302, { location: 'http://elsewhere.example/' }), 503],
    ['is missing', answer(404), 404],
    ['is broken', answer(500), 503],
    ['is packed', answer(200, { 'content-encoding': 'br' }), 503],
    ['exceeds the size limit', answer(200, { 'content-length': 2 ** 31 }), 503],
  ])('is an interruption: a segment that %s', async (_title, serve, status) => {
    const { play } = await watch({ '0.ts': serve })
    const { statusCode, headers, body } = await play('0.ts')
    expect([statusCode, headers['location'], body.includes('origin says')]).toEqual([status, undefined, false])
  })

  test('does not set content type or other headers', async () => {
    const headers = { 'content-type': 'text/html', 'set-cookie': 'dabali_session=x', 'cache-control': 'public' }
    const { play } = await watch({ '0.ts': answer(200, headers) })
    const { headers: sent } = await play('0.ts')
    expect([sent['content-type'], sent['set-cookie'], sent['cache-control']]).toEqual([
      'video/mp2t',
      undefined,
      'private, no-store',
    ])
  })

  test('that sends without end is cut off', async () => {
    const chunk = Buffer.alloc(1024 * 1024)
    const { play } = await watch({
      '0.ts': (_, response) => {
        const more = () => {
          while (response.writable && response.write(chunk));
          response.once('drain', more)
        }
        more()
      },
    })
    await expect(play('0.ts')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
  })

  test('that sends nothing is not awaited longer than the limit', async () => {
    files.set('/films/silent/index.m3u8', () => undefined)
    files.set('/films/slow/index.m3u8', (_, response) => response.writeHead(200).write('#EXT'))
    const { fetch } = openOrigin({ origin: address, secret: 'sandbox-origin-secret' })
    await expect(fetch({ path: 'silent/index.m3u8', longestMs: 50 })).rejects.toThrow()
    // Long enough for the head on a busy machine; the rest never comes.
    const slow = await fetch({ path: 'slow/index.m3u8', longestMs: 1500 })
    await expect(readPlaylist(slow, { origin: address, path: 'slow/index.m3u8' })).rejects.toThrow()
  })

  test('that does not listen is down', async () => {
    for (const settings of [undefined, { origin: 'http://127.0.0.1:9/', secret: 'x' }]) {
      const away = openOrigin(settings)
      await expect(away.fetch({ path: 'night/index.m3u8' })).rejects.toThrow()
      expect(await away.isUp('night')).toBe(false)
    }
  })

  test('that breaks a segment breaks it for the player', async () => {
    const { play } = await watch({
      '0.ts': (_, response) => {
        response.writeHead(200, { 'content-length': 1000 }).write('half')
        setImmediate(() => response.destroy())
      },
    })
    await expect(play('0.ts')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
  })

  test('gets no further request when the player disconnects', async () => {
    const closed: string[] = []
    const { base, cookie } = await watch({
      '0.ts': (_, response) => {
        response.write('x')
        response.on('close', () => closed.push('closed'))
      },
    })
    const leaving = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${live.port}${base}0.ts`, {
      headers: { cookie },
      signal: leaving.signal,
    })
    expect(answer.status).toBe(200)
    leaving.abort()
    await expect.poll(() => closed).toEqual(['closed'])
  })
})
