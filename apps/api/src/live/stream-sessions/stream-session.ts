import { randomUUIDv7 } from 'node:crypto'
import { invalidField } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { KeyRing } from '../../signing-keys/queries.ts'
import { localizedMessage, notShown, notWatching, watchingElsewhere } from '../errors.ts'
import { type EventDateRequest, effectiveState, findEventDate, findWatchable } from '../get-live.ts'
import { writePlayToken } from '../hls-proxy/play-token.ts'
import { shownStream } from '../live-state.ts'
import type { Origin } from '../origin.ts'
import type { LiveQueries } from '../queries.ts'
import type { LiveHeartbeat, LiveSession } from '../schemas.ts'
import { LEASE_SECONDS, type StreamSessionQueries } from './queries.ts'

export type SessionDeps = {
  queries: LiveQueries
  places: StreamSessionQueries
  origin: Origin
  keys: () => Promise<KeyRing>
}

type SessionRequest = EventDateRequest & { sessionId: string; device: string }

/** Normalises the device id. */
function readDevice(text: string, language: Language) {
  const device = cleanLine(text)
  if (device === '') throw invalidField('device', MESSAGES[language].live.device)
  return device
}

/** Starts the only stream session that an account may have for a date, and returns the URL of the stream. */
export async function startSession(
  parts: SessionDeps,
  from: SessionRequest & { takesOver: boolean },
): Promise<LiveSession> {
  const { accountId, sessionId, language, now, takesOver } = from
  const device = readDevice(from.device, language)
  const eventDate = await findWatchable(parts.queries, from)
  const state = await effectiveState(parts.origin, eventDate, now)
  const shown = shownStream(state, eventDate)
  if ((state !== 'live' && state !== 'replay') || shown === undefined) throw notShown(state, language)
  const dateId = eventDate.event_date_id
  const [key] = await parts.keys()
  const startId = randomUUIDv7()
  const place = await parts.places.inTransaction((inside) =>
    inside.takePlace({ accountId, dateId, sessionId, device }, { id: startId, takesOver }),
  )
  if (place === null) throw watchingElsewhere(language)
  const until = Math.floor(shown.until.getTime() / 1000)
  const token = writePlayToken(key, { place, session: sessionId, date: dateId, stream: shown.stream, until })
  return {
    src: `/v1/hls/${token}/${shown.stream}/index.m3u8`,
    state,
    start_id: startId,
    lease_seconds: LEASE_SECONDS,
    ends_at: shown.until.toISOString(),
  }
}

/** Renews the session and returns the state of the stream. */
export async function renewSession(parts: SessionDeps, from: SessionRequest): Promise<LiveHeartbeat> {
  const { accountId, sessionId, language } = from
  const device = readDevice(from.device, language)
  const eventDate = await findWatchable(parts.queries, from)
  const dateId = eventDate.event_date_id
  const isKept = await parts.places.inTransaction((inside) =>
    inside.keepPlace({ accountId, dateId, sessionId, device }),
  )
  if (!isKept) {
    const isElsewhere = await parts.places.isTaken({ accountId, dateId })
    throw isElsewhere ? watchingElsewhere(language) : notWatching(language)
  }
  return {
    state: await effectiveState(parts.origin, eventDate, from.now),
    lease_seconds: LEASE_SECONDS,
    viewers: eventDate.viewers,
    message: localizedMessage(eventDate.message, language),
  }
}

/** Ends the session. Without a session it does nothing. */
export async function endSession(
  parts: SessionDeps,
  from: Omit<SessionRequest, 'device'> & { device: string | undefined; startId: string | undefined },
) {
  const { accountId, sessionId, language, startId = null } = from
  const device = from.device === undefined ? null : readDevice(from.device, language)
  const { event_date_id: dateId } = await findEventDate(parts.queries, from)
  await parts.places.inTransaction((inside) => inside.leavePlace({ accountId, dateId, sessionId, device, startId }))
}
