import {
  ApiError,
  type Chat,
  type ChatChanges,
  type ChatMessage,
  type ChatReactions,
  type Client,
  getChat,
} from '@dabali/api-client'
import { useClient } from '@dabali/shop/store'
import { savesData } from '@dabali/ui/saves-data'
import { useEffect, useState } from 'react'

/** The state of the chat for one viewer. */
export type ChatState = {
  messages: readonly ChatMessage[]
  /** Shown above the others. */
  pinned: ChatMessage | null
  state: ChatChanges['state']
  isOpen: boolean
  slowSeconds: number
  name: string | null
  isMuted: boolean
  isStaff: boolean
  reactions: ChatReactions
  /** `lost`: no connection. `refused`: this viewer has no access any more. */
  connection: 'opening' | 'up' | 'lost' | 'refused'
}

/** Older messages are dropped. */
const MAX_MESSAGES = 300

export const INITIAL_CHAT: ChatState = {
  messages: [],
  pinned: null,
  state: 'scheduled',
  isOpen: false,
  slowSeconds: 0,
  name: null,
  isMuted: false,
  isStaff: false,
  reactions: { drums: 0, flowers: 0, hearts: 0, encores: 0 },
  connection: 'opening',
}

/** Applies changes of the server; applying them twice changes nothing. */
export function applyChanges(
  chat: ChatState,
  { messages, hidden, pinned, state, is_open, slow_seconds }: ChatChanges,
): ChatState {
  const isSame = messages.length === 0 && hidden.length === 0
  return {
    ...chat,
    messages: isSame ? chat.messages : mergeMessages(chat.messages, messages, hidden),
    // The same message stays the same object, so that nothing is rendered again.
    pinned: pinned?.id === chat.pinned?.id ? chat.pinned : pinned,
    state,
    isOpen: is_open,
    slowSeconds: slow_seconds,
    connection: 'up',
  }
}

/** Applies the whole answer, including the state of the viewer. */
export function applyChat(chat: ChatState, { changes, reactions, name, is_muted, is_staff }: Chat): ChatState {
  return { ...applyChanges(chat, changes), reactions, name, isMuted: is_muted, isStaff: is_staff }
}

/** Adds the own message before the server announces it. */
export const addOwnMessage = (chat: ChatState, message: ChatMessage): ChatState => ({
  ...chat,
  messages: mergeMessages(chat.messages, [message], []),
})

function mergeMessages(before: readonly ChatMessage[], added: readonly ChatMessage[], hidden: readonly string[]) {
  const known = new Map([...before, ...added].map((message) => [message.id, message]))
  for (const id of hidden) known.delete(id)
  return [...known.values()].sort((one, other) => one.seq - other.seq).slice(-MAX_MESSAGES)
}

/** The chat of a stream, and changes that this viewer knows first. */
export function useChat({ slug, id }: { slug: string; id: string }) {
  const client = useClient()
  const [chat, setChat] = useState(INITIAL_CHAT)
  useEffect(
    () =>
      subscribeChat(
        { client, slug, id },
        {
          onChat: (chat) => setChat((before) => applyChat(before, chat)),
          onChanges: (changes) => setChat((before) => applyChanges(before, changes)),
          onReactions: (reactions) => setChat((before) => ({ ...before, reactions })),
          onConnection: (connection) => setChat((before) => ({ ...before, connection })),
        },
      ),
    [client, slug, id],
  )
  return {
    chat,
    /** What the API answered to this viewer: the name, or being muted. */
    update: (known: Partial<Pick<ChatState, 'name' | 'isMuted'>>) => setChat((before) => ({ ...before, ...known })),
    addMessage: (message: ChatMessage) => setChat((before) => addOwnMessage(before, message)),
  }
}

/** A stream without events for this long is dead, as the server sends heartbeats more often. */
const SILENCE_LIMIT_MS = 40_000
/** A broken stream is reopened at once; where it cannot be opened, the chat polls. */
const RECONNECT_MS = 500
const POLL_MS = 5000
const REFUSED_POLL_MS = 60_000
/** A tab that is hidden for longer closes its stream, and loads what it missed when it is shown. */
const HIDDEN_MS = 30_000
/** Logged out, ticket refunded, or event removed. */
const REFUSED_STATUSES = new Set([401, 404, 406])

type ChatTarget = { client: Client; slug: string; id: string }
type ChatHandlers = {
  onChat: (chat: Chat) => void
  onChanges: (changes: ChatChanges) => void
  onReactions: (reactions: ChatReactions) => void
  onConnection: (connection: ChatState['connection']) => void
}

/**
 * Follows the chat until it is unsubscribed: loads the messages, then listens to the event stream. When the stream breaks it
 * loads what was missed; where streams do not work, it polls. A hidden tab does neither.
 */
function subscribeChat(
  { client, slug, id }: ChatTarget,
  { onChat, onChanges, onReactions, onConnection }: ChatHandlers,
): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let seq: number | undefined
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let isLoading = false

  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(act, milliseconds)
  }

  async function loadChat() {
    if (isLoading) return
    disconnect()
    if (document.visibilityState === 'hidden') return
    isLoading = true
    try {
      const after = seq === undefined ? {} : { after: String(seq) }
      const chat = await getChat(client, { slug, id, ...after }, { signal, silent: true, retries: 0 })
      seq = chat.changes.seq
      onChat(chat)
      listen(chat.stream_url)
    } catch (error) {
      handleError(error)
    } finally {
      isLoading = false
    }
  }

  function handleError(error: unknown) {
    if (signal.aborted) return
    const isRefused = error instanceof ApiError && REFUSED_STATUSES.has(error.status)
    onConnection(isRefused ? 'refused' : 'lost')
    later(isRefused ? REFUSED_POLL_MS : POLL_MS * (0.5 + Math.random()), loadChat)
  }

  function listen(url: string) {
    if (signal.aborted) return
    const connection = new EventSource(`${url}?after=${seq}${savesData() ? '&reactions=no' : ''}`)
    source = connection
    let pause = POLL_MS
    const alive = () => {
      pause = RECONNECT_MS * (1 + Math.random() * 3)
      later(SILENCE_LIMIT_MS, loadChat)
    }
    connection.addEventListener('open', alive)
    connection.addEventListener('beat', alive)
    connection.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const changes: ChatChanges = JSON.parse(data)
      seq = changes.seq
      alive()
      onChanges(changes)
    })
    connection.addEventListener('reactions', ({ data }: MessageEvent<string>) => {
      alive()
      onReactions(JSON.parse(data))
    })
    connection.addEventListener('error', () => {
      disconnect()
      later(pause, loadChat)
    })
    later(SILENCE_LIMIT_MS, loadChat)
  }

  function disconnect() {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  const goOffline = () => onConnection('lost')
  const reconnect = () => void loadChat()
  // The stream of a page from the back/forward cache is dead.
  const show = (event: PageTransitionEvent) => event.persisted && void loadChat()
  const turnVisibility = () => {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(disconnect, HIDDEN_MS)
    else if (!source) void loadChat()
  }
  document.addEventListener('visibilitychange', turnVisibility)
  addEventListener('offline', goOffline)
  addEventListener('online', reconnect)
  addEventListener('pageshow', show)
  void loadChat()

  return () => {
    leaving.abort()
    disconnect()
    clearTimeout(hiding)
    document.removeEventListener('visibilitychange', turnVisibility)
    removeEventListener('offline', goOffline)
    removeEventListener('online', reconnect)
    removeEventListener('pageshow', show)
  }
}
