// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useTransition } from 'react'
import { Button } from '../button/button.tsx'

const REFRESH_INTERVAL_MS = 10_000

/** Refreshes the page in place: on click, when the browser is online again, and every ten seconds. */
export function RetryButton({ text }: { text: string }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  const refresh = useCallback(() => {
    startTransition(async () => {
      if (await isAvailable()) startTransition(() => router.refresh())
    })
  }, [router])

  useEffect(() => {
    const refreshVisible = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(refreshVisible, REFRESH_INTERVAL_MS)
    addEventListener('online', refreshVisible)
    return () => {
      clearInterval(timer)
      removeEventListener('online', refreshVisible)
    }
  }, [refresh])

  return (
    <Button kind="plain" pending={pending} onClick={refresh}>
      {text}
    </Button>
  )
}

/** Next reloads the whole document when a refresh is answered with an error. */
const isAvailable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
