import { randomUUIDv7 } from 'node:crypto'
import { invalidField } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import type { KeyRing } from '../../signing-keys/key-ring.ts'
import { type Asked, findNight, findWatchable } from '../find-night.ts'
import { writePlayToken } from '../gate/play-token.ts'
import type { LiveHeartbeat, LiveSession } from '../live.ts'
import { shownStream } from '../live-state.ts'
import { messageIn } from '../message-in.ts'
import { MESSAGES } from '../messages.ts'
import type { Origin } from '../origin.ts'
import type { LiveQueries } from '../queries.ts'
import { notShown, notWatching, watchingElsewhere } from '../refusals.ts'
import { seenState } from '../seen-state.ts'
import { LEASE_SECONDS, type WatchingQueries } from './queries.ts'

export type Watching = { queries: LiveQueries; places: WatchingQueries; origin: Origin; keys: () => Promise<KeyRing> }

type From = Asked & { sessionId: string; device: string }

/** A device as it is compared. */
function readDevice(text: string, language: Language) {
  const device = cleanLine(text)
  if (device === '') throw invalidField('device', MESSAGES[language].device)
  return device
}

/** Takes the one place that an account has at a night, and says where the stream is for whoever has it. */
export async function startWatching(parts: Watching, from: From & { takesOver: boolean }): Promise<LiveSession> {
  const { accountId, sessionId, language, now, takesOver } = from
  const device = readDevice(from.device, language)
  const night = await findWatchable(parts.queries, from)
  const state = await seenState(parts.origin, night, now)
  const shown = shownStream(state, night)
  if ((state !== 'live' && state !== 'replay') || shown === undefined) throw notShown(state, language)
  const dateId = night.event_date_id
  const [key] = await parts.keys()
  const place = await parts.places.inTransaction((inside) =>
    inside.takePlace({ accountId, dateId, sessionId, device }, { id: randomUUIDv7(), takesOver }),
  )
  if (place === null) throw watchingElsewhere(language)
  const until = Math.floor(shown.until.getTime() / 1000)
  const token = writePlayToken(key, { place, session: sessionId, date: dateId, stream: shown.stream, until })
  return {
    src: `/v1/hls/${token}/${shown.stream}/index.m3u8`,
    state,
    lease_seconds: LEASE_SECONDS,
    ends_at: shown.until.toISOString(),
  }
}

/** Keeps the place, and says how things are meanwhile. */
export async function keepWatching(parts: Watching, from: From): Promise<LiveHeartbeat> {
  const { accountId, sessionId, language } = from
  const device = readDevice(from.device, language)
  const night = await findWatchable(parts.queries, from)
  const dateId = night.event_date_id
  const isKept = await parts.places.inTransaction((inside) =>
    inside.keepPlace({ accountId, dateId, sessionId, device }),
  )
  if (!isKept) {
    const isElsewhere = await parts.places.isTaken({ accountId, dateId })
    throw isElsewhere ? watchingElsewhere(language) : notWatching(language)
  }
  return {
    state: await seenState(parts.origin, night, from.now),
    lease_seconds: LEASE_SECONDS,
    viewers: night.viewers,
    message: messageIn(night.message, language),
  }
}

/** Gives the place up. Who has none has given it up already. */
export async function stopWatching(parts: Watching, from: Omit<From, 'device'> & { device: string | undefined }) {
  const { accountId, sessionId, language } = from
  const device = from.device === undefined ? null : readDevice(from.device, language)
  const { event_date_id: dateId } = await findNight(parts.queries, from)
  await parts.places.inTransaction((inside) => inside.leavePlace({ accountId, dateId, sessionId, device }))
}
