import { type EventDateRequest, findWatchable } from '../get-live.ts'
import { type LiveState, liveState } from '../live-state.ts'
import type { LiveQueries } from '../queries.ts'
import { AT_ONCE, type ChatQueries, type MessageRow } from './queries.ts'
import type { Chat, ChatChanges, ChatMessage } from './schemas.ts'

/** States in which the chat is open; later it is read-only. */
const OPEN_STATES: readonly LiveState[] = ['lobby', 'live', 'interrupted']

export const isOpen = (state: LiveState) => OPEN_STATES.includes(state)

type ChatState = { seq: number; state: LiveState; slow_seconds: number }

/** Changes for a client: new messages, hidden ids and the state. */
export const toChanges = (rows: MessageRow[], { seq, state, slow_seconds }: ChatState): ChatChanges => ({
  seq,
  messages: rows.filter(({ is_hidden }) => !is_hidden).map(toMessage),
  hidden: rows.filter(({ is_hidden }) => is_hidden).map(({ id }) => id),
  state,
  is_open: isOpen(state),
  slow_seconds,
})

const toMessage = ({ id, seq, name, is_house, text, said_at }: MessageRow): ChatMessage => ({
  id,
  seq,
  name,
  is_house,
  text,
  said_at: said_at.toISOString(),
})

type ChatReadDeps = { queries: LiveQueries; chat: ChatQueries }

/** The latest chat messages, or those after a sequence number, for viewers with access. */
export async function getChat(
  { queries, chat }: ChatReadDeps,
  asked: EventDateRequest & { isStaff: boolean; after: number | undefined },
): Promise<Chat> {
  const { accountId, isStaff, after } = asked
  const night = await findWatchable(queries, asked)
  const dateId = night.event_date_id
  // Read before the messages, so that a concurrent message is sent twice rather than never.
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
