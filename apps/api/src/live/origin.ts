import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { request as askSafely, Agent as SafeAgent } from 'node:https'
import { StartError } from '../errors/api-error.ts'

export type LiveSettings = {
  /** Base URL of all streams, with a slash at the end. */
  origin: string
  /** Authenticates the API at the origin. */
  secret: string
}

const SANDBOX: LiveSettings = { origin: 'http://127.0.0.1:4100/hls/', secret: 'sandbox-origin-secret' }

/** Settings of the origin; default: the sandbox, and none in production. */
export function readLive(variables: NodeJS.ProcessEnv): LiveSettings | undefined {
  const isProduction = variables['NODE_ENV'] === 'production'
  const origin = variables['LIVE_ORIGIN'] || (isProduction ? '' : SANDBOX.origin)
  const secret = variables['LIVE_ORIGIN_SECRET'] || (isProduction ? '' : SANDBOX.secret)
  if (origin === '' && secret === '') return undefined
  if (!isOrigin(origin)) throw new StartError('LIVE_ORIGIN must look like http://127.0.0.1:8888/live/.')
  // The value is a secret, so the message does not repeat it.
  if (!/^[\x21-\x7e]{16,500}$/.test(secret)) {
    throw new StartError('LIVE_ORIGIN_SECRET must be at least 16 letters, digits and signs.')
  }
  if (isProduction && secret === SANDBOX.secret) {
    throw new StartError('LIVE_ORIGIN_SECRET is the public secret of the sandbox: choose another one.')
  }
  return { origin: origin.endsWith('/') ? origin : `${origin}/`, secret }
}

function isOrigin(text: string) {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return url.username === '' && url.password === '' && !/[?#]/.test(text)
}

/** The origin counts as down after this long without data, also in the middle of a segment. */
const LONGEST_SILENCE_MS = 8000
/** Timeout of a whole response. */
const LONGEST_ANSWER_MS = 60_000
const LONGEST_CHECK_MS = 2000
/** How long a result is cached. */
const KEPT_MS = 5000
const MOST_CONNECTIONS = 256

type Wanted = { path: string; query?: string; range?: string | undefined; longestMs?: number }

/** Client of the origin. Sends the secret and does not follow redirects. */
export function openOrigin(settings: LiveSettings | undefined) {
  const seen = new Map<string, { at: number; isUp: Promise<boolean> }>()
  const agents = {
    'http:': new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
    'https:': new SafeAgent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
  }

  /** The response of the origin, as a stream. */
  async function fetch(wanted: Wanted): Promise<IncomingMessage> {
    if (settings === undefined) throw new Error('There is no origin.')
    try {
      return await send(settings, wanted)
    } catch (error) {
      // The origin may have closed an idle connection a moment before.
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
    /** Undefined without an origin. */
    address: settings?.origin,
    fetch,

    /** Whether the origin serves the stream, cached for a few seconds. */
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
