'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { PreviewLink } from './preview-link.tsx'

/** After the page is usable, so that it shares the line with nothing. */
const AHEAD_MS = 2000

/** A link that is likely to be opened: its page is prefetched while it is on the screen, unless the line is slow or data are saved. */
export function AheadLink(props: ComponentProps<typeof PreviewLink>) {
  const [isAhead, setIsAhead] = useState(false)
  useEffect(() => {
    // Set by the script of the theme.
    if (document.documentElement.dataset['line'] === 'slow') return
    const timer = setTimeout(() => setIsAhead(true), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return <PreviewLink {...props} ahead={isAhead} />
}
