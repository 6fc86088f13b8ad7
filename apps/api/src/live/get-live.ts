import { replayUntil } from '../events/event-state.ts'
import type { Language } from '../http/language.ts'
import { type Asked, findWatchable } from './find-night.ts'
import type { Live } from './live.ts'
import { type LiveState, nextState } from './live-state.ts'
import { messageIn } from './message-in.ts'
import { MESSAGES } from './messages.ts'
import type { Origin } from './origin.ts'
import type { LiveQueries, LiveRow } from './queries.ts'
import { reasonAgainst } from './refusals.ts'
import { seenState } from './seen-state.ts'

type Parts = { queries: LiveQueries; origin: Origin }

/** How things are with a streamed night, for whoever may watch it. */
export async function getLive({ queries, origin }: Parts, asked: Asked): Promise<Live> {
  const night = await findWatchable(queries, asked)
  return toLive(night, await seenState(origin, night, asked.now), asked)
}

function toLive(night: LiveRow, state: LiveState, { language, now }: { language: Language; now: Date }): Live {
  const next = nextState(state, night, now)
  const reason = reasonAgainst(state)
  return {
    event_date_id: night.event_date_id,
    state,
    status: night.status,
    now: now.toISOString(),
    doors_at: night.doors_at.toISOString(),
    starts_at: night.starts_at.toISOString(),
    ends_at: night.ends_at.toISOString(),
    replay_until: replayUntil(night)?.toISOString() ?? null,
    next: next && { state: next.state, at: next.at?.toISOString() ?? null },
    viewers: night.viewers,
    message: messageIn(night.message, language),
    may_watch: reason === null,
    reason,
    detail: reason && MESSAGES[language][reason],
    session_url: `/v1/api/events/${night.slug}/${night.event_date_id}/live/session/`,
  }
}
