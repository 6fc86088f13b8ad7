import type { Chat, ChatChanges, ChatMessage } from '@dabali/api-client'

/** How the talk stands for somebody who looks at it. */
export type Talk = {
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
const MOST_KEPT = 300

export const NO_TALK: Talk = {
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
export function hearChanges(talk: Talk, { messages, hidden, state, is_open, slow_seconds }: ChatChanges): Talk {
  const isSame = messages.length === 0 && hidden.length === 0
  return {
    ...talk,
    messages: isSame ? talk.messages : joined(talk.messages, messages, hidden),
    state,
    isOpen: is_open,
    slowSeconds: slow_seconds,
    line: 'up',
  }
}

/** The same with how the visitor stands in it. */
export function hearChat(talk: Talk, { changes, name, is_muted, is_staff }: Chat): Talk {
  return { ...hearChanges(talk, changes), name, isMuted: is_muted, isStaff: is_staff }
}

/** What the visitor has said, before anybody tells. */
export const hearOwn = (talk: Talk, message: ChatMessage): Talk => ({
  ...talk,
  messages: joined(talk.messages, [message], []),
})

function joined(before: readonly ChatMessage[], told: readonly ChatMessage[], hidden: readonly string[]) {
  const known = new Map([...before, ...told].map((message) => [message.id, message]))
  for (const id of hidden) known.delete(id)
  return [...known.values()].sort((one, other) => one.seq - other.seq).slice(-MOST_KEPT)
}
