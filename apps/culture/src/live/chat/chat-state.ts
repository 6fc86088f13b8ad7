import type { Chat, ChatChanges, ChatMessage } from '@dabali/api-client'

/** How the talk stands for somebody who looks at it. */
export type ChatState = {
  messages: readonly ChatMessage[]
  state: ChatChanges['state']
  isOpen: boolean
  slowSeconds: number
  name: string | null
  isMuted: boolean
  isStaff: boolean
  /** `lost`: nobody answers. `refused`: it is not for this visitor any more. */
  line: 'opening' | 'up' | 'lost' | 'refused'
}

/** What a page keeps of a long night; what is older is read by nobody. */
const MAX_MESSAGES = 300

export const INITIAL_CHAT: ChatState = {
  messages: [],
  state: 'scheduled',
  isOpen: false,
  slowSeconds: 0,
  name: null,
  isMuted: false,
  isStaff: false,
  line: 'opening',
}

/** What was told anew, in its place; the same told twice changes nothing. */
export function applyChanges(
  talk: ChatState,
  { messages, hidden, state, is_open, slow_seconds }: ChatChanges,
): ChatState {
  const isSame = messages.length === 0 && hidden.length === 0
  return {
    ...talk,
    messages: isSame ? talk.messages : mergeMessages(talk.messages, messages, hidden),
    state,
    isOpen: is_open,
    slowSeconds: slow_seconds,
    line: 'up',
  }
}

/** The same with how the visitor stands in it. */
export function applyChat(talk: ChatState, { changes, name, is_muted, is_staff }: Chat): ChatState {
  return { ...applyChanges(talk, changes), name, isMuted: is_muted, isStaff: is_staff }
}

/** What the visitor has said, before anybody tells. */
export const addOwnMessage = (talk: ChatState, message: ChatMessage): ChatState => ({
  ...talk,
  messages: mergeMessages(talk.messages, [message], []),
})

function mergeMessages(before: readonly ChatMessage[], told: readonly ChatMessage[], hidden: readonly string[]) {
  const known = new Map([...before, ...told].map((message) => [message.id, message]))
  for (const id of hidden) known.delete(id)
  return [...known.values()].sort((one, other) => one.seq - other.seq).slice(-MAX_MESSAGES)
}
