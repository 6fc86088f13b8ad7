import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { request as askSafely, Agent as SafeAgent } from 'node:https'
import { StartError } from '../errors/api-error.ts'

export type LiveSettings = {
  /** Where all streams lie, each in a folder of its own; ends with a slash. */
  origin: string
  /** By which the origin knows the gate. */
  secret: string
}

const SANDBOX: LiveSettings = { origin: 'http://127.0.0.1:4100/hls/', secret: 'sandbox-origin-secret' }

/** The origin of streams: the sandbox's where nothing is said, and none in production. */
export function readLive(variables: NodeJS.ProcessEnv): LiveSettings | undefined {
  const isProduction = variables['NODE_ENV'] === 'production'
  const origin = variables['LIVE_ORIGIN'] || (isProduction ? '' : SANDBOX.origin)
  const secret = variables['LIVE_ORIGIN_SECRET'] || (isProduction ? '' : SANDBOX.secret)
  if (origin === '' && secret === '') return undefined
  if (!isOrigin(origin)) throw new StartError('LIVE_ORIGIN must look like http://127.0.0.1:8888/live/.')
  // It is not repeated.
  if (!/^[\x21-\x7e]{16,500}$/.test(secret)) {
    throw new StartError('LIVE_ORIGIN_SECRET must be at least 16 letters, digits and signs.')
  }
  if (isProduction && secret === SANDBOX.secret) {
    throw new StartError('LIVE_ORIGIN_SECRET is that of the sandbox, which everybody knows: choose another one.')
  }
  return { origin: origin.endsWith('/') ? origin : `${origin}/`, secret }
}

function isOrigin(text: string) {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return url.username === '' && url.password === '' && !/[?#]/.test(text)
}

/** An origin that says nothing for so long is away, also in the middle of a segment. */
const LONGEST_SILENCE_MS = 8000
/** However slowly it comes, a segment has come by then. */
const LONGEST_ANSWER_MS = 60_000
const LONGEST_CHECK_MS = 2000
/** What was found out about a stream holds for so long. */
const KEPT_MS = 5000
const MOST_CONNECTIONS = 256

type Wanted = { path: string; query?: string; range?: string | undefined; longestMs?: number }

/** Where the streams come from. Nothing is asked of it but by its secret, and no redirect of it is followed. */
export function openOrigin(settings: LiveSettings | undefined) {
  const seen = new Map<string, { at: number; isUp: Promise<boolean> }>()
  const agents = {
    'http:': new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
    'https:': new SafeAgent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
  }

  /** What the origin has at a path, as it comes. */
  async function fetch(wanted: Wanted): Promise<IncomingMessage> {
    if (settings === undefined) throw new Error('There is no origin.')
    try {
      return await send(settings, wanted)
    } catch (error) {
      // A connection that was kept may have been closed a moment before.
      if (!isStale(error)) throw error
      return send(settings, wanted)
    }
  }

  function send({ origin, secret }: LiveSettings, { path, query = '', range, longestMs }: Wanted) {
    const url = new URL(path, origin)
    url.search = query
    const isSafe = url.protocol === 'https:'
    return new Promise<IncomingMessage>((resolve, reject) => {
      const call = (isSafe ? askSafely : ask)(url, {
        agent: isSafe ? agents['https:'] : agents['http:'],
        signal: AbortSignal.timeout(longestMs ?? LONGEST_ANSWER_MS),
        timeout: Math.min(longestMs ?? LONGEST_SILENCE_MS, LONGEST_SILENCE_MS),
        headers: {
          authorization: `Bearer ${secret}`,
          'accept-encoding': 'identity',
          ...(range === undefined ? {} : { range }),
        },
      })
      call.on('timeout', () => call.destroy(new Error('The origin is silent.')))
      call.on('error', (error) => reject(Object.assign(error, { wasReused: call.reusedSocket })))
      call.on('response', resolve)
      call.end()
    })
  }

  async function look(stream: string) {
    try {
      const answer = await fetch({ path: `${stream}/index.m3u8`, longestMs: LONGEST_CHECK_MS })
      answer.on('error', () => undefined).destroy()
      return answer.statusCode === 200
    } catch {
      return false
    }
  }

  return {
    /** Undefined where there is none. */
    address: settings?.origin,
    fetch,

    /** Whether a stream is on the air, as of a moment ago. */
    isUp(stream: string): Promise<boolean> {
      const known = seen.get(stream)
      const now = Date.now()
      if (known !== undefined && Math.abs(now - known.at) < KEPT_MS) return known.isUp
      const isUp = look(stream)
      seen.set(stream, { at: now, isUp })
      return isUp
    },
  }
}

export type Origin = ReturnType<typeof openOrigin>

const isStale = (error: unknown) =>
  error instanceof Error &&
  'wasReused' in error &&
  error.wasReused === true &&
  Reflect.get(error, 'code') === 'ECONNRESET'
