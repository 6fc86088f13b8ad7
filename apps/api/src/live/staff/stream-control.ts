import { createHmac, randomBytes, randomUUIDv7 } from 'node:crypto'
import { invalidField, notFound } from '../../errors/api-error.ts'
import { replayUntil, type StateOverride } from '../../events/event-state.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, cleanText } from '../../http/request-body.ts'
import { isUuid } from '../../http/schemas.ts'
import { answerRemoved } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { type KeyRing, readWithAny } from '../../signing-keys/queries.ts'
import type { StaffActor } from '../../staff/audit/queries.ts'
import { FACTOR_HOURS } from '../../staff/permissions.ts'
import type { Connection } from '../../staff/queries.ts'
import { requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { hashToken } from '../../tokens/tokens.ts'
import { parseDateId } from '../get-live.ts'
import { writePlayToken } from '../hls-proxy/play-token.ts'
import { canOverride, liveState } from '../live-state.ts'
import type { Origin } from '../origin.ts'
import type { AccessHashes, AccessHashList, StaffLive, StreamPreview } from '../schemas.ts'
import { type StaffLiveQueries, type StaffRow, staffLiveStatements } from './queries.ts'

export type StreamControl = { queries: StaffLiveQueries; origin: Origin; keys: () => Promise<KeyRing> }

const HOUR_SECONDS = 60 * 60
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const LATEST_EXPIRY_YEARS = 5

/** State of a live stream, for staff. */
export async function getStreamControl(
  { queries, origin }: Pick<StreamControl, 'queries' | 'origin'>,
  id: string,
): Promise<StaffLive> {
  const eventDate = await find(queries, id)
  return toStaffLive(eventDate, await origin.isUp(eventDate.stream))
}

function toStaffLive(eventDate: StaffRow, isOnAir: boolean): StaffLive {
  const now = new Date()
  return {
    event_date_id: eventDate.event_date_id,
    event_id: eventDate.event_id,
    version: eventDate.version,
    slug: eventDate.slug,
    title: { en: eventDate.title.en ?? '', ne: eventDate.title.ne ?? '' },
    doors_at: eventDate.doors_at.toISOString(),
    starts_at: eventDate.starts_at.toISOString(),
    ends_at: eventDate.ends_at.toISOString(),
    replay_until: replayUntil(eventDate)?.toISOString() ?? null,
    can_override: canOverride(eventDate, now),
    state: liveState(eventDate, now),
    said: eventDate.said,
    message: { en: eventDate.message.en ?? '', ne: eventDate.message.ne ?? '' },
    stream: eventDate.stream,
    recording: eventDate.recording,
    is_on_air: isOnAir,
    viewers: eventDate.viewers,
    num_hashes: eventDate.num_hashes,
    num_redeemed: eventDate.num_redeemed,
  }
}

type OverrideInput = {
  /** Without one, the stream goes on following the clock or what staff have set before. */
  state?: StateOverride
  message?: { en?: string; ne?: string }
}

/** Runs a change in a transaction, once for each idempotency key. */
type Write = <T>(act: (inside: Connection, change: StaffWrite) => Promise<T>) => Promise<T>

/** Manual override of stream state or of the message to viewers; replaces the previous one. */
export async function overrideState(
  { queries, origin }: StreamControl,
  { id, state, message = {}, write }: OverrideInput & { id: string; write: Write },
): Promise<StaffLive> {
  const { event_date_id: dateId, stream } = await find(queries, id)
  // A transaction does not wait for the origin.
  const isOnAir = await origin.isUp(stream)
  const said = {
    ...(state && { state }),
    message: { en: cleanText(message.en ?? ''), ne: cleanText(message.ne ?? '') },
  }
  return write(async (inside, change) => {
    const statements = staffLiveStatements(inside)
    await statements.lockStream(dateId)
    const before = await find(statements, id)
    requireVersion(change, before, () => toStaffLive(before, isOnAir))
    await statements.say(dateId, said)
    await statements.recordEvent(change.actor, {
      thing: { kind: 'event_date', id: dateId },
      before: { ...(state && { state: before.said }), message: before.message },
      after: said,
    })
    return toStaffLive(await find(statements, id), isOnAir)
  })
}

type HashRequest = { count: number; name?: string; most_uses?: number | null; expires_at?: string | null }

/**
 * Creates access hashes for an event date. They are shown only in this response, and again to the request with the same idempotency
 * key: the database has a number from which only the server's key makes the hashes.
 */
export async function makeHashes(
  { queries, keys }: StreamControl,
  { id, language, write, ...input }: HashRequest & { id: string; language: Language; write: Write },
): Promise<AccessHashes> {
  const { event_date_id: dateId, slug } = await find(queries, id)
  const expiresAt = typeof input.expires_at === 'string' ? new Date(input.expires_at) : null
  const { most_uses = null, count } = input
  const name = cleanLine(input.name ?? '')
  const ring = await keys()
  const { seed, first } = await write(async (inside, { actor }) => {
    // A repeated request gets its answer, also when the hashes have expired since.
    requireExpiry(expiresAt, language)
    const statements = staffLiveStatements(inside)
    const made = randomBytes(SEED_BYTES).toString('base64url')
    const stored = tokensOf(ring[0], made, count).map(hashToken)
    await statements.insertHashes(
      stored.map((hash) => ({
        id: randomUUIDv7(),
        event_date_id: dateId,
        hash,
        name,
        most_uses,
        expires_at: expiresAt,
        created_by: actor.accountId,
      })),
    )
    const after = { access_hashes: count, name, most_uses, expires_at: expiresAt }
    await statements.recordEvent(actor, { thing: { kind: 'event_date', id: dateId }, after })
    return { seed: made, first: stored[0]?.toString('hex') }
  })
  // The key that signs may have been replaced since the first response.
  const tokens = readWithAny(ring, (key) => {
    const found = tokensOf(key, seed, count)
    return hashToken(found[0] ?? '').toString('hex') === first ? found : undefined
  })
  if (!tokens) throw answerRemoved(language)
  return {
    hashes: tokens.map((hash) => ({ hash, path: `/event/${slug}/${dateId}/live/${hash}` })),
    most_uses,
    expires_at: expiresAt?.toISOString() ?? null,
  }
}

const SEED_BYTES = 32

const tokensOf = (key: Buffer, seed: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    createHmac('sha256', key).update(`access hash ${seed} ${at}`).digest('base64url'),
  )

/** The access hashes without the secrets, which are not stored. */
export async function listHashes({ queries }: Pick<StreamControl, 'queries'>, id: string): Promise<AccessHashList> {
  const { event_date_id: dateId } = await find(queries, id)
  const rows = await queries.listHashes(dateId)
  const isoOrNull = (at: Date | null) => at?.toISOString() ?? null
  return {
    results: rows.map((row) => ({
      ...row,
      expires_at: isoOrNull(row.expires_at),
      created_at: row.created_at.toISOString(),
      last_used_at: isoOrNull(row.last_used_at),
    })),
  }
}

/** Also ends the access of accounts that have redeemed it; a stream that is playing stops within seconds. */
export async function revokeHash(
  { queries }: Pick<StreamControl, 'queries'>,
  { id, hash, by }: { id: string; hash: string; by: StaffActor },
) {
  const { event_date_id: dateId } = await find(queries, id)
  if (!isUuid(hash)) throw notFound()
  await queries.inTransaction(async (inside) => {
    const before = await inside.deleteHash({ dateId, id: hash })
    if (before === undefined) throw notFound()
    await inside.recordEvent(by, {
      thing: { kind: 'event_date', id: dateId },
      before: { access_hash: hash, ...before },
    })
  })
}

type PreviewRequest = { id: string; sessionId: string }

/** What the origin has of a stream, for staff: the live picture in every state, or the recording. */
export async function getPreview(
  { queries, origin, keys }: StreamControl,
  { id, sessionId: session }: PreviewRequest,
): Promise<StreamPreview> {
  const eventDate = await find(queries, id)
  const { stream: live, recording } = eventDate
  const stream = (await origin.isUp(live)) ? live : recording !== null && (await origin.isUp(recording)) && recording
  const isRecording = stream !== live
  if (!stream) return { src: null, is_recording: false }
  const [key] = await keys()
  const until = Math.floor(Date.now() / 1000) + FACTOR_HOURS * HOUR_SECONDS
  const token = writePlayToken(key, { place: null, session, date: eventDate.event_date_id, stream, until })
  return { src: `/v1/hls/${token}/${stream}/index.m3u8`, is_recording: isRecording }
}

async function find(queries: Pick<StaffLiveQueries, 'findEventDate'>, id: string): Promise<StaffRow> {
  const eventDate = await queries.findEventDate(parseDateId(id))
  if (eventDate === undefined) throw notFound()
  return eventDate
}

function requireExpiry(at: Date | null, language: Language) {
  if (at === null) return
  const ahead = at.getTime() - Date.now()
  if (!(ahead > 0 && ahead < LATEST_EXPIRY_YEARS * YEAR_MS))
    throw invalidField('expires_at', MESSAGES[language].live.expiry)
}
