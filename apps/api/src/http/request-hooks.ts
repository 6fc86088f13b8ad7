import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'
import { isUuid } from './schemas.ts'

const HEADER = 'x-request-id'
const READABLE = /^[\w-]{8,64}$/

/** The request id of log and response; a site in front may have assigned it. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers[HEADER]
  return typeof given === 'string' && READABLE.test(given) ? given : randomUUID()
}

export function sendRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id)
  })
}

/**
 * Responses that are sent while the server closes end their connections: a server waits for connections that stay open, even
 * if no request is left.
 */
export function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
}

/** One log line per response, with the route and not the URL, which may contain a token or personal data. */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}

type KnownPath = { pattern: RegExp; parameters: number; methods: Set<string> }

/**
 * Answers 405 with `Allow` for an existing path with another method. Registered before the routes,
 * and after the hooks of every request.
 */
export function answerMethodNotAllowed(app: FastifyInstance) {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const path = known.get(url) ?? readPattern(url)
    for (const each of [method].flat()) path.methods.add(each)
    known.set(url, path)
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const methods = methodsAt(request, [...known.values()])
    if (methods === undefined) return
    reply.header('Allow', [...methods].sort().join(', '))
    throw new GeneralError(405, 'method_not_allowed', { method: request.method })
  })
}

function readPattern(url: string): KnownPath {
  const parts = url.replace(/\/$/, '').split('/')
  const pattern = parts
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
    .join('/')
  const parameters = parts.filter((part) => part === '*' || part.startsWith(':')).length
  return { pattern: new RegExp(`^${pattern}/?$`), parameters, methods: new Set() }
}

/** Like the router, prefers static segments to parameters. */
function methodsAt(request: FastifyRequest, known: readonly KnownPath[]) {
  const path = request.url.split('?', 1)[0] ?? ''
  const [closest] = known
    .filter(({ pattern }) => pattern.test(path))
    .sort((one, other) => one.parameters - other.parameters)
  return closest?.methods
}

export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Responses are data: nothing in them may load, run or be framed.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-site',
}

export function setSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
}

const withoutCase = (value: unknown) => (typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value)

/** Ids in paths and idempotency keys are compared as text, so that a UUID with capital letters is made the same one. */
export function normalizeIds(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { headers } = request
    if (headers['idempotency-key'] !== undefined)
      headers['idempotency-key'] = withoutCase(headers['idempotency-key']) as string
    const params = Object.entries(request.params ?? {})
    request.params = Object.fromEntries(params.map(([name, value]) => [name, withoutCase(value)]))
  })
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** CSRF protection: unsafe methods must come from a page of the same host, or from a program without Origin. */
export function checkOrigin(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (SAFE.has(request.method) || origin === undefined || isOwn(origin, request)) return
    throw new GeneralError(403, 'foreign_origin')
  })
}

function isOwn(origin: string, { headers }: FastifyRequest) {
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  return [headers['x-forwarded-host'], headers.host].flat().some((named) => {
    const address = `${protocol}//${named?.split(',')[0]?.trim()}`
    return named !== undefined && URL.canParse(address) && new URL(address).host === host
  })
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** The longest time for the response, of an upload after its body has arrived. */
    longestAnswerMs?: number
    /** The route reads its body with `readUpload`, which limits the rate instead of the time. */
    takesUpload?: boolean
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyInstance {
    arrival: Required<ArrivalLimits>
  }
}

/** Longest wait for a response; the handler itself goes on, and the client may try again. */
const LONGEST_ANSWER_MS = 8000

/** Answers 503 when a handler takes too long. Sending a response that has begun has no limit. */
export function limitHandlerTime(app: FastifyInstance, longestMs: number = LONGEST_ANSWER_MS) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    const tell = () => void reply.send(new GeneralError(503, 'unavailable'))
    const { longestAnswerMs, takesUpload } = request.routeOptions.config
    const start = () => {
      // The body of an upload can end after it was refused.
      if (!reply.sent) timers.set(request, setTimeout(tell, longestAnswerMs ?? longestMs).unref())
    }
    if (takesUpload) request.raw.once('end', start)
    else start()
  })
  const rest = (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onSend', async (request) => rest(request))
  // The client has disconnected.
  app.addHook('onRequestAbort', async (request) => rest(request))
  app.addHook('onResponse', async (request) => rest(request))
}

export type ArrivalLimits = {
  /** The longest time for a request to arrive, but for uploads. */
  longestMs?: number
  /** The least rate of an upload in bytes a second. */
  leastRate?: number
  /** How often the rate is checked. */
  checkMs?: number
}

const ARRIVAL = { longestMs: 60_000, leastRate: 8000, checkMs: 15_000 }
/** The largest upload at the least rate. */
export const LONGEST_UPLOAD_MS = 2 * 60 * 60_000

/** Closes the connection of a request whose body does not arrive in time. Uploads are limited by their rate, as they are read. */
export function limitArrival(app: FastifyInstance, limits: ArrivalLimits = {}) {
  const arrival = { ...ARRIVAL, ...limits }
  app.decorate('arrival', arrival)
  const limit = ({ raw, headers }: FastifyRequest) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!hasBody || raw.complete) return
    const timer = setTimeout(() => raw.destroy(), arrival.longestMs).unref()
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
  }
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.takesUpload) limit(request)
  })
  // An upload that was refused before it was read.
  app.addHook('onResponse', async (request) => {
    if (request.routeOptions.config.takesUpload) limit(request)
  })
}

type Limits = {
  /** How many run at once. */
  running: number
  /** How many may wait, which limits the memory that they take. */
  waiting: number
  /** How long each may wait. */
  patienceMs: number
  now?: () => number
}

/** How long one takes before any was measured. */
const FIRST_GUESS_MS = 20
/** The weight of the newest one in the average. */
const NEWEST = 0.05
const LONGEST_RETRY_SECONDS = 30

/**
 * Runs a limited number at once, the others first come, first served. Requests that would wait too long, as fast as the last ones
 * were done, get 503 before anything is done. Their Retry-After spreads them over the time that those before them will take.
 */
export function limitConcurrency({ running, waiting, patienceMs, now = () => performance.now() }: Limits) {
  let active = 0
  let averageMs = FIRST_GUESS_MS
  /** When the last one that was refused is expected again. */
  let lastReturn = 0
  const queue: (() => void)[] = []
  const msUntilDone = (requests: number) => (requests * averageMs) / running

  function busy() {
    const wanted = Math.max(lastReturn, now() + msUntilDone(queue.length)) + msUntilDone(1)
    lastReturn = Math.min(wanted, now() + LONGEST_RETRY_SECONDS * 1000)
    return new GeneralError(503, 'busy', { headers: { 'Retry-After': String(Math.ceil((lastReturn - now()) / 1000)) } })
  }

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1)
        reject(busy())
      }, patienceMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.push(begin)
    })

  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      // One may always wait: the next place can be free sooner than on average.
      const isTooLong = queue.length > 0 && msUntilDone(queue.length + 1) > patienceMs
      if (queue.length >= waiting || isTooLong) throw busy()
      await turn()
    } else active += 1
    const begun = now()
    try {
      return await act()
    } finally {
      averageMs += NEWEST * (now() - begun - averageMs)
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
