import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './entity-tag.ts'
import { type AnswerStores, answerStores, type KeptAnswer, type KeptAnswers } from './kept-answers.ts'

type Keeping = {
  /** What the answer shows: a change of any of these ends it. What the address does not tell is read from the answer. */
  tags: (request: FastifyRequest, answer: unknown) => string[]
  /** For what changes with the clock alone. */
  maxAgeSeconds?: number
  /** Answers what visitors write; there is no end of different questions. */
  isSearch?: true
}

/** The last change that can be seen, and whether any of the tags has changed since the one named. */
export type FindChange = (after: { tags: string[]; seq: number }) => Promise<{ seq: number; hasMoved: boolean }>

type Lookup = { key: string; answers: KeptAnswers; seq: number; askedAt: number; kept?: KeptAnswer; tags?: string[] }

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** Anyone may keep the answer and ask whether it still stands; with tags, the API itself keeps it, too. */
    publicCache?: boolean | Keeping
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    lookup: Lookup | null
  }
}

/** Marks the answers of public routes so that they can be kept and asked about again; all others are not stored. */
export function markCaching(app: FastifyInstance, findChange: FindChange, stores: AnswerStores = answerStores()) {
  app.decorateRequest('lookup', null)

  app.addHook('onRequest', async (request, reply) => {
    if (keepingOf(request) === undefined) return
    const lookup = await lookUp(request, stores, findChange)
    request.lookup = lookup
    if (lookup.kept !== undefined) return reply.type(lookup.kept.type).send(lookup.kept.body)
  })

  app.addHook('preSerialization', async (request, reply, answer) => {
    if (reply.statusCode !== 200) return answer
    const tags = request.lookup && keepingOf(request)?.tags(request, answer)
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
    keep(request, reply, { body, etag })
    reply.header('ETag', etag).header('Cache-Control', 'public, max-age=0, must-revalidate')
    if (!isKnown(etag, request.headers['if-none-match'])) return body
    reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length')
    return null
  })
}

function keepingOf({ routeOptions }: FastifyRequest) {
  const { publicCache } = routeOptions.config
  return typeof publicCache === 'object' ? publicCache : undefined
}

/**
 * The number of the last change is read before the answer is computed: a change that comes while it is being computed
 * has a higher one, and ends the answer as soon as it is kept.
 */
async function lookUp(request: FastifyRequest, stores: AnswerStores, findChange: FindChange): Promise<Lookup> {
  const { path, query } = readAddress(request)
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
function readAddress({ routeOptions: { url = '', schema }, params, query }: FastifyRequest) {
  const known: object = Object(schema?.querystring).properties ?? {}
  const given = Object.entries(Object(query)).filter(([name]) => Object.hasOwn(known, name))
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { path: `${url} ${JSON.stringify(params)}`, query: sorted.length === 0 ? '' : JSON.stringify(sorted) }
}

function storeOf({ items, lists, searches }: AnswerStores, request: FastifyRequest, query: string) {
  if (keepingOf(request)?.isSearch) return searches
  return query === '' ? items : lists
}

/** What a public route answers as it should. */
function bodyOf(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!request.routeOptions.config.publicCache || reply.statusCode !== 200) return undefined
  if (typeof payload === 'string') return Buffer.from(payload)
  return Buffer.isBuffer(payload) ? payload : undefined
}

function keep(request: FastifyRequest, reply: FastifyReply, { body, etag }: { body: Buffer; etag: string }) {
  const { lookup } = request
  if (!lookup?.tags?.length || lookup.kept || request.method !== 'GET') return
  const { maxAgeSeconds = Number.POSITIVE_INFINITY } = keepingOf(request) ?? {}
  lookup.answers.keep(lookup.key, {
    body,
    etag,
    type: String(reply.getHeader('content-type')),
    tags: lookup.tags,
    seq: lookup.seq,
    until: lookup.askedAt + maxAgeSeconds * 1000,
  })
}
