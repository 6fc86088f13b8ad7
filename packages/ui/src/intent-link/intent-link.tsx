'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type IntentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

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
    >
      {children}
    </Link>
  )
}

function savesData() {
  // Not in TypeScript's list of what a navigator has, because only some browsers say it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
