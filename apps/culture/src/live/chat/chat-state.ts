import type { Chat, ChatChanges, ChatMessage } from '@dabali/api-client'

/** The state of the chat for one viewer. */
export type ChatState = {
  messages: readonly ChatMessage[]
  state: ChatChanges['state']
  isOpen: boolean
  slowSeconds: number
  name: string | null
  isMuted: boolean
  isStaff: boolean
  /** `lost`: no connection. `refused`: this viewer has no access any more. */
  connection: 'opening' | 'up' | 'lost' | 'refused'
}

/** Older messages are dropped. */
const MAX_MESSAGES = 300

export const INITIAL_CHAT: ChatState = {
  messages: [],
  state: 'scheduled',
  isOpen: false,
  slowSeconds: 0,
  name: null,
  isMuted: false,
  isStaff: false,
  connection: 'opening',
}

/** Applies changes of the server; applying them twice changes nothing. */
export function applyChanges(
  chat: ChatState,
  { messages, hidden, state, is_open, slow_seconds }: ChatChanges,
): ChatState {
  const isSame = messages.length === 0 && hidden.length === 0
  return {
    ...chat,
    messages: isSame ? chat.messages : mergeMessages(chat.messages, messages, hidden),
    state,
    isOpen: is_open,
    slowSeconds: slow_seconds,
    connection: 'up',
  }
}

/** Applies the whole answer, including the state of the viewer. */
export function applyChat(chat: ChatState, { changes, name, is_muted, is_staff }: Chat): ChatState {
  return { ...applyChanges(chat, changes), name, isMuted: is_muted, isStaff: is_staff }
}

/** Adds the own message before the server announces it. */
export const addOwnMessage = (chat: ChatState, message: ChatMessage): ChatState => ({
  ...chat,
  messages: mergeMessages(chat.messages, [message], []),
})

function mergeMessages(before: readonly ChatMessage[], told: readonly ChatMessage[], hidden: readonly string[]) {
  const known = new Map([...before, ...told].map((message) => [message.id, message]))
  for (const id of hidden) known.delete(id)
  return [...known.values()].sort((one, other) => one.seq - other.seq).slice(-MAX_MESSAGES)
}
