'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { savesData } from '../saves-data/saves-data.ts'

type IntentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/** A link that fetches its page when the visitor means to follow it, and not on a line where bytes are counted. */
export function IntentLink({ href, children, onPointerEnter, onFocus, onTouchStart, ...rest }: IntentLinkProps) {
  const [shouldPrefetch, setShouldPrefetch] = useState(false)
  const prefetchPage = () => {
    if (!savesData()) setShouldPrefetch(true)
  }
  return (
    <Link
      {...rest}
      // The typed routes know `/[locale]/…` alone, and paths come without it from one typed file of each site.
      href={href as Route}
      prefetch={shouldPrefetch}
      onPointerEnter={(event) => {
        prefetchPage()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetchPage()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        prefetchPage()
        onTouchStart?.(event)
      }}
    >
      {children}
    </Link>
  )
}
