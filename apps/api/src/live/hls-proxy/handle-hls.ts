import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { sessionTokenHash } from '../../account/sessions.ts'
import { GeneralError, notFound } from '../../errors/api-error.ts'
import { errorResponses, streamResponse } from '../../http/schemas.ts'
import { type KeyRing, readWithAny } from '../../signing-keys/queries.ts'
import { rolesAllow } from '../../staff/permissions.ts'
import { HLS_REFUSALS, localizedMessage } from '../errors.ts'
import { type LiveState, liveState, shownStream } from '../live-state.ts'
import type { Origin } from '../origin.ts'
import { type Play, readPlayToken } from './play-token.ts'
import { HLS_TYPES, type HlsPath, parseHlsPath, readPlaylist } from './playlist.ts'
import type { HlsQueries, PlayRow } from './queries.ts'

/** How long a cached access check is valid. */
const CACHE_MS = 5000
const MAX_ENTRIES = 10_000

type Entry = { at: number; found: Promise<PlayRow | undefined> }

/**
 * Caches access checks: a player sends several requests per second. A stream that is started again has a new place and a check
 * of its own.
 */
export function sessionCache(queries: Pick<HlsQueries, 'findPlay'>) {
  const plays = new Map<string, Entry>()
  return (tokenHash: Buffer, { date: dateId, place }: Pick<Play, 'date' | 'place'>): Promise<PlayRow | undefined> => {
    const key = `${tokenHash.toString('base64url')} ${dateId} ${place}`
    const at = Date.now()
    const known = plays.get(key)
    // Handles clocks that are set back.
    if (known !== undefined && Math.abs(at - known.at) < CACHE_MS) return known.found
    const found = queries.findPlay({ tokenHash, dateId })
    plays.delete(key)
    plays.set(key, { at, found })
    found.catch(() => plays.delete(key))
    for (const oldest of plays.keys()) {
      if (plays.size <= MAX_ENTRIES) break
      plays.delete(oldest)
    }
    return found
  }
}

/** Maximum size of a segment. */
const LARGEST_SEGMENT_BYTES = 64 * 1024 * 1024

/**
 * Streams the origin's response with a size limit; closing one side closes the other.
 */
function limitSize(answer: IncomingMessage): Readable {
  let bytes = 0
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > LARGEST_SEGMENT_BYTES ? new Error('The origin sends too much.') : null, chunk)
    },
  })
  // The reader handles errors of the stream.
  pipeline(answer, limited, () => undefined)
  return limited
}

/** Whether its Content-Length exceeds the limit. */
const isTooLarge = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) > LARGEST_SEGMENT_BYTES

export type HlsDeps = {
  queries: Pick<HlsQueries, 'renewPlace'>
  plays: ReturnType<typeof sessionCache>
  origin: Origin
  keys: () => Promise<KeyRing>
}

type HlsRequest = FastifyRequest<{ Params: { token: string } }>

const AFTER_TOKEN = /^\/v1\/hls\/[^/?]*\/(.*)$/s
const RANGE = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/

/** Proxies one playlist or segment after checking token, session and access. */
async function handleHls(gate: HlsDeps, request: HlsRequest, reply: FastifyReply) {
  const { play, wanted } = await requirePlay(gate, request)
  // Not awaited: the response does not depend on it.
  if (wanted.isPlaylist && play.place !== null) gate.queries.renewPlace(play.place).catch(() => undefined)
  const answer = await fetchFrom(gate.origin, wanted, request)
  return wanted.isPlaylist
    ? sendPlaylist(gate, { answer, wanted }, request, reply)
    : sendSegment(answer, wanted, request, reply)
}

async function requirePlay(gate: HlsDeps, request: HlsRequest): Promise<{ play: Play; wanted: HlsPath }> {
  const { language } = request
  const tokenHash = sessionTokenHash(request)
  if (tokenHash === undefined) throw HLS_REFUSALS.stranger(language)
  const play = readWithAny(await gate.keys(), (key) => readPlayToken(key, request.params.token))
  if (play === undefined) throw HLS_REFUSALS.tampered(language)
  const wanted = parseHlsPath(AFTER_TOKEN.exec(request.raw.url ?? '')?.[1] ?? '')
  if (wanted === undefined) throw notFound()
  if (wanted.stream !== play.stream) throw HLS_REFUSALS.tampered(language)
  requireCurrent(await gate.plays(tokenHash, play), play, request)
  return { play, wanted }
}

/** The session that the token was issued for must still be valid. */
function requireCurrent(found: PlayRow | undefined, play: Play, { language }: HlsRequest) {
  if (found === undefined || found.session_id !== play.session) throw HLS_REFUSALS.stranger(language)
  const now = new Date()
  if (play.until * 1000 <= now.getTime()) throw HLS_REFUSALS.expired(language)
  if (play.place === null) return requirePreview(found, play, language)
  if (!found.may_watch) throw HLS_REFUSALS.noTicket(language)
  if (found.place_id === null) throw HLS_REFUSALS.left(language)
  if (found.place_id !== play.place) throw HLS_REFUSALS.replaced(language)
  requireShown(found, play, liveState(found, now), language)
}

/** Staff see the stream in every state, also before viewers do. */
function requirePreview(found: PlayRow, play: Play, language: HlsRequest['language']) {
  if (!rolesAllow(found.roles, 'live.read')) throw HLS_REFUSALS.noTicket(language)
  if (![found.stream, found.recording].includes(play.stream)) throw HLS_REFUSALS.tampered(language)
}

function requireShown(found: PlayRow, play: Play, state: LiveState, language: HlsRequest['language']) {
  if (shownStream(state, found)?.stream !== play.stream) throw HLS_REFUSALS.over(state, language)
  if (state !== 'interrupted') return
  throw HLS_REFUSALS.interrupted(language, localizedMessage(found.message, language) ?? undefined)
}

async function fetchFrom(origin: Origin, { path, query, isPlaylist }: HlsPath, request: HlsRequest) {
  const { range } = request.headers
  try {
    const isPart = !isPlaylist && range !== undefined && RANGE.test(range)
    return await origin.fetch({ path, query, range: isPart ? range : undefined })
  } catch (error) {
    request.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'origin unavailable')
    throw HLS_REFUSALS.interrupted(request.language)
  }
}

type Fetched = { answer: IncomingMessage; wanted: HlsPath }

async function sendPlaylist(
  { origin }: HlsDeps,
  { answer, wanted }: Fetched,
  request: HlsRequest,
  reply: FastifyReply,
) {
  const address = origin.address ?? ''
  const isThere = answer.statusCode === 200 && isPlain(answer)
  const playlist = isThere
    ? await readPlaylist(answer, { origin: address, path: wanted.path }).catch(() => undefined)
    : undefined
  // Media servers answer 404 while a stream is down.
  if (playlist === undefined) throw badGateway(answer, request)
  return uncachedReply(reply, wanted).send(playlist)
}

function sendSegment(answer: IncomingMessage, wanted: HlsPath, request: HlsRequest, reply: FastifyReply) {
  const { statusCode = 0, headers } = answer
  if (statusCode === 404) throw segmentMissing(answer)
  if (statusCode === 416) throw rangeNotSatisfiable(answer)
  if ((statusCode !== 200 && statusCode !== 206) || !isPlain(answer) || isTooLarge(answer))
    throw badGateway(answer, request)
  for (const name of ['content-length', 'content-range', 'accept-ranges'] as const) {
    const value = headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  return uncachedReply(reply, wanted).code(statusCode).send(limitSize(answer))
}

const uncachedReply = (reply: FastifyReply, { type }: HlsPath) =>
  reply.type(type).header('Cache-Control', 'private, no-store')

const isPlain = ({ headers }: IncomingMessage) => (headers['content-encoding'] ?? 'identity') === 'identity'

/** Neither redirects nor error bodies of the origin are passed on. */
function badGateway(answer: IncomingMessage, { log, language }: HlsRequest) {
  log.warn({ status: answer.statusCode }, 'origin unavailable')
  drop(answer)
  return HLS_REFUSALS.interrupted(language)
}

function segmentMissing(answer: IncomingMessage) {
  drop(answer)
  return notFound()
}

function rangeNotSatisfiable(answer: IncomingMessage) {
  drop(answer)
  const { 'content-range': range } = answer.headers
  return new GeneralError(416, 'range_not_satisfiable', {
    headers: range === undefined ? {} : { 'Content-Range': range },
  })
}

const drop = (answer: IncomingMessage) => answer.on('error', () => undefined).destroy()

const RESPONSES = {
  200: streamResponse('The playlist or the segment.', HLS_TYPES),
  206: streamResponse('The bytes of a segment that `Range` asks for.', HLS_TYPES),
  ...errorResponses(401, 403, 404, 409, 410, 416, 503),
}

/** Streams are served only here, so that access is checked for every segment. */
export const hlsRoutes: FastifyPluginAsyncTypebox<HlsDeps> = async (app, gate) => {
  app.get(
    '/v1/hls/:token/*',
    {
      // A HEAD would fetch the whole segment from the origin.
      exposeHeadRoute: false,
      schema: {
        operationId: 'getStream',
        tags: ['live'],
        description:
          'A playlist or a segment, for the session and device that the token was issued for. 401: another session or none; 403: another stream, no access, or an invalid token; 409: another device took over; 410: the stream has ended; 503: the stream is interrupted.',
        params: Type.Object({ token: Type.String(), '*': Type.String() }),
        response: RESPONSES,
      },
    },
    (request, reply) => handleHls(gate, request, reply),
  )
}
