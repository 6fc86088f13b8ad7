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
import type { Device } from './device.ts'
import {
  isAdmittedHere,
  type Scan,
  type ScanLog,
  unsentScans,
  unsentUndos,
  type Verdict,
  verifyTicket,
  withAnswer,
  withDecision,
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
  /** Whether all scans are in the storage of this device. */
  isSaved: boolean
}

type CheckInOptions = {
  initialList: CheckInList
  client: Client
  storage: CheckInStorage
  /** Read for each scan, since staff can change it. */
  device: () => Device | undefined
}

/** Checks tickets in by the API, or by the local list while it does not answer. */
export function checkInSession({ initialList, client, storage, device }: CheckInOptions) {
  let state: CheckInState = {
    log: { list: initialList, scans: [] },
    connection: 'open',
    last: undefined,
    isSaved: true,
  }
  let syncing: Promise<void> | undefined
  let isSyncWanted = false
  /** The content of the storage; the difference is written with the next change. */
  let saved: { list: CheckInList | undefined; scans: readonly Scan[] } = { list: undefined, scans: [] }
  let saving: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  const loaded = load()
  let latest: Promise<unknown> = loaded

  function show(next: Partial<CheckInState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  function update(scans: readonly Scan[], list: CheckInList = state.log.list): Promise<void> {
    const log = { list, scans }
    const last = scans.find(({ id }) => id === state.last?.id) ?? state.last
    show({ log, last })
    saving = saving.then(save)
    return saving
  }
  const handleError = (error: unknown) => show({ connection: isUnauthorized(error) ? 'unauthorized' : 'closed' })

  /** Loads the scans of this device and its list, where that is newer than the one of the page. */
  async function load() {
    try {
      saved = await storage.load()
      const { list, scans } = saved
      show({ log: { list: list && list.at > initialList.at ? list : initialList, scans } })
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
        ...(log.list !== saved.list && { list: log.list }),
        changed: log.scans.filter((scan) => !known.has(scan)),
        removed: saved.scans.filter(({ id }) => !left.has(id)).map(({ id }) => id),
      })
      saved = { list: log.list, scans: log.scans }
      if (!state.isSaved) show({ isSaved: true })
    } catch {
      show({ isSaved: false })
    }
  }

  async function checkInOnline(scan: Scan): Promise<CheckIn | undefined> {
    if (!navigator.onLine) {
      show({ connection: 'closed' })
      return undefined
    }
    const body = { ...bodyOf(scan), ...named(device()), event_date_id: initialList.event_date_id }
    try {
      const answer = await checkIn(client, body, { silent: true, timeoutMilliseconds: TIMEOUT_MILLISECONDS })
      show({ connection: 'open' })
      return answer
    } catch (error) {
      handleError(error)
      return undefined
    }
  }

  async function sendScans() {
    for (let sent = unsentScans(state.log.scans); sent.length > 0; sent = unsentScans(state.log.scans)) {
      const scans = sent.slice(0, BATCH_SIZE).map(bodyOf)
      const { results } = await checkInMany(
        client,
        { event_date_id: initialList.event_date_id, ...named(device()), scans },
        { silent: true },
      )
      update(results.reduce<readonly Scan[]>(withAnswer, state.log.scans))
    }
    for (const { id } of unsentUndos(state.log.scans)) {
      const answer = await undoCheckIn(client, { scan_id: id }, { silent: true })
      update(withAnswer(state.log.scans, answer))
    }
  }

  async function syncOnce(): Promise<void> {
    try {
      await sendScans()
      const fresh = await getCheckInList(client, { event_date_id: String(initialList.event_date_id) }, { silent: true })
      update(state.log.scans, fresh)
      show({ connection: 'open' })
    } catch (error) {
      handleError(error)
    }
  }

  /** A sync that is requested during another one runs right after it. */
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

  async function admit(code: string): Promise<Scan> {
    const known = await verifyTicket(state.log.list, state.log.scans, code)
    const scan = newScan(code, known, device()?.door ?? '')
    // Saved before the request, so that nothing is lost.
    update(withScan(state.log.scans, scan))
    const answer = await checkInOnline(scan)
    const scans = answer ? withFirstAnswer(state.log.scans, answer) : withDecision(state.log.scans, scan.id)
    const result = scans.find(({ id }) => id === scan.id) ?? scan
    show({ last: result })
    await update(scans)
    return result
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Checks a code that was scanned or typed; in sequence, so that a repeated scan is recognised. */
    scan(code: string): Promise<Scan> {
      const result = latest.then(() => admit(code))
      latest = result.catch(() => undefined)
      return result
    },
    /** Undoes a check-in, so that the ticket is valid again. */
    undo({ id }: Scan): Promise<void> {
      update(withUndo(state.log.scans, id))
      return sync()
    },
    sync,
  }
}

const newScan = (code: string, verdict: Verdict, door: string): Scan => ({
  id: newId(),
  code,
  scannedAt: new Date().toISOString(),
  door,
  verdict,
  isSent: false,
  isUndone: false,
  isUndoSent: false,
})

const bodyOf = (scan: Scan) => ({
  scan_id: scan.id,
  code: scan.code.slice(0, 500),
  scanned_at: scan.scannedAt,
  is_admitted: isAdmittedHere(scan),
  door: scan.door,
})

const named = (device: Device | undefined) => (device ? { device } : {})

const isUnauthorized = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status)

/** The changes since the last save; there are too many scans to write all of them each time. */
export type CheckInChanges = { list?: CheckInList; changed: readonly Scan[]; removed: readonly string[] }

/** The storage for the list and the scans of one event date. Both functions may reject. */
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

  /** Opening is tried again with the next scan after a failure. */
  function open() {
    opened ??= openDB<CheckInDatabase>(DATABASE, 2, {
      upgrade(database, before) {
        // The lists of the first version have no names, and are loaded again. Scans are never dropped.
        if (before === 1) database.deleteObjectStore('lists')
        database.createObjectStore('lists', { keyPath: 'event_date_id' })
        if (before === 0)
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
      await removeOldLists(database)
      const scans = stored.map(({ eventDateId: _, ...scan }) => ({ ...scan, door: scan.door ?? '' }))
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

const TWO_DAYS_MILLISECONDS = 2 * 24 * 60 * 60 * 1000

/** Names of visitors leave the device two days after the event. */
async function removeOldLists(database: IDBPDatabase<CheckInDatabase>) {
  const limit = new Date(Date.now() - TWO_DAYS_MILLISECONDS).toISOString()
  for (const { event_date_id: id, ends_at: end } of await database.getAll('lists'))
    if (end < limit) await database.delete('lists', id)
}
