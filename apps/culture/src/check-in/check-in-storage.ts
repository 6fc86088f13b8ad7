import type { CheckInList } from '@dabali/api-client'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Scan } from './scan-log.ts'

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
