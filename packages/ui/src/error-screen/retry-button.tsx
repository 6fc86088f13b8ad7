'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { Button } from '../button/button.tsx'

const ASKED_AGAIN_AFTER_MS = 10_000

/** Makes the page once more without leaving it: when it is pressed, when the line is back, and every ten seconds. */
export function RetryButton({ text }: { text: string }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible') startTransition(() => router.refresh())
    }
    const timer = setInterval(askAgain, ASKED_AGAIN_AFTER_MS)
    addEventListener('online', askAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', askAgain)
    }
  }, [router])

  return (
    <Button kind="plain" pending={pending} onClick={() => startTransition(() => router.refresh())}>
      {text}
    </Button>
  )
}
