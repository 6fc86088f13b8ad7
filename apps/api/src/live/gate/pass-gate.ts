import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionTokenHash } from '../../account/session-cookie.ts'
import { GeneralError, notFound } from '../../errors/api-error.ts'
import { type KeyRing, readWithAny } from '../../signing-keys/key-ring.ts'
import { type LiveState, liveState, shownStream } from '../live-state.ts'
import { messageIn } from '../message-in.ts'
import type { Origin } from '../origin.ts'
import { GATE_REFUSALS } from '../refusals.ts'
import { type GatePath, readGatePath } from './gate-path.ts'
import type { keptPlays } from './kept-plays.ts'
import { isTooLarge, passOn } from './pass-on.ts'
import { type Play, readPlayToken } from './play-token.ts'
import type { GateQueries, PlayRow } from './queries.ts'
import { readPlaylist } from './read-playlist.ts'

export type Gate = {
  queries: Pick<GateQueries, 'renewPlace'>
  plays: ReturnType<typeof keptPlays>
  origin: Origin
  keys: () => Promise<KeyRing>
}

type Request = FastifyRequest<{ Params: { token: string } }>

const BEHIND_TOKEN = /^\/v1\/hls\/[^/?]*\/(.*)$/s
const RANGE = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/

/** Lets one playlist or segment through, if all that is asked for it is there. */
export async function passGate(gate: Gate, request: Request, reply: FastifyReply) {
  const { play, wanted } = await requirePlay(gate, request)
  // Not waited for: what was asked for does not depend on it.
  if (wanted.isPlaylist) gate.queries.renewPlace(play.place).catch(() => undefined)
  const answer = await fetchFrom(gate.origin, wanted, request)
  return wanted.isPlaylist
    ? sendPlaylist(gate, { answer, wanted }, request, reply)
    : sendSegment(answer, wanted, request, reply)
}

async function requirePlay(gate: Gate, request: Request): Promise<{ play: Play; wanted: GatePath }> {
  const { language } = request
  const tokenHash = sessionTokenHash(request)
  if (tokenHash === undefined) throw GATE_REFUSALS.stranger(language)
  const play = readWithAny(await gate.keys(), (key) => readPlayToken(key, request.params.token))
  if (play === undefined) throw GATE_REFUSALS.tampered(language)
  const wanted = readGatePath(BEHIND_TOKEN.exec(request.raw.url ?? '')?.[1] ?? '')
  if (wanted === undefined) throw notFound()
  if (wanted.stream !== play.stream) throw GATE_REFUSALS.tampered(language)
  requireCurrent(await gate.plays(tokenHash, play.date), play, request)
  return { play, wanted }
}

/** What the token was given out for must still be so. */
function requireCurrent(found: PlayRow | undefined, play: Play, { language }: Request) {
  if (found === undefined || found.session_id !== play.session) throw GATE_REFUSALS.stranger(language)
  const now = new Date()
  if (play.until * 1000 <= now.getTime()) throw GATE_REFUSALS.expired(language)
  if (!found.may_watch) throw GATE_REFUSALS.noTicket(language)
  if (found.place_id === null) throw GATE_REFUSALS.left(language)
  if (found.place_id !== play.place) throw GATE_REFUSALS.replaced(language)
  requireShown(found, play, liveState(found, now), language)
}

function requireShown(found: PlayRow, play: Play, state: LiveState, language: Request['language']) {
  if (shownStream(state, found)?.stream !== play.stream) throw GATE_REFUSALS.over(state, language)
  if (state !== 'interrupted') return
  throw GATE_REFUSALS.interrupted(language, messageIn(found.message, language) ?? undefined)
}

async function fetchFrom(origin: Origin, { path, query, isPlaylist }: GatePath, request: Request) {
  const { range } = request.headers
  try {
    const isPart = !isPlaylist && range !== undefined && RANGE.test(range)
    return await origin.fetch({ path, query, range: isPart ? range : undefined })
  } catch (error) {
    request.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'origin away')
    throw GATE_REFUSALS.interrupted(request.language)
  }
}

type Fetched = { answer: IncomingMessage; wanted: GatePath }

async function sendPlaylist({ origin }: Gate, { answer, wanted }: Fetched, request: Request, reply: FastifyReply) {
  const address = origin.address ?? ''
  const isThere = answer.statusCode === 200 && isPlain(answer)
  const playlist = isThere
    ? await readPlaylist(answer, { origin: address, path: wanted.path }).catch(() => undefined)
    : undefined
  // A media server has no playlist of a stream that does not come.
  if (playlist === undefined) throw away(answer, request)
  return sealed(reply, wanted).send(playlist)
}

function sendSegment(answer: IncomingMessage, wanted: GatePath, request: Request, reply: FastifyReply) {
  const { statusCode = 0, headers } = answer
  if (statusCode === 404) throw gone(answer)
  if (statusCode === 416) throw beyond(answer)
  if ((statusCode !== 200 && statusCode !== 206) || !isPlain(answer) || isTooLarge(answer)) throw away(answer, request)
  for (const name of ['content-length', 'content-range', 'accept-ranges'] as const) {
    const value = headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  return sealed(reply, wanted).code(statusCode).send(passOn(answer))
}

const sealed = (reply: FastifyReply, { type }: GatePath) =>
  reply.type(type).header('Cache-Control', 'private, no-store')

const isPlain = ({ headers }: IncomingMessage) => (headers['content-encoding'] ?? 'identity') === 'identity'

/** Redirects are not followed, and what an origin says instead of a stream is not repeated. */
function away(answer: IncomingMessage, { log, language }: Request) {
  log.warn({ status: answer.statusCode }, 'origin away')
  drop(answer)
  return GATE_REFUSALS.interrupted(language)
}

function gone(answer: IncomingMessage) {
  drop(answer)
  return notFound()
}

function beyond(answer: IncomingMessage) {
  drop(answer)
  const { 'content-range': range } = answer.headers
  return new GeneralError(416, 'range_not_satisfiable', {
    headers: range === undefined ? {} : { 'Content-Range': range },
  })
}

const drop = (answer: IncomingMessage) => answer.on('error', () => undefined).destroy()
