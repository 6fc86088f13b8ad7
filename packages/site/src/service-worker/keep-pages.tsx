'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Has the pages that one sees kept on the device, so that they open again without a line. */
export function KeepPages() {
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
    const isDocument = first.current === undefined && navigator.serviceWorker.controller !== null
    first.current = path
    // A document has passed the worker by itself; a page that came without one is kept where bytes are cheap.
    if (isDocument || isSparing()) return
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

function isSparing() {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
