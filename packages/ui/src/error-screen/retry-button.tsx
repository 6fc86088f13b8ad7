// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { Button } from '../button/button.tsx'

const REFRESH_INTERVAL_MS = 10_000

/** Refreshes the page in place: on click, when the browser is online again, and every ten seconds. */
export function RetryButton({ text }: { text: string }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') startTransition(() => router.refresh())
    }
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS)
    addEventListener('online', refresh)
    return () => {
      clearInterval(timer)
      removeEventListener('online', refresh)
    }
  }, [router])

  return (
    <Button kind="plain" pending={pending} onClick={() => startTransition(() => router.refresh())}>
      {text}
    </Button>
  )
}
