import type { LiveState } from '../live-state.ts'
import type { ChatChanges, ChatMessage } from './chat.ts'
import type { MessageRow } from './queries.ts'

/** When anything can be said: from the doors until the end. Afterwards it is read as long as the night is shown. */
const OPEN: readonly LiveState[] = ['lobby', 'live', 'interrupted']

export const isOpen = (state: LiveState) => OPEN.includes(state)

type Facts = { seq: number; state: LiveState; slow_seconds: number }

/** What a reader has to change in what stands there. */
export const toChanges = (rows: MessageRow[], { seq, state, slow_seconds }: Facts): ChatChanges => ({
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
