import { spawn } from 'node:child_process'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { freePort } from '@dabali/tooling/ports'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** One request exactly as it is written: no redirect is followed and no path is put right, as `fetch` would. */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text.toString() })
    })
    call.on('error', reject)
    call.end(body)
  })
}

export type SmallApi = {
  origin: string
  /** How often something of the catalogue was asked for. */
  asked: () => number
  rename: (name: string) => void
  /** Delays answers about the artist until the release; they have the name at the time of the request. */
  holdArtist: () => { waiting: () => number; release: () => void }
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** She has not recorded anything, no event is announced and no article mentions her. */
const NOTHING_MORE = {
  links: [],
  records: [],
  upcoming_events: [],
  past_events: [],
  sessions: [],
  interviews: [],
  news: [],
  volumes: [],
  articles: [],
  products: [],
  similar_artists: [],
}

const RECORD = {
  slug: 'low-cloud',
  title: 'Low <Cloud>',
  artists: [{ kind: 'artist', slug: 'tara', title: 'Tara' }],
  picture: {
    ...{ alt: 'A sleeve', width: 480, height: 480 },
    sources: [{ type: 'image/webp', width: 480, src: '/v1/media/0123456789abcdef01234567.webp' }],
  },
  tracks: [
    { number: 1, title: 'Kettle', duration_seconds: 192, preview: { src: '/v1/media/kettle.mp3', seconds: 30 } },
    { number: 2, title: 'Goat', duration_seconds: 61, preview: null },
  ],
}

/** Lists that have nothing in them. */
const LISTS = /^\/v1\/api\/(events|interviews|news|records|sessions|volumes)$/

function fixedAnswer(path: string): object | undefined {
  if (LISTS.test(path)) return { count: 0, next: null, previous: null, results: [], facets: [] }
  return path === '/v1/api/records/low-cloud' ? RECORD : undefined
}

/**
 * An API that speaks the contract and counts, repeats what it was sent, and renames its one artist: what the site's own
 * server does with requests can be seen in it. The journeys of visitors run against the real one.
 */
export async function openSmallApi(): Promise<SmallApi> {
  let name = 'Tara'
  let asked = 0
  let waiting = 0
  let released: Promise<void> | undefined
  let seq = 7
  let port = 0
  const artist = (slug: string) => ({
    slug,
    url: `/v1/api/artists/${slug}/`,
    name,
    summary: 'Sarangi and voice.',
    biography: '<p>She plays.</p><script>alert(1)</script>',
    home: 'Terhathum',
    picture: { alt: '', width: 480, height: 560, sources: [] },
    genres: ['Folk'],
    ...NOTHING_MORE,
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://api.invalid')
    const path = decodeURI(pathname).replace(/\/$/, '')
    const send = (status: number, body: object, cookies: string[] = []) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies })
        .end(JSON.stringify(body))

    if (path === '/internal/cache-tags') {
      const isNew = seq > Number(searchParams.get('after'))
      return send(200, { tags: isNew ? [{ tag: 'artist:tara', seq }] : [], seq })
    }
    if (path === '/v1/echo') return send(200, { method, url, headers, body: await text(request) }, ['a=1', 'b=2'])
    asked += 1
    const fixed = fixedAnswer(path)
    if (fixed) return send(200, fixed)
    if (path === '/v1/api/artists')
      return send(200, { count: 1, next: null, previous: null, results: [artist('tara')], facets: [] })
    const [, slug] = /^\/v1\/api\/artists\/(tara|तारा)$/.exec(path) ?? []
    if (!slug) return send(404, { detail: 'Not found.', code: 'not_found' })
    const answered = artist(slug)
    waiting += 1
    await released
    return send(200, answered)
  }

  const openStream = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    request.url === '/v1/stream' ? openStream(response) : answer(request, response)
  let server = createServer(listener)
  async function start() {
    server = createServer(listener)
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }
  async function stop() {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => asked,
    rename(next) {
      name = next
      seq += 1
    },
    holdArtist() {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting = 0
      released = promise
      const release = () => {
        released = undefined
        resolve()
      }
      return { waiting: () => waiting, release }
    },
    stop,
    start,
  }
}

const LONGEST_START_MS = 100_000

export type SiteProcess = {
  pid: number | undefined
  port: number
  url: string
  /** Sends SIGTERM and waits for the exit code. */
  stop: () => Promise<number | null>
  closeLog: () => void
}

/** Starts the built site, or rejects with how it ended. */
export async function startSiteProcess(environment: Record<string, string>): Promise<SiteProcess> {
  const port = Number(environment['CULTURE_PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: { ...process.env, FORCE_COLOR: undefined, NODE_ENV: 'production', CULTURE_PORT: String(port), ...environment },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let said = ''
  let late: NodeJS.Timeout | undefined
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes(`culture ready at http://127.0.0.1:${port}/`)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    ended.then((code) => reject(Object.assign(new Error('The site ended.'), { code, said })))
    late = setTimeout(() => {
      reject(new Error(`The site did not start:\n${said}`))
      child.kill('SIGKILL')
    }, LONGEST_START_MS)
  }).finally(() => clearTimeout(late))
  return {
    pid: child.pid,
    port,
    url: `http://127.0.0.1:${port}`,
    closeLog() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
