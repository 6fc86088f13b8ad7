import type { Static } from 'typebox'
import { type PageQuery, toPage, windowOf } from '../http/page.ts'
import type { EventQueries, When } from './queries.ts'
import { toEvent } from './to-event.ts'

type EventListQuery = Static<typeof PageQuery> & { when?: When; artist?: string }

export async function listEvents(
  queries: EventQueries,
  { language, query, now }: { language: 'en' | 'ne'; query: EventListQuery; now: Date },
) {
  const { when, artist } = query
  const { count, rows } = await queries.list({ language, now, when: when ?? 'all', artist, ...windowOf(query) })
  const events = rows.map((row) => toEvent(row, now))
  return toPage('/v1/api/events/', query, count, events, { when, artist })
}
