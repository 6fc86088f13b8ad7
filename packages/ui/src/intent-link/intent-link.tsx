// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import type { Route } from 'next'
import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { savesData } from '../saves-data/saves-data.ts'

type IntentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string
  scroll?: boolean
  /** Prefetches its page whenever it is on the screen. */
  ahead?: boolean
}

/** A link that prefetches its page on hover, focus or touch, unless the visitor saves data. */
export function IntentLink({
  href,
  children,
  ahead = false,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: IntentLinkProps) {
  const [shouldPrefetch, setShouldPrefetch] = useState(false)
  const prefetchPage = () => {
    if (!savesData()) setShouldPrefetch(true)
  }
  return (
    <Link
      {...rest}
      // Typed routes contain `/[locale]/…`; the typed paths of each site have no locale.
      href={href as Route}
      prefetch={ahead || shouldPrefetch}
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
