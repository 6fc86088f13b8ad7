'use client'

import type { Route } from 'next'
import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState } from 'react'
import { beginNavigation } from '../progress-bar/navigation-progress.ts'

type IntentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/** A page that was fetched beforehand is there at once; the bar still shows that the press was taken. */
const SHORTEST_BAR_MS = 200

/** A link that fetches its page when the visitor means to follow it, and not on a line where bytes are counted. */
export function IntentLink({ href, children, onPointerEnter, onFocus, onTouchStart, ...rest }: IntentLinkProps) {
  const [wanted, setWanted] = useState(false)
  const want = () => {
    if (!savesData()) setWanted(true)
  }
  return (
    <Link
      {...rest}
      // The typed routes know `/[locale]/…` alone, and paths come without it from one typed file of each site.
      href={href as Route}
      prefetch={wanted}
      onPointerEnter={(event) => {
        want()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        want()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        want()
        onTouchStart?.(event)
      }}
      onNavigate={() => {
        setTimeout(beginNavigation(), SHORTEST_BAR_MS)
      }}
    >
      {children}
      <Pending />
    </Link>
  )
}

/** Runs the bar for as long as this link is being followed; a link that leaves the page ends it too. */
function Pending() {
  const { pending } = useLinkStatus()
  useEffect(() => (pending ? beginNavigation() : undefined), [pending])
  return null
}

function savesData() {
  // Not in TypeScript's list of what a navigator has, because only some browsers say it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
