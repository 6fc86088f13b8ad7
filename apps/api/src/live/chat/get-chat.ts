import { type Asked, findWatchable } from '../find-night.ts'
import { liveState } from '../live-state.ts'
import type { LiveQueries } from '../queries.ts'
import { toChanges } from './changes.ts'
import type { Chat } from './chat.ts'
import { AT_ONCE, type ChatQueries } from './queries.ts'

type Parts = { queries: LiveQueries; chat: ChatQueries }

/** The talk beside a night for whoever may watch it: the last of it, or what is new after a number. */
export async function getChat(
  { queries, chat }: Parts,
  asked: Asked & { isStaff: boolean; after: number | undefined },
): Promise<Chat> {
  const { accountId, isStaff, after } = asked
  const night = await findWatchable(queries, asked)
  const dateId = night.event_date_id
  // Read before the messages: what comes between the two is told twice and not never.
  const place = await chat.findPlace({ dateId, accountId })
  const rows = after === undefined ? await chat.listLast(dateId) : await chat.listChanged({ dateId, after })
  const last = rows.at(-1)?.changed_seq ?? 0
  const isAll = after === undefined || rows.length < AT_ONCE
  const state = liveState(night, asked.now)
  return {
    name: place.name,
    is_muted: place.is_muted,
    is_staff: isStaff,
    changes: toChanges(rows, { seq: isAll ? place.seq : last, state, slow_seconds: place.slow_seconds }),
    stream_url: `/v1/api/events/${night.slug}/${dateId}/live/chat/stream/`,
  }
}
