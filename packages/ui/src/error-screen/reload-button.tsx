'use client'

import { useEffect } from 'react'
import { Button } from '../button/button.tsx'

const LOOK_AGAIN_AFTER_MS = 5000

const reload = () => location.reload()

/** Asks for the address in the bar once more, and does so by itself when the line is back or seems to be there. */
export function ReloadButton({ text }: { text: string }) {
  useEffect(() => {
    addEventListener('online', reload)
    // The browser knows of a line, and still nothing came over it.
    const timer = setInterval(() => navigator.onLine && reload(), LOOK_AGAIN_AFTER_MS)
    return () => {
      removeEventListener('online', reload)
      clearInterval(timer)
    }
  }, [])
  return (
    <Button kind="main" onClick={reload}>
      {text}
    </Button>
  )
}
