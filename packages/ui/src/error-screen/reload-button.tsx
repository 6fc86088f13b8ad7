'use client'

import { useEffect } from 'react'
import { Button } from '../button/button.tsx'

const RETRY_INTERVAL_MS = 5000
const NAVIGATION_GRACE_MS = 20_000

const reload = () => location.reload()
/** At its own address the offline page replaces no other page, so there is nothing to load. */
const isOfflinePage = () => /\/offline\/?$/.test(location.pathname)

/** Reloads the page on click, when the browser is online again, and periodically while it seems to be online. */
export function ReloadButton({ text }: { text: string }) {
  useEffect(() => {
    if (isOfflinePage()) return
    let leftAt = Number.NEGATIVE_INFINITY
    const leave = () => {
      leftAt = performance.now()
    }
    const stay = () => {
      leftAt = Number.NEGATIVE_INFINITY
    }
    // A navigation may be under way, which takes a while on a slow connection.
    const retry = () => {
      if (performance.now() - leftAt > NAVIGATION_GRACE_MS) reload()
    }
    addEventListener('beforeunload', leave)
    addEventListener('pageshow', stay)
    addEventListener('online', retry)
    // `navigator.onLine` may be true although the connection does not work.
    const timer = setInterval(() => navigator.onLine && retry(), RETRY_INTERVAL_MS)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pageshow', stay)
      removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [])
  return (
    <Button kind="main" onClick={reload}>
      {text}
    </Button>
  )
}
