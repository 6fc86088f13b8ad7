import { Readable } from 'node:stream'
import type { Language } from '../../http/language.ts'
import { liveState } from '../live-state.ts'
import { toChanges } from './changes.ts'
import { AT_ONCE, type ChatQueries, type RoomRow } from './queries.ts'
import { tooManyReaders } from './refusals.ts'

/** So often it looks for what was said through other processes. */
const LOOK_EVERY_MS = 500
/** So often a reader is shown that the line holds, and asked about: a right or a session may have ended. */
const BEAT_EVERY_MS = 15_000
/** A browser has six lines to a site; somebody with many tabs keeps some of them. */
const MOST_OF_ONE = 4
const MOST = 5000
/** Who does not read what comes is let go, and reads on from where it was. */
const MOST_UNREAD_BYTES = 256 * 1024
const RETRY_MS = 2000

type Reader = {
  stream: Readable
  dateId: number
  accountId: string
  sessionId: string
  /** The last that was told; undefined: from now on. */
  seq: number | undefined
  /** How the talk itself stood then. */
  told: string
}
type Comer = Pick<Reader, 'dateId' | 'accountId' | 'sessionId' | 'seq'> & { language: Language }
type Settings = {
  queries: Pick<ChatQueries, 'listRooms' | 'listChanged' | 'listAllowed'>
  lookEveryMs?: number
  beatEveryMs?: number
}

/** Tells all readers of this process what is new in the talk beside each night, whichever process wrote it. */
export function openRooms({ queries, lookEveryMs = LOOK_EVERY_MS, beatEveryMs = BEAT_EVERY_MS }: Settings) {
  const readers = new Set<Reader>()
  let timers: NodeJS.Timeout[] = []
  let isLooking = false
  let mustLookAgain = false
  let isClosed = false

  function look() {
    mustLookAgain = isLooking
    if (isLooking || readers.size === 0) return
    isLooking = true
    void lookOnce()
      // The next look may find the database again.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
        if (mustLookAgain) look()
      })
  }

  async function lookOnce() {
    const rooms = byDate(readers)
    const rows = await queries.listRooms([...rooms.keys()])
    for (const row of rows) {
      await tellRoom(row, rooms.get(row.event_date_id) ?? [])
      rooms.delete(row.event_date_id)
    }
    // What is not there any more has no readers.
    for (const reader of [...rooms.values()].flat()) end(reader)
  }

  async function tellRoom(row: RoomRow, inside: Reader[]) {
    const state = liveState(row, new Date())
    const told = `${state} ${row.slow_seconds}`
    for (const reader of inside) reader.seq = Math.min(reader.seq ?? row.seq, row.seq)
    const waiting = inside.filter((reader) => reader.seq !== row.seq || reader.told !== told)
    for (const [after = row.seq, group] of bySeq(waiting)) {
      const rows = after < row.seq ? await queries.listChanged({ dateId: row.event_date_id, after }) : []
      const last = rows.at(-1)?.changed_seq ?? row.seq
      const seq = rows.length < AT_ONCE ? Math.max(row.seq, last) : last
      mustLookAgain ||= seq < row.seq
      const changes = toChanges(rows, { seq, state, slow_seconds: row.slow_seconds })
      tell(group, `id: ${seq}\ndata: ${JSON.stringify(changes)}\n\n`)
      for (const reader of group) Object.assign(reader, { seq, told })
    }
  }

  async function beat() {
    tell(readers, 'event: beat\ndata: .\n\n')
    for (const [dateId, inside] of byDate(readers)) {
      const allowed = await queries.listAllowed({ dateId, sessionIds: inside.map(({ sessionId }) => sessionId) })
      for (const reader of inside) if (!allowed.has(reader.sessionId)) end(reader)
    }
  }

  function start() {
    if (timers.length > 0) return
    const beatOn = () => void beat().catch(() => undefined)
    timers = [setInterval(look, lookEveryMs), setInterval(beatOn, beatEveryMs)]
  }

  function leave(reader: Reader) {
    readers.delete(reader)
    if (readers.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    /** Looks now: something was said through this process. */
    look,

    /** All that is new from now on, or after what was read last, as a stream of events. */
    enter({ language, ...comer }: Comer): Readable {
      const own = [...readers].filter(({ accountId }) => accountId === comer.accountId)
      if (isClosed || readers.size >= MOST || own.length >= MOST_OF_ONE) throw tooManyReaders(language)
      const stream = new Readable({ read: () => undefined })
      const reader: Reader = { ...comer, stream, told: '' }
      readers.add(reader)
      stream.once('close', () => leave(reader))
      // Not all at the same moment when many lose their line together.
      stream.push(`retry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`)
      start()
      look()
      return stream
    },

    /** Lets everybody go, so that nothing has to wait for them. */
    close() {
      isClosed = true
      for (const reader of readers) end(reader)
    },
  }
}

export type Rooms = ReturnType<typeof openRooms>

function tell(group: Iterable<Reader>, frame: string) {
  for (const { stream } of group) {
    if (stream.readableEnded || stream.destroyed) continue
    if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy()
    else stream.push(frame)
  }
}

/** What was told before is read to its end; the browser comes again by itself and is told why if it may not. */
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
