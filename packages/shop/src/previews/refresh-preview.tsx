'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What the back office sends after it has saved a draft. */
const REFRESH = 'refresh-preview'

/** Reads the draft again when the back office says so, whose frame the page is in; what is scrolled to stays in view. */
export function RefreshPreview({ origin }: { origin: string }) {
  const router = useRouter()
  useEffect(() => {
    const hear = (message: MessageEvent) => {
      if (message.origin === origin && message.data === REFRESH) router.refresh()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [router, origin])
  return null
}
