'use client'

import type { CheckInList } from '@dabali/api-client'
import { useClient } from '@dabali/shop/use-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { checkInSession } from './check-in-session.ts'
import { checkInStorage } from './check-in-storage.ts'

const SYNC_MILLISECONDS = 20_000

/** The door of one night on this device, which asks the house again as soon as there is a line. */
export function useDoor(door: CheckInList) {
  const client = useClient()
  const [keeper] = useState(() => checkInSession({ door, client, storage: checkInStorage(door.event_date_id) }))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)

  useEffect(() => {
    keeper.sync()
    const timer = setInterval(keeper.sync, SYNC_MILLISECONDS)
    addEventListener('online', keeper.sync)
    return () => {
      clearInterval(timer)
      removeEventListener('online', keeper.sync)
    }
  }, [keeper])

  return { ...state, scan: keeper.scan, undo: keeper.undo }
}
