'use client'

import { useEffect } from 'react'
import { Button } from '../button/button.tsx'

const LOOK_AGAIN_AFTER_MS = 5000
const LEAVING_TAKES_MS = 20_000

const reload = () => location.reload()

/** Asks for the address in the bar once more, and does so by itself when the line is back or seems to be there. */
export function ReloadButton({ text }: { text: string }) {
  useEffect(() => {
    let leftAt = Number.NEGATIVE_INFINITY
    const leave = () => {
      leftAt = performance.now()
    }
    const comeBack = () => {
      leftAt = Number.NEGATIVE_INFINITY
    }
    // Somebody who has pressed a link is on the way there; on a thin line that takes a while.
    const lookAgain = () => {
      if (performance.now() - leftAt > LEAVING_TAKES_MS) reload()
    }
    addEventListener('beforeunload', leave)
    addEventListener('pageshow', comeBack)
    addEventListener('online', lookAgain)
    // The browser knows of a line, and still nothing came over it.
    const timer = setInterval(() => navigator.onLine && lookAgain(), LOOK_AGAIN_AFTER_MS)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pageshow', comeBack)
      removeEventListener('online', lookAgain)
      clearInterval(timer)
    }
  }, [])
  return (
    <Button kind="main" onClick={reload}>
      {text}
    </Button>
  )
}
