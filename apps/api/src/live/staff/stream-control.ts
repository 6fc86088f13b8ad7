import { randomUUIDv7 } from 'node:crypto'
import { invalidField, notFound } from '../../errors/api-error.ts'
import { replayUntil } from '../../events/event-state.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, cleanText } from '../../http/request-body.ts'
import { isUuid } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { KeyRing } from '../../signing-keys/queries.ts'
import type { StaffActor } from '../../staff/audit/queries.ts'
import { FACTOR_HOURS } from '../../staff/permissions.ts'
import { createToken, hashToken } from '../../tokens/tokens.ts'
import { parseDateId } from '../get-live.ts'
import { writePlayToken } from '../hls-proxy/play-token.ts'
import { canOverride, liveState } from '../live-state.ts'
import type { Origin } from '../origin.ts'
import type { AccessHashes, AccessHashList, StaffLive, StreamPreview } from '../schemas.ts'
import type { StaffLiveQueries, StaffRow } from './queries.ts'

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
  const now = new Date()
  return {
    event_date_id: eventDate.event_date_id,
    event_id: eventDate.event_id,
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
    is_on_air: await origin.isUp(eventDate.stream),
    viewers: eventDate.viewers,
    num_hashes: eventDate.num_hashes,
    num_redeemed: eventDate.num_redeemed,
  }
}

type OverrideInput = {
  id: string
  by: StaffActor
  state: 'interrupted' | 'live' | 'ended'
  message?: { en?: string; ne?: string }
}

/** Manual override of stream state; replaces the previous override. */
export async function overrideState(parts: StreamControl, { id, by, state, message = {} }: OverrideInput) {
  const { event_date_id: dateId, said: earlier } = await find(parts.queries, id)
  const said = { state, message: { en: cleanText(message.en ?? ''), ne: cleanText(message.ne ?? '') } }
  await parts.queries.inTransaction(async (inside) => {
    await inside.say(dateId, said)
    await inside.recordEvent(by, { thing: { kind: 'event_date', id: dateId }, before: { state: earlier }, after: said })
  })
  return getStreamControl(parts, id)
}

type HashRequest = { count: number; name?: string; most_uses?: number | null; expires_at?: string | null }

/** Creates access hashes for an event date. They are shown only in this response. */
export async function makeHashes(
  { queries }: StreamControl,
  { id, by, language, ...input }: HashRequest & { id: string; by: StaffActor; language: Language },
): Promise<AccessHashes> {
  const { event_date_id: dateId, slug } = await find(queries, id)
  const expiresAt = readExpiry(input.expires_at ?? null, language)
  const { most_uses = null } = input
  const name = cleanLine(input.name ?? '')
  const hashes = Array.from({ length: input.count }, createToken)
  const rows = hashes.map((hash) => ({
    id: randomUUIDv7(),
    event_date_id: dateId,
    hash: hashToken(hash),
    name,
    most_uses,
    expires_at: expiresAt,
    created_by: by.accountId,
  }))
  await queries.inTransaction(async (inside) => {
    await inside.insertHashes(rows)
    const after = { access_hashes: rows.length, name, most_uses, expires_at: expiresAt }
    await inside.recordEvent(by, { thing: { kind: 'event_date', id: dateId }, after })
  })
  return {
    hashes: hashes.map((hash) => ({ hash, path: `/event/${slug}/${dateId}/live/${hash}` })),
    most_uses,
    expires_at: expiresAt?.toISOString() ?? null,
  }
}

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

async function find(queries: StaffLiveQueries, id: string): Promise<StaffRow> {
  const eventDate = await queries.findEventDate(parseDateId(id))
  if (eventDate === undefined) throw notFound()
  return eventDate
}

function readExpiry(text: string | null, language: Language) {
  if (text === null) return null
  const ahead = Date.parse(text) - Date.now()
  if (ahead > 0 && ahead < LATEST_EXPIRY_YEARS * YEAR_MS) return new Date(text)
  throw invalidField('expires_at', MESSAGES[language].live.expiry)
}
