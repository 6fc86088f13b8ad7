'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Registers the service worker, which caches visited pages for offline use. */
export function ServiceWorkerRegistration() {
  const path = usePathname()
  const first = useRef<string>(undefined)

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const begin = () => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const isKept = first.current === undefined && isFromWorker()
    first.current = path
    // The worker caches the documents that it serves; other pages are cached unless the user saves data.
    if (isKept || isSavingData()) return
    let isOver = false
    navigator.serviceWorker.ready.then(({ active }) => {
      if (!isOver) active?.postMessage({ seen: location.pathname + location.search })
    })
    return () => {
      isOver = true
    }
  }, [path])
  return null
}

/** Whether the worker answered the document: it may have taken control of the page later. */
function isFromWorker() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.workerStart > 0
}

function isSavingData() {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
