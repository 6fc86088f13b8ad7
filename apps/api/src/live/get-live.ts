import { type ApiError, notFound } from '../errors/api-error.ts'
import { replayUntil, saleState } from '../events/event-state.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import { hashIfToken } from '../tokens/tokens.ts'
import { hashRefused, localizedMessage, noTicket, notShown, reasonAgainst } from './errors.ts'
import { type LiveState, liveState, nextState } from './live-state.ts'
import type { Origin } from './origin.ts'
import type { HashRow, LiveQueries, LiveRow, LiveStatements, StreamRow } from './queries.ts'
import type { Live } from './schemas.ts'

/** Event, date and account of a request. */
export type EventDateRequest = { slug: string; id: string; accountId: string; language: Language; now: Date }

type EventDateQueries = Pick<LiveStatements, 'findLive' | 'listStreamTickets'>

const DATE_ID = /^\d{1,9}$/

/** Parses the id of an event date, or 404. */
export function parseDateId(text: string): number {
  if (!DATE_ID.test(text)) throw notFound()
  return Number(text)
}

export async function findEventDate(
  queries: EventDateQueries,
  { slug, id, accountId }: EventDateRequest,
): Promise<LiveRow> {
  const dateId = parseDateId(id)
  const eventDate = await queries.findLive({ slug, dateId, accountId })
  if (eventDate === undefined) throw notFound()
  return eventDate
}

/** Like findEventDate, but requires access; otherwise 403 with the tickets that can be bought. */
export async function findWatchable(queries: EventDateQueries, asked: EventDateRequest): Promise<LiveRow> {
  const eventDate = await findEventDate(queries, asked)
  if (eventDate.may_watch) return eventDate
  const { language, now } = asked
  const tickets = await queries.listStreamTickets(eventDate.event_date_id)
  const products = tickets
    .filter((ticket) => saleState(ticket, eventDate, now) === 'on_sale')
    .map(({ product_id }) => `/v1/api/products/${product_id}/`)
  throw noTicket({ state: liveState(eventDate, now), products, language })
}

/** Live becomes interrupted when the origin does not deliver the stream. */
export async function effectiveState(
  origin: Pick<Origin, 'isUp'>,
  eventDate: StreamRow,
  now: Date,
): Promise<LiveState> {
  const state = liveState(eventDate, now)
  return state === 'live' && !(await origin.isUp(eventDate.stream)) ? 'interrupted' : state
}

type LiveDeps = { queries: LiveQueries; origin: Origin }

/** State of a live stream, for viewers with access. */
export async function getLive({ queries, origin }: LiveDeps, asked: EventDateRequest): Promise<Live> {
  const eventDate = await findWatchable(queries, asked)
  return toLive(eventDate, await effectiveState(origin, eventDate, asked.now), asked)
}

function toLive(eventDate: LiveRow, state: LiveState, { language, now }: { language: Language; now: Date }): Live {
  const next = nextState(state, eventDate, now)
  const reason = reasonAgainst(state)
  return {
    event_date_id: eventDate.event_date_id,
    state,
    status: eventDate.status,
    now: now.toISOString(),
    doors_at: eventDate.doors_at.toISOString(),
    starts_at: eventDate.starts_at.toISOString(),
    ends_at: eventDate.ends_at.toISOString(),
    replay_until: replayUntil(eventDate)?.toISOString() ?? null,
    next: next && { state: next.state, at: next.at?.toISOString() ?? null },
    viewers: eventDate.viewers,
    tips_on: eventDate.takes_tips,
    message: localizedMessage(eventDate.message, language),
    may_watch: reason === null,
    reason,
    detail: reason && MESSAGES[language].live[reason],
    session_url: `/v1/api/events/${eventDate.slug}/${eventDate.event_date_id}/live/session/`,
  }
}

type RedeemDeps = { queries: LiveQueries; origin: Origin }

/**
 * Redeems an access hash for the account, once. The stored right opens the stream afterwards, not the hash. Accounts with
 * access do not use one up.
 */
export async function redeemHash(parts: RedeemDeps, asked: EventDateRequest & { hash: string }) {
  const eventDate = await findEventDate(parts.queries, asked)
  if (!eventDate.may_watch) {
    const state = liveState(eventDate, asked.now)
    if (state === 'ended' || state === 'cancelled') throw notShown(state, asked.language)
    await useAccessHash(parts.queries, { ...asked, dateId: eventDate.event_date_id })
  }
  return getLive(parts, asked)
}

async function useAccessHash(
  queries: LiveQueries,
  { hash, dateId, accountId, language }: EventDateRequest & { hash: string; dateId: number },
) {
  const hashed = hashIfToken(hash)
  if (hashed === undefined) throw hashRefused('unknown_hash', language)
  await queries.inTransaction(async (inside) => {
    const found = await inside.findHash({ hash: hashed, dateId })
    if (found === undefined) throw hashRefused('unknown_hash', language)
    const isNew = await inside.insertRight({ account_id: accountId, event_date_id: dateId, access_hash_id: found.id })
    if (isNew && !(await inside.useHash(found.id))) throw hashRefusal(found, language)
  })
}

const hashRefusal = ({ is_expired }: HashRow, language: EventDateRequest['language']): ApiError =>
  hashRefused(is_expired ? 'hash_expired' : 'hash_used_up', language)
