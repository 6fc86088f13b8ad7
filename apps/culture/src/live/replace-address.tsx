'use client'

import { useEffect } from 'react'

/** Who came in by a link stands where everybody does: the way in stays neither in the address nor in the history. */
export function ReplaceAddress({ path }: { path: string }) {
  useEffect(() => {
    const { pathname, search, hash } = location
    if (pathname.replace(/\/$/, '') !== path) history.replaceState(history.state, '', path + search + hash)
  }, [path])
  return null
}
