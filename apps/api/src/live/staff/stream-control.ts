import { randomUUIDv7 } from 'node:crypto'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanText } from '../../http/request-body.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { StaffActor } from '../../staff/audit/queries.ts'
import { createToken, hashToken } from '../../tokens/tokens.ts'
import { parseDateId } from '../get-live.ts'
import { liveState } from '../live-state.ts'
import type { Origin } from '../origin.ts'
import type { AccessHashes, StaffLive } from '../schemas.ts'
import type { StaffLiveQueries, StaffRow } from './queries.ts'

export type StreamControl = { queries: StaffLiveQueries; origin: Origin }

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const LATEST_EXPIRY_YEARS = 5

/** State of a live stream, for staff. */
export async function getStreamControl({ queries, origin }: StreamControl, id: string): Promise<StaffLive> {
  const eventDate = await find(queries, id)
  return {
    event_date_id: eventDate.event_date_id,
    state: liveState(eventDate, new Date()),
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

type HashRequest = { count: number; most_uses?: number | null; expires_at?: string | null }

/** Creates access hashes for an event date. They are shown only in this response. */
export async function makeHashes(
  { queries }: StreamControl,
  { id, by, language, ...input }: HashRequest & { id: string; by: StaffActor; language: Language },
): Promise<AccessHashes> {
  const { event_date_id: dateId, slug } = await find(queries, id)
  const expiresAt = readExpiry(input.expires_at ?? null, language)
  const { most_uses = null } = input
  const hashes = Array.from({ length: input.count }, createToken)
  const rows = hashes.map((hash) => ({
    id: randomUUIDv7(),
    event_date_id: dateId,
    hash: hashToken(hash),
    most_uses,
    expires_at: expiresAt,
    created_by: by.accountId,
  }))
  await queries.inTransaction(async (inside) => {
    await inside.insertHashes(rows)
    const after = { access_hashes: rows.length, most_uses, expires_at: expiresAt }
    await inside.recordEvent(by, { thing: { kind: 'event_date', id: dateId }, after })
  })
  return {
    hashes: hashes.map((hash) => ({ hash, path: `/event/${slug}/${dateId}/live/${hash}` })),
    most_uses,
    expires_at: expiresAt?.toISOString() ?? null,
  }
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
