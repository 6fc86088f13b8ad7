import { Readable } from 'node:stream'
import type { Language } from '../../http/language.ts'
import { liveState } from '../live-state.ts'
import { tooManyReaders } from './errors.ts'
import { toChanges } from './post-message.ts'
import { AT_ONCE, type ChatQueries, type RoomRow } from './queries.ts'

/** Polling interval for messages that other processes wrote. */
const POLL_EVERY_MS = 500
/** Heartbeat interval; also rechecks that session and access are still valid. */
const HEARTBEAT_EVERY_MS = 15_000
/** Browsers allow six connections per origin; leaves some for other requests. */
const MAX_PER_ACCOUNT = 4
const MAX_READERS = 5000
/** Slow readers are disconnected and resume from their last id. */
const MOST_UNREAD_BYTES = 256 * 1024
const RETRY_MS = 2000
/** Reactions are sent together, so that many cost no more than one. */
const REACTIONS_EVERY_MS = 2000

type Reader = {
  stream: Readable
  dateId: number
  accountId: string
  sessionId: string
  /** Last sequence number sent; undefined: from now on. */
  seq: number | undefined
  /** State, slow mode and pinned message that were sent last. */
  sentState: string
  /** False where data is saved. */
  wantsReactions: boolean
  /** Reactions that were sent last, and when. */
  sentReactions: string
  reactionsAt: number
}
type Subscriber = Pick<Reader, 'dateId' | 'accountId' | 'sessionId' | 'seq' | 'wantsReactions'> & { language: Language }
type Settings = {
  queries: Pick<ChatQueries, 'listRooms' | 'listChanged' | 'listAllowed'>
  pollEveryMs?: number
  heartbeatEveryMs?: number
}

/** Fans chat changes out to all event-stream readers of this process, whichever process wrote them. */
export function openChatHub({ queries, pollEveryMs = POLL_EVERY_MS, heartbeatEveryMs = HEARTBEAT_EVERY_MS }: Settings) {
  const readers = new Set<Reader>()
  let timers: NodeJS.Timeout[] = []
  let isPolling = false
  let mustPollAgain = false
  let isClosed = false

  function poll() {
    mustPollAgain = isPolling
    if (isPolling || readers.size === 0) return
    isPolling = true
    void pollOnce()
      // The next poll retries.
      .catch(() => undefined)
      .finally(() => {
        isPolling = false
        if (mustPollAgain) poll()
      })
  }

  async function pollOnce() {
    const rooms = byDate(readers)
    const rows = await queries.listRooms([...rooms.keys()])
    for (const row of rows) {
      await updateRoom(row, rooms.get(row.event_date_id) ?? [])
      rooms.delete(row.event_date_id)
    }
    // The date was deleted.
    for (const reader of [...rooms.values()].flat()) end(reader)
  }

  async function updateRoom(row: RoomRow, inside: Reader[]) {
    const state = liveState(row, new Date())
    const sentState = `${state} ${row.slow_seconds} ${row.pinned?.id}`
    for (const reader of inside) reader.seq = Math.min(reader.seq ?? row.seq, row.seq)
    const waiting = inside.filter((reader) => reader.seq !== row.seq || reader.sentState !== sentState)
    for (const [after = row.seq, group] of bySeq(waiting)) {
      const rows = after < row.seq ? await queries.listChanged({ dateId: row.event_date_id, after }) : []
      const last = rows.at(-1)?.changed_seq ?? row.seq
      const seq = rows.length < AT_ONCE ? Math.max(row.seq, last) : last
      mustPollAgain ||= seq < row.seq
      const changes = toChanges(rows, { ...row, seq, state })
      sendTo(group, `id: ${seq}\ndata: ${JSON.stringify(changes)}\n\n`)
      for (const reader of group) Object.assign(reader, { seq, sentState })
    }
    sendReactions(row, inside)
  }

  async function beat() {
    sendTo(readers, 'event: beat\ndata: .\n\n')
    for (const [dateId, inside] of byDate(readers)) {
      const allowed = await queries.listAllowed({ dateId, sessionIds: inside.map(({ sessionId }) => sessionId) })
      for (const reader of inside) if (!allowed.has(reader.sessionId)) end(reader)
    }
  }

  function start() {
    if (timers.length > 0) return
    const beatOn = () => void beat().catch(() => undefined)
    timers = [setInterval(poll, pollEveryMs), setInterval(beatOn, heartbeatEveryMs)]
  }

  function leave(reader: Reader) {
    readers.delete(reader)
    if (readers.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    /** Polls now: this process wrote a message. */
    poll,

    /** Opens an event stream of new messages, or of those after the last id. */
    enter({ language, ...subscriber }: Subscriber): Readable {
      const own = [...readers].filter(({ accountId }) => accountId === subscriber.accountId)
      if (isClosed || readers.size >= MAX_READERS || own.length >= MAX_PER_ACCOUNT) throw tooManyReaders(language)
      const stream = new Readable({ read: () => undefined })
      const reader: Reader = { ...subscriber, stream, sentState: '', sentReactions: '', reactionsAt: 0 }
      readers.add(reader)
      stream.once('close', () => leave(reader))
      // Jitter, so that readers do not all reconnect at once.
      stream.push(`retry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`)
      start()
      poll()
      return stream
    },

    /** Ends all streams, so that shutdown does not wait for them. */
    close() {
      isClosed = true
      for (const reader of readers) end(reader)
    },
  }
}

export type ChatHub = ReturnType<typeof openChatHub>

function sendTo(group: Iterable<Reader>, frame: string) {
  for (const { stream } of group) {
    if (stream.readableEnded || stream.destroyed) continue
    if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy()
    else stream.push(frame)
  }
}

function sendReactions({ reactions }: RoomRow, inside: Reader[]) {
  const sentReactions = JSON.stringify(reactions)
  const now = Date.now()
  // Readers have read those of the beginning with the messages.
  for (const reader of inside) reader.sentReactions ||= sentReactions
  const waiting = inside.filter(
    (reader) =>
      reader.wantsReactions &&
      reader.sentReactions !== sentReactions &&
      Math.abs(now - reader.reactionsAt) >= REACTIONS_EVERY_MS,
  )
  sendTo(waiting, `event: reactions\ndata: ${sentReactions}\n\n`)
  for (const reader of waiting) Object.assign(reader, { sentReactions, reactionsAt: now })
}

/** Ends after pending data; the browser reconnects and gets the error response. */
const end = ({ stream }: Reader) => void stream.push(null)

const byDate = (readers: Iterable<Reader>) => grouped(readers, ({ dateId }) => dateId)
const bySeq = (readers: Iterable<Reader>) => grouped(readers, ({ seq }) => seq)

function grouped<Key>(readers: Iterable<Reader>, keyOf: (reader: Reader) => Key) {
  const groups = new Map<Key, Reader[]>()
  for (const reader of readers) {
    const key = keyOf(reader)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [reader])
    else group.push(reader)
  }
  return groups
}
