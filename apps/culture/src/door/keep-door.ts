import {
  ApiError,
  type CheckIn,
  type Client,
  checkIn,
  checkInMany,
  type Door,
  getDoor,
  undoCheckIn,
} from '@dabali/api-client'
import {
  type DoorBook,
  keepBook,
  openBook,
  type Scan,
  verdictOf,
  waiting,
  waitingUndos,
  withAnswer,
  withScan,
  withScanInstead,
} from './door-book.ts'
import { judge, type Verdict } from './judge.ts'

/** Nobody waits longer for the house at a gate; the list decides then. */
const PATIENCE_MILLISECONDS = 2500
const MOST_AT_ONCE = 100

/** Who asks from here: the house knows them, does not, or is out of reach. */
type Line = 'open' | 'closed' | 'stranger'

export type DoorState = { book: DoorBook; line: Line; last: Scan | undefined }

type DoorOptions = { door: Door; client: Client; storage: Pick<Storage, 'getItem' | 'setItem'> }

/** Lets people in: by the word of the house while it can be asked, by the list of this device while it cannot. */
export function keepDoor({ door, client, storage }: DoorOptions) {
  let state: DoorState = { book: openBook(door, storage), line: 'open', last: undefined }
  let isSyncing = false
  let latest: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  function show(next: Partial<DoorState>) {
    state = { ...state, ...next }
    for (const tell of listeners) tell()
  }
  function keep(scans: readonly Scan[], fresh: Door = state.book.door) {
    const book = { door: fresh, scans }
    keepBook(book, storage)
    const last = scans.find(({ id }) => id === state.last?.id) ?? state.last
    show({ book, last })
  }
  const lose = (error: unknown) => show({ line: isStranger(error) ? 'stranger' : 'closed' })

  async function ask(scan: Scan): Promise<CheckIn | undefined> {
    if (!navigator.onLine) {
      show({ line: 'closed' })
      return undefined
    }
    const body = { ...bodyOf(scan), event_date_id: door.event_date_id }
    try {
      const answer = await checkIn(client, body, { silent: true, timeoutMilliseconds: PATIENCE_MILLISECONDS })
      show({ line: 'open' })
      return answer
    } catch (error) {
      lose(error)
      return undefined
    }
  }

  async function sendScans() {
    for (let sent = waiting(state.book.scans); sent.length > 0; sent = waiting(state.book.scans)) {
      const scans = sent.slice(0, MOST_AT_ONCE).map(bodyOf)
      const { results } = await checkInMany(client, { event_date_id: door.event_date_id, scans }, { silent: true })
      keep(results.reduce<readonly Scan[]>(withAnswer, state.book.scans))
    }
    for (const { id } of waitingUndos(state.book.scans)) {
      keep(withAnswer(state.book.scans, await undoCheckIn(client, { scan_id: id }, { silent: true })))
    }
  }

  async function sync(): Promise<void> {
    if (isSyncing) return
    isSyncing = true
    try {
      await sendScans()
      const fresh = await getDoor(client, { event_date_id: String(door.event_date_id) }, { silent: true })
      keep(state.book.scans, fresh)
      show({ line: 'open' })
    } catch (error) {
      lose(error)
    } finally {
      isSyncing = false
    }
  }

  async function letIn(code: string): Promise<Scan> {
    const known = await judge(state.book.door, state.book.scans, code)
    const scan = newScan(code, known)
    // Written down before anybody is asked, so that nothing is lost.
    keep(withScan(state.book.scans, scan))
    const answer = await ask(scan)
    const told = answer ? { ...scan, isSent: true, verdict: verdictOf(answer, known) } : scan
    show({ last: told })
    keep(withScanInstead(state.book.scans, told))
    return told
  }

  return {
    state: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    /** A code was read or typed; one after the other, so that the second look at a ticket knows of the first. */
    scan(code: string): Promise<Scan> {
      const told = latest.then(() => letIn(code))
      latest = told.catch(() => undefined)
      return told
    },
    /** Whoever was let in by mistake can come again. */
    undo(scan: Scan): Promise<void> {
      keep(withScanInstead(state.book.scans, { ...scan, isUndone: true }))
      return sync()
    },
    sync,
  }
}

const newScan = (code: string, verdict: Verdict): Scan => ({
  id: crypto.randomUUID(),
  code,
  scannedAt: new Date().toISOString(),
  verdict,
  isSent: false,
  isUndone: false,
  isUndoSent: false,
})

const bodyOf = ({ id, code, scannedAt }: Scan) => ({ scan_id: id, code: code.slice(0, 500), scanned_at: scannedAt })

const isStranger = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status)
