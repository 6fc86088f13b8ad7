import { useSyncExternalStore } from 'react'

function onLine(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the browser believes to have a line. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onLine,
    () => navigator.onLine,
    () => true,
  )
