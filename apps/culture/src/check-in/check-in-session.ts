import {
  ApiError,
  type CheckIn,
  type CheckInList,
  type Client,
  checkIn,
  checkInMany,
  getCheckInList,
  newId,
  undoCheckIn,
} from '@dabali/api-client'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  type Scan,
  type ScanLog,
  unsentScans,
  unsentUndos,
  type Verdict,
  verifyTicket,
  withAnswer,
  withFirstAnswer,
  withScan,
  withUndo,
} from './verify-ticket.ts'

/** After this time without an answer the local list decides. */
const TIMEOUT_MILLISECONDS = 2500
const BATCH_SIZE = 100

/** The connection to the API: online, offline, or not logged in as staff. */
type Connection = 'open' | 'closed' | 'unauthorized'

type CheckInState = {
  log: ScanLog
  connection: Connection
  last: Scan | undefined
  /** What was scanned is on this device, and still there when the page is opened again. */
  isSaved: boolean
}

type CheckInOptions = { door: CheckInList; client: Client; storage: CheckInStorage }

/** Checks tickets in: by the API while it answers, by the local list while it does not. */
export function checkInSession({ door, client, storage }: CheckInOptions) {
  let state: CheckInState = { log: { door, scans: [] }, connection: 'open', last: undefined, isSaved: true }
  let syncing: Promise<void> | undefined
  let isSyncWanted = false
  /** What storage holds, as far as is known; the rest is written with the next change. */
  let saved: { list: CheckInList | undefined; scans: readonly Scan[] } = { list: undefined, scans: [] }
  let saving: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  const loaded = load()
  let latest: Promise<unknown> = loaded

  function show(next: Partial<CheckInState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  function keep(scans: readonly Scan[], list: CheckInList = state.log.door): Promise<void> {
    const log = { door: list, scans }
    const last = scans.find(({ id }) => id === state.last?.id) ?? state.last
    show({ log, last })
    saving = saving.then(save)
    return saving
  }
  const lose = (error: unknown) => show({ connection: isUnauthorized(error) ? 'unauthorized' : 'closed' })

  /** The list as the page brought it, or the newer one that this device has; with what was scanned here. */
  async function load() {
    try {
      saved = await storage.load()
      const { list, scans } = saved
      show({ log: { door: list && list.at > door.at ? list : door, scans } })
    } catch {
      show({ isSaved: false })
    }
  }

  async function save() {
    const { log } = state
    const known = new Set(saved.scans)
    const left = new Set(log.scans.map(({ id }) => id))
    try {
      await storage.save({
        ...(log.door !== saved.list && { list: log.door }),
        changed: log.scans.filter((scan) => !known.has(scan)),
        removed: saved.scans.filter(({ id }) => !left.has(id)).map(({ id }) => id),
      })
      saved = { list: log.door, scans: log.scans }
      if (!state.isSaved) show({ isSaved: true })
    } catch {
      show({ isSaved: false })
    }
  }

  async function ask(scan: Scan): Promise<CheckIn | undefined> {
    if (!navigator.onLine) {
      show({ connection: 'closed' })
      return undefined
    }
    const body = { ...bodyOf(scan), event_date_id: door.event_date_id }
    try {
      const answer = await checkIn(client, body, { silent: true, timeoutMilliseconds: TIMEOUT_MILLISECONDS })
      show({ connection: 'open' })
      return answer
    } catch (error) {
      lose(error)
      return undefined
    }
  }

  async function sendScans() {
    for (let sent = unsentScans(state.log.scans); sent.length > 0; sent = unsentScans(state.log.scans)) {
      const scans = sent.slice(0, BATCH_SIZE).map(bodyOf)
      const { results } = await checkInMany(client, { event_date_id: door.event_date_id, scans }, { silent: true })
      keep(results.reduce<readonly Scan[]>(withAnswer, state.log.scans))
    }
    for (const { id } of unsentUndos(state.log.scans)) {
      const answer = await undoCheckIn(client, { scan_id: id }, { silent: true })
      keep(withAnswer(state.log.scans, answer))
    }
  }

  async function syncOnce(): Promise<void> {
    try {
      await sendScans()
      const fresh = await getCheckInList(client, { event_date_id: String(door.event_date_id) }, { silent: true })
      keep(state.log.scans, fresh)
      show({ connection: 'open' })
    } catch (error) {
      lose(error)
    }
  }

  /** What is asked for while it runs may have come too late for it, and is done right after. */
  function sync(): Promise<void> {
    isSyncWanted = true
    syncing ??= syncWhileWanted().finally(() => {
      syncing = undefined
    })
    return syncing
  }
  async function syncWhileWanted() {
    await loaded
    while (isSyncWanted) {
      isSyncWanted = false
      await syncOnce()
    }
    await saving
  }

  async function letIn(code: string): Promise<Scan> {
    const known = await verifyTicket(state.log.door, state.log.scans, code)
    const scan = newScan(code, known)
    // Written down before anybody is asked, so that nothing is lost.
    keep(withScan(state.log.scans, scan))
    const answer = await ask(scan)
    const scans = answer ? withFirstAnswer(state.log.scans, answer) : state.log.scans
    const result = scans.find(({ id }) => id === scan.id) ?? scan
    show({ last: result })
    await keep(scans)
    return result
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A code was read or typed; one after the other, so that the second look at a ticket knows of the first. */
    scan(code: string): Promise<Scan> {
      const result = latest.then(() => letIn(code))
      latest = result.catch(() => undefined)
      return result
    },
    /** Whoever was let in by mistake can come again. */
    undo({ id }: Scan): Promise<void> {
      keep(withUndo(state.log.scans, id))
      return sync()
    },
    sync,
  }
}

const newScan = (code: string, verdict: Verdict): Scan => ({
  id: newId(),
  code,
  scannedAt: new Date().toISOString(),
  verdict,
  isSent: false,
  isUndone: false,
  isUndoSent: false,
})

const bodyOf = ({ id, code, scannedAt }: Scan) => ({ scan_id: id, code: code.slice(0, 500), scanned_at: scannedAt })

const isUnauthorized = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status)

/** What changed since the last time; the scans of a hall are too many to be written again for each of them. */
export type CheckInChanges = { list?: CheckInList; changed: readonly Scan[]; removed: readonly string[] }

/** Where a device keeps the list of one event date and what was scanned here. Both reject where that fails. */
export type CheckInStorage = {
  load: () => Promise<{ list: CheckInList | undefined; scans: Scan[] }>
  save: (changes: CheckInChanges) => Promise<void>
}

type StoredScan = Scan & { eventDateId: number }
type CheckInDatabase = DBSchema & {
  lists: { key: number; value: CheckInList }
  scans: { key: string; value: StoredScan; indexes: { byEventDate: number } }
}

const DATABASE = 'check-in'

export function checkInStorage(eventDateId: number): CheckInStorage {
  let opened: Promise<IDBPDatabase<CheckInDatabase>> | undefined

  /** A database that could not be opened is tried again with the next scan. */
  function open() {
    opened ??= openDB<CheckInDatabase>(DATABASE, 1, {
      upgrade(database) {
        database.createObjectStore('lists', { keyPath: 'event_date_id' })
        database.createObjectStore('scans', { keyPath: 'id' }).createIndex('byEventDate', 'eventDateId')
      },
      terminated: () => {
        opened = undefined
      },
    }).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async load() {
      const database = await open()
      const [list, stored] = await Promise.all([
        database.get('lists', eventDateId),
        database.getAllFromIndex('scans', 'byEventDate', eventDateId),
      ])
      const scans = stored.map(({ eventDateId: _, ...scan }) => scan)
      return { list, scans: scans.sort((one, other) => other.scannedAt.localeCompare(one.scannedAt)) }
    },
    async save({ list, changed, removed }) {
      const transaction = (await open()).transaction(['lists', 'scans'], 'readwrite')
      const scans = transaction.objectStore('scans')
      await Promise.all([
        list && transaction.objectStore('lists').put(list),
        ...changed.map((scan) => scans.put({ ...scan, eventDateId })),
        ...removed.map((id) => scans.delete(id)),
        transaction.done,
      ])
    },
  }
}
