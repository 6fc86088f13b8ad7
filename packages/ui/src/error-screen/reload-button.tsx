'use client'

import { useEffect } from 'react'
import { Button } from '../button/button.tsx'

const reload = () => location.reload()

/** Asks for the address in the bar once more, and does so by itself when the line is back. */
export function ReloadButton({ text }: { text: string }) {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <Button kind="main" onClick={reload}>
      {text}
    </Button>
  )
}
