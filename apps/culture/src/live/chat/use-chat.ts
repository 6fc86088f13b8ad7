import { ApiError, type Chat, type ChatChanges, type ChatMessage, type Client, getChat } from '@dabali/api-client'
import { useClient } from '@dabali/shop/use-client'
import { useEffect, useState } from 'react'
import { addOwnMessage, applyChanges, applyChat, type ChatState, INITIAL_CHAT } from './chat-state.ts'

/** The chat of a stream, and changes that this viewer knows first. */
export function useChat({ slug, id }: { slug: string; id: string }) {
  const client = useClient()
  const [talk, setTalk] = useState(INITIAL_CHAT)
  useEffect(
    () =>
      subscribeChat(
        { client, slug, id },
        {
          onChat: (chat) => setTalk((before) => applyChat(before, chat)),
          onChanges: (changes) => setTalk((before) => applyChanges(before, changes)),
          onLine: (line) => setTalk((before) => ({ ...before, line })),
        },
      ),
    [client, slug, id],
  )
  return {
    talk,
    /** What the API answered to this viewer: the name, or being muted. */
    know: (known: Partial<Pick<ChatState, 'name' | 'isMuted'>>) => setTalk((before) => ({ ...before, ...known })),
    hear: (message: ChatMessage) => setTalk((before) => addOwnMessage(before, message)),
  }
}

/** A line over which nothing has come for so long is dead, whatever the browser thinks: the server says something oftener. */
const SILENCE_LIMIT_MS = 40_000
/** A line that breaks off is opened again at once; one that cannot be opened is done without, by asking this often. */
const RECONNECT_MS = 500
const POLL_MS = 5000
const REFUSED_POLL_MS = 60_000
/** Logged out, given back, taken from the programme. */
const REFUSED_STATUSES = new Set([401, 404, 406])

type ChatTarget = { client: Client; slug: string; id: string }
type ChatHandlers = {
  onChat: (chat: Chat) => void
  onChanges: (changes: ChatChanges) => void
  onLine: (line: ChatState['line']) => void
}

/**
 * Follows the talk beside a night until it is left: asks what was said, then listens. Whenever the line breaks it asks for
 * what it has missed; where nothing can be listened to, it asks again and again.
 */
export function subscribeChat(
  { client, slug, id }: ChatTarget,
  { onChat, onChanges, onLine }: ChatHandlers,
): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let seq: number | undefined
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false

  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(act, milliseconds)
  }

  async function ask() {
    if (isAsking) return
    isAsking = true
    hangUp()
    try {
      const after = seq === undefined ? {} : { after: String(seq) }
      const chat = await getChat(client, { slug, id, ...after }, { signal, silent: true, retries: 0 })
      seq = chat.changes.seq
      onChat(chat)
      listen(chat.stream_url)
    } catch (error) {
      miss(error)
    } finally {
      isAsking = false
    }
  }

  function miss(error: unknown) {
    if (signal.aborted) return
    const isRefused = error instanceof ApiError && REFUSED_STATUSES.has(error.status)
    onLine(isRefused ? 'refused' : 'lost')
    later(isRefused ? REFUSED_POLL_MS : POLL_MS * (0.5 + Math.random()), ask)
  }

  function listen(url: string) {
    if (signal.aborted) return
    const line = new EventSource(`${url}?after=${seq}`)
    source = line
    let pause = POLL_MS
    const alive = () => {
      pause = RECONNECT_MS * (1 + Math.random() * 3)
      later(SILENCE_LIMIT_MS, ask)
    }
    line.addEventListener('open', alive)
    line.addEventListener('beat', alive)
    line.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const changes: ChatChanges = JSON.parse(data)
      seq = changes.seq
      alive()
      onChanges(changes)
    })
    line.addEventListener('error', () => {
      hangUp()
      later(pause, ask)
    })
    later(SILENCE_LIMIT_MS, ask)
  }

  function hangUp() {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  const lose = () => onLine('lost')
  const comeBack = () => void ask()
  // A page that was put aside comes back with a line that is dead.
  const show = (event: PageTransitionEvent) => event.persisted && void ask()
  addEventListener('offline', lose)
  addEventListener('online', comeBack)
  addEventListener('pageshow', show)
  void ask()

  return () => {
    leaving.abort()
    hangUp()
    removeEventListener('offline', lose)
    removeEventListener('online', comeBack)
    removeEventListener('pageshow', show)
  }
}
