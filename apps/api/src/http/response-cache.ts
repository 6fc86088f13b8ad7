import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

// A proxy that compresses turns a strong tag into a weak one: W/"…".
/** Whether who asks already has what the tag names. */
export const matchesEtag = (etag: string, header = '') =>
  header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*')

const MEBIBYTE = 1024 * 1024
/** What one instance keeps of answers in its memory. */
const MAX_BYTES = 24 * MEBIBYTE
/** No single answer pushes out more than this part of all the others. */
const MAX_ENTRY_SHARE = 16
/** What an entry costs besides its bytes, roughly. */
const ENTRY_BYTES = 512

export type CachedResponse = {
  body: Buffer
  etag: string
  type: string
  tags: string[]
  /** The last change there was before the answer was computed. */
  seq: number
  /** When it ends by itself, in milliseconds. */
  until: number
}

/** Answers by address and language; those that nobody has asked for longest go when there is no more room. */
export function responseStore(mostBytes = MAX_BYTES) {
  const answers = new Map<string, CachedResponse>()
  let bytes = 0

  const forget = (key: string) => {
    const answer = answers.get(key)
    if (answer === undefined) return
    answers.delete(key)
    bytes -= sizeOf(key, answer)
  }

  return {
    find(key: string, now = Date.now()) {
      const answer = answers.get(key)
      if (answer === undefined) return undefined
      forget(key)
      if (answer.until <= now) return undefined
      put(key, answer)
      return answer
    },
    keep(key: string, answer: CachedResponse) {
      forget(key)
      if (sizeOf(key, answer) > mostBytes / MAX_ENTRY_SHARE) return
      put(key, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= mostBytes) return
        forget(oldest)
      }
    },
    size: () => ({ answers: answers.size, bytes }),
  }

  function put(key: string, answer: CachedResponse) {
    answers.set(key, answer)
    bytes += sizeOf(key, answer)
  }
}

export type ResponseStore = ReturnType<typeof responseStore>

/** Whoever asks for random words or filters pushes out the answers to other such questions, and nothing else. */
export const responseStores = () => ({
  items: responseStore(14 * MEBIBYTE),
  lists: responseStore(6 * MEBIBYTE),
  searches: responseStore(4 * MEBIBYTE),
})

export type ResponseStores = Record<keyof ReturnType<typeof responseStores>, ResponseStore>

const sizeOf = (key: string, { body }: CachedResponse) => body.byteLength + key.length * 2 + ENTRY_BYTES

type CacheOptions = {
  /** What the answer shows: a change of any of these ends it. What the address does not tell is read from the answer. */
  tags: (request: FastifyRequest, answer: unknown) => string[]
  /** For what changes with the clock alone. */
  maxAgeSeconds?: number
  /** Answers what visitors write; there is no end of different questions. */
  isSearch?: true
}

/** The last change that can be seen, and whether any of the tags has changed since the one named. */
export type FindChange = (after: { tags: string[]; seq: number }) => Promise<{ seq: number; hasMoved: boolean }>

type Lookup = {
  key: string
  answers: ResponseStore
  seq: number
  askedAt: number
  kept?: CachedResponse
  tags?: string[]
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** Anyone may keep the answer and ask whether it still stands; with tags, the API itself keeps it, too. */
    publicCache?: boolean | CacheOptions
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    lookup: Lookup | null
  }
}

/** Marks the answers of public routes so that they can be kept and asked about again; all others are not stored. */
export function cacheResponses(
  app: FastifyInstance,
  findChange: FindChange,
  stores: ResponseStores = responseStores(),
) {
  app.decorateRequest('lookup', null)

  app.addHook('onRequest', async (request, reply) => {
    if (cacheOptionsOf(request) === undefined) return
    const lookup = await findCached(request, stores, findChange)
    request.lookup = lookup
    if (lookup.kept !== undefined) return reply.type(lookup.kept.type).send(lookup.kept.body)
  })

  app.addHook('preSerialization', async (request, reply, answer) => {
    if (reply.statusCode !== 200) return answer
    const tags = request.lookup && cacheOptionsOf(request)?.tags(request, answer)
    if (request.lookup && tags) request.lookup.tags = tags
    return answer
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const body = bodyOf(request, reply, payload)
    if (body === undefined) {
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
      return payload
    }
    const etag = request.lookup?.kept?.etag ?? `"${createHash('sha1').update(body).digest('base64url')}"`
    store(request, reply, { body, etag })
    reply.header('ETag', etag).header('Cache-Control', 'public, max-age=0, must-revalidate')
    if (!matchesEtag(etag, request.headers['if-none-match'])) return body
    reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length')
    return null
  })
}

function cacheOptionsOf({ routeOptions }: FastifyRequest) {
  const { publicCache } = routeOptions.config
  return typeof publicCache === 'object' ? publicCache : undefined
}

/**
 * The number of the last change is read before the answer is computed: a change that comes while it is being computed
 * has a higher one, and ends the answer as soon as it is kept.
 */
async function findCached(request: FastifyRequest, stores: ResponseStores, findChange: FindChange): Promise<Lookup> {
  const { path, query } = cacheKeyParts(request)
  const key = `${request.language} ${path}?${query}`
  const answers = storeOf(stores, request, query)
  const askedAt = Date.now()
  const kept = answers.find(key, askedAt)
  const { seq, hasMoved } = await findChange({ tags: kept?.tags ?? [], seq: kept?.seq ?? 0 })
  return { key, answers, seq, askedAt, ...(kept === undefined || hasMoved ? {} : { kept }) }
}

/**
 * What an answer depends on: the route with its parameters as they were decoded, and those parts of the query that the route
 * knows, in one order. An unknown name changes no answer and makes no second one.
 */
function cacheKeyParts({ routeOptions: { url = '', schema }, params, query }: FastifyRequest) {
  const known: object = Object(schema?.querystring).properties ?? {}
  const given = Object.entries(Object(query)).filter(([name]) => Object.hasOwn(known, name))
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { path: `${url} ${JSON.stringify(params)}`, query: sorted.length === 0 ? '' : JSON.stringify(sorted) }
}

function storeOf({ items, lists, searches }: ResponseStores, request: FastifyRequest, query: string) {
  if (cacheOptionsOf(request)?.isSearch) return searches
  return query === '' ? items : lists
}

/** What a public route answers as it should. */
function bodyOf(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!request.routeOptions.config.publicCache || reply.statusCode !== 200) return undefined
  if (typeof payload === 'string') return Buffer.from(payload)
  return Buffer.isBuffer(payload) ? payload : undefined
}

function store(request: FastifyRequest, reply: FastifyReply, { body, etag }: { body: Buffer; etag: string }) {
  const { lookup } = request
  if (!lookup?.tags?.length || lookup.kept || request.method !== 'GET') return
  const { maxAgeSeconds = Number.POSITIVE_INFINITY } = cacheOptionsOf(request) ?? {}
  lookup.answers.keep(lookup.key, {
    body,
    etag,
    type: String(reply.getHeader('content-type')),
    tags: lookup.tags,
    seq: lookup.seq,
    until: lookup.askedAt + maxAgeSeconds * 1000,
  })
}
