'use client'

import { guardRoute, readStoreData, STORE_DATA_COOKIE } from '@dabali/domain'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type AccessTable, accessOf } from './routing.ts'

type ClientGuardProps = {
  access: AccessTable
  /** The window event for a login or logout. */
  changedBy: string
}

/**
 * Checks access on client-side navigation, restored pages and history navigation.
 * A refused page is reloaded, so that the server redirects.
 */
export function ClientGuard({ access, changedBy }: ClientGuardProps) {
  const path = usePathname()
  const guarded = useRef(path)

  // Before paint. The first page was checked by the server.
  useLayoutEffect(() => {
    if (guarded.current === path) return
    guarded.current = path
    reloadIfRefused(access)
  }, [path, access])

  useEffect(() => {
    const look = () => reloadIfRefused(access)
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    addEventListener('pageshow', lookAgain)
    addEventListener(changedBy, look)
    // A form that hydrated earlier may have ended the login meanwhile.
    look()
    return () => {
      removeEventListener('pageshow', lookAgain)
      removeEventListener(changedBy, look)
    }
  }, [access, changedBy])
  return null
}

function reloadIfRefused(access: AccessTable) {
  const { pathname, search } = location
  const verdict = guardRoute({
    path: pathname + search,
    storeData: readStoreData(storeDataCookie()),
    access: accessOf(access, pathname),
  })
  if (!verdict.allowed) location.reload()
}

function storeDataCookie() {
  const own = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${STORE_DATA_COOKIE}=`))
  return own?.slice(STORE_DATA_COOKIE.length + 1)
}
