import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

// A proxy that compresses turns a strong tag into a weak one: W/"…".
/** Matches If-None-Match against an ETag. */
export const matchesEtag = (etag: string, header = '') =>
  header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*')

const MEBIBYTE = 1024 * 1024
/** Memory limit of one instance. */
const MAX_BYTES = 12 * MEBIBYTE
/** No single response may take more than this share (1/16) of a store. */
const MAX_ENTRY_SHARE = 16
/** Approximate overhead of an entry. */
const ENTRY_BYTES = 512

export type CachedResponse = {
  body: Buffer
  etag: string
  type: string
  tags: string[]
  /** Sequence number of the last change before the response was computed. */
  seq: number
  /** Expiry, in milliseconds since the epoch. */
  until: number
}

/** LRU cache of responses by path, query and language. */
export function responseStore(mostBytes = MAX_BYTES) {
  const answers = new Map<string, CachedResponse>()
  let bytes = 0

  const remove = (key: string) => {
    const answer = answers.get(key)
    if (answer === undefined) return
    answers.delete(key)
    bytes -= sizeOf(key, answer)
  }

  return {
    find(key: string, now = Date.now()) {
      const answer = answers.get(key)
      if (answer === undefined) return undefined
      remove(key)
      if (answer.until <= now) return undefined
      put(key, answer)
      return answer
    },
    set(key: string, answer: CachedResponse) {
      remove(key)
      if (sizeOf(key, answer) > mostBytes / MAX_ENTRY_SHARE) return
      put(key, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= mostBytes) return
        remove(oldest)
      }
    },
    size: () => ({ answers: answers.size, bytes }),
  }

  function put(key: string, answer: CachedResponse) {
    answers.set(key, answer)
    bytes += sizeOf(key, answer)
  }
}

type ResponseStore = ReturnType<typeof responseStore>

/** Separate stores, so that random searches or filters evict only other such responses. */
const responseStores = () => ({
  items: responseStore(6 * MEBIBYTE),
  lists: responseStore(4 * MEBIBYTE),
  searches: responseStore(2 * MEBIBYTE),
})

export type ResponseStores = Record<keyof ReturnType<typeof responseStores>, ResponseStore>

const sizeOf = (key: string, { body }: CachedResponse) => body.byteLength + key.length * 2 + ENTRY_BYTES

type CacheOptions = {
  /** Tags that invalidate the response. Those that the path does not name are read from the response. */
  tags: (request: FastifyRequest, answer: unknown) => string[]
  /** For responses that depend on the clock. */
  maxAgeSeconds?: number
  /** Free-text search: unlimited different requests. */
  isSearch?: true
  /**
   * Stored in the database instead of in memory, if the request has the parameters in one of these at most two ways, which the
   * response names: other spellings would be unlimited.
   */
  storedParams?: (answer: unknown) => readonly object[]
}

/** The sequence number of the last visible change, and whether one of the tags has changed after `seq`. */
export type FindChange = (after: { tags: string[]; seq: number }) => Promise<{ seq: number; hasMoved: boolean }>

/** Responses in the database, which all instances share. */
export type StoredResponses = {
  find: (name: string) => Promise<{ seq: number; askedAt: Date } & (StoredBody | Record<keyof StoredBody, null>)>
  areStored: (names: string[]) => Promise<boolean[]>
  /** Under one or two names. */
  store: (names: string[], response: StoredBody & { seq: number; tags: string[]; storedAt: Date }) => Promise<void>
}

type StoredBody = Record<'body' | 'etag' | 'type', string>

type Lookup = {
  key: string
  /** Undefined: the response is kept in the database. */
  answers: ResponseStore | undefined
  seq: number
  askedAt: Date
  cached?: Pick<CachedResponse, 'etag' | 'type'> & { body: Buffer | string }
  tags?: string[]
  /** The names of a response that is stored in the database. */
  names?: string[]
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** Clients may cache and revalidate; with tags, the API caches the response too. */
    publicCache?: boolean | CacheOptions
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    lookup: Lookup | null
  }
}

/** Sets ETag and Cache-Control of public routes and caches their responses; all others get `no-store`. */
export function cacheResponses(
  app: FastifyInstance,
  findChange: FindChange,
  { stores = responseStores(), stored }: { stores?: ResponseStores; stored?: StoredResponses } = {},
): ResponseStores {
  app.decorateRequest('lookup', null)

  app.addHook('onRequest', async (request, reply) => {
    if (cacheOptionsOf(request) === undefined) return
    const lookup = await findCached(request, { stores, findChange, stored })
    request.lookup = lookup
    if (lookup.cached !== undefined) return reply.type(lookup.cached.type).send(lookup.cached.body)
  })

  app.addHook('preSerialization', async (request, reply, answer) => {
    if (reply.statusCode !== 200) return answer
    const options = cacheOptionsOf(request)
    if (request.lookup === null || options === undefined) return answer
    const names = namesOf(request, options.storedParams?.(answer))
    if (request.lookup.answers || names.includes(request.lookup.key))
      Object.assign(request.lookup, { names, tags: options.tags(request, answer) })
    return answer
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const body = bodyOf(request, reply, payload)
    if (body === undefined) {
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
      return payload
    }
    const etag = request.lookup?.cached?.etag ?? etagOf(body)
    await store(request, reply, { body, etag }, stored)
    reply.header('ETag', etag).header('Cache-Control', 'public, max-age=0, must-revalidate')
    if (!matchesEtag(etag, request.headers['if-none-match'])) return body
    reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length')
    return null
  })
  return stores
}

export const etagOf = (body: Buffer | string) => `"${createHash('sha1').update(body).digest('base64url')}"`

function cacheOptionsOf({ routeOptions }: FastifyRequest) {
  const { publicCache } = routeOptions.config
  return typeof publicCache === 'object' ? publicCache : undefined
}

/**
 * The sequence number is read before the response is computed: a change during the computation has a higher one
 * and invalidates the cached response.
 */
async function findCached(
  request: FastifyRequest,
  {
    stores,
    findChange,
    stored,
  }: { stores: ResponseStores; findChange: FindChange; stored: StoredResponses | undefined },
): Promise<Lookup> {
  const query = queryOf(request)
  const key = responseName(request.language, request.routeOptions.url ?? '', request.params, query)
  if (stored && cacheOptionsOf(request)?.storedParams) {
    const { seq, askedAt, ...found } = await stored.find(key)
    return { key, answers: undefined, seq, askedAt, ...(found.body === null ? {} : { cached: found }) }
  }
  const answers = storeOf(stores, request, query)
  const askedAt = new Date()
  const cached = answers.find(key, askedAt.getTime())
  const { seq, hasMoved } = await findChange({ tags: cached?.tags ?? [], seq: cached?.seq ?? 0 })
  return { key, answers, seq, askedAt, ...(cached === undefined || hasMoved ? {} : { cached }) }
}

/** The route with its decoded parameters. */
export const responseName = (language: string, route: string, params: unknown, query = '') =>
  `${language} ${route} ${JSON.stringify(params)}?${query}`

const namesOf = (request: FastifyRequest, params: readonly object[] = []) =>
  params.map((each) => responseName(request.language, request.routeOptions.url ?? '', each, queryOf(request)))

/** The query parameters of the schema, sorted, so that unknown parameters do not create further entries. */
function queryOf({ routeOptions: { schema }, query }: FastifyRequest) {
  const known: object = Object(schema?.querystring).properties ?? {}
  const given = Object.entries(Object(query)).filter(([name]) => Object.hasOwn(known, name))
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.length === 0 ? '' : JSON.stringify(sorted)
}

function storeOf({ items, lists, searches }: ResponseStores, request: FastifyRequest, query: string) {
  if (cacheOptionsOf(request)?.isSearch) return searches
  return query === '' ? items : lists
}

/** The last change that was visible when a request for a route that is cached arrived. */
export const seenBy = ({ lookup }: FastifyRequest) => ({
  seq: lookup?.seq ?? Number.POSITIVE_INFINITY,
  askedAt: lookup?.askedAt ?? new Date(),
})

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends a response that is written as JSON already. `answer` is what tags are read from. */
export const sendJson = (reply: FastifyReply, json: string | Buffer, answer: object = {}) =>
  reply
    .type(JSON_TYPE)
    // Fastify sends bytes, too.
    .serializer(() => json as string)
    // The hooks before the serializer do not run for a text or bytes.
    .send(answer)

/** The body of a 200 response of a public route. */
function bodyOf(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!request.routeOptions.config.publicCache || reply.statusCode !== 200) return undefined
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : undefined
}

async function store(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: { body: Buffer | string; etag: string },
  stored: StoredResponses | undefined,
) {
  const { lookup } = request
  if (!lookup?.tags?.length || lookup.cached || request.method !== 'GET') return
  const { key, answers, names = [], tags, seq, askedAt } = lookup
  const response = { etag, type: String(reply.getHeader('content-type')), tags, seq }
  if (answers) {
    const { maxAgeSeconds = Number.POSITIVE_INFINITY } = cacheOptionsOf(request) ?? {}
    return answers.set(key, {
      ...response,
      body: typeof body === 'string' ? Buffer.from(body) : body,
      until: askedAt.getTime() + maxAgeSeconds * 1000,
    })
  }
  // The response is right also when it cannot be stored.
  await stored
    ?.store(names, { ...response, body: body.toString(), storedAt: askedAt })
    .catch((error) => request.log.warn({ err: error }, 'not stored'))
}
