'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** The link that was followed is gone with its page, and the focus with it: it goes on where the new page begins. */
export function FocusAfterNavigation() {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    // Whatever has taken the focus meanwhile keeps it, and so does a place inside the page that the address names.
    if (document.activeElement === document.body && !location.hash) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [path])
  return null
}
