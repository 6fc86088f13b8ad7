import { ApiError, type Chat, type ChatChanges, type Client, getChat } from '@dabali/api-client'
import type { Talk } from './talk.ts'

/** A line over which nothing has come for so long is dead, whatever the browser thinks: the server says something oftener. */
const LONGEST_SILENCE_MS = 40_000
/** A line that breaks off is opened again at once; one that cannot be opened is done without, by asking this often. */
const SOON_MS = 500
const PAUSE_MS = 5000
const LONG_PAUSE_MS = 60_000
/** Logged out, given back, taken from the programme. */
const REFUSALS = new Set([401, 404, 406])

type Night = { client: Client; slug: string; id: string }
type Hearer = {
  onChat: (chat: Chat) => void
  onChanges: (changes: ChatChanges) => void
  onLine: (line: Talk['line']) => void
}

/**
 * Follows the talk beside a night until it is left: asks what was said, then listens. Whenever the line breaks it asks for
 * what it has missed; where nothing can be listened to, it asks again and again.
 */
export function followTalk({ client, slug, id }: Night, { onChat, onChanges, onLine }: Hearer): () => void {
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
    const isRefused = error instanceof ApiError && REFUSALS.has(error.status)
    onLine(isRefused ? 'refused' : 'lost')
    later(isRefused ? LONG_PAUSE_MS : PAUSE_MS * (0.5 + Math.random()), ask)
  }

  function listen(url: string) {
    if (signal.aborted) return
    const line = new EventSource(`${url}?after=${seq}`)
    source = line
    let pause = PAUSE_MS
    const alive = () => {
      pause = SOON_MS * (1 + Math.random() * 3)
      later(LONGEST_SILENCE_MS, ask)
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
    later(LONGEST_SILENCE_MS, ask)
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
