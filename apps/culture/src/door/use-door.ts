'use client'

import type { Door } from '@dabali/api-client'
import { useClient } from '@dabali/shop/use-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepDoor } from './keep-door.ts'

const SYNC_MILLISECONDS = 20_000

/** The door of one night on this device, which asks the house again as soon as there is a line. */
export function useDoor(door: Door) {
  const client = useClient()
  const [keeper] = useState(() => keepDoor({ door, client, storage: localStorage }))
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
