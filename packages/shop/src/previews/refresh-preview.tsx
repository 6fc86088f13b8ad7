'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/** What the back office sends after it has saved a draft. */
const REFRESH = 'refresh-preview'
/** What it hears when the page listens, and when the page shows the draft that it has read again. */
const READY = 'preview-ready'
const READ = 'preview-read'

type RefreshPreviewProps = { origin: string; isShown: boolean }

/** Reads the draft again when the back office says so, whose frame the page is in; what is scrolled to stays in view. */
export function RefreshPreview({ origin, isShown }: RefreshPreviewProps) {
  const router = useRouter()
  const [isReading, startReading] = useTransition()
  const isAsked = useRef(false)
  useEffect(() => {
    const hear = (message: MessageEvent) => {
      if (message.origin !== origin || message.data !== REFRESH) return
      isAsked.current = true
      startReading(() => router.refresh())
    }
    addEventListener('message', hear)
    if (parent !== window) parent.postMessage(READY, origin)
    return () => removeEventListener('message', hear)
  }, [router, origin])
  useEffect(() => {
    if (isReading || !isAsked.current) return
    isAsked.current = false
    // Without an answer the back office loads the page anew.
    if (isShown && parent !== window) parent.postMessage(READ, origin)
  }, [isReading, isShown, origin])
  return null
}
