// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import type { Route } from 'next'
import Link from 'next/link'
import { type ComponentProps, useRef, useState } from 'react'
import { savesData } from '../saves-data/saves-data.ts'
import { showNextPageFrame } from './next-page-frame.ts'

type IntentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string; scroll?: boolean }

/**
 * A link that prefetches its page on hover, focus or touch, unless the visitor saves data. In a card it shows the frame of its
 * page while that is not there yet.
 */
export function IntentLink({ href, children, onPointerEnter, onFocus, onTouchStart, ...rest }: IntentLinkProps) {
  const [shouldPrefetch, setShouldPrefetch] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const prefetchPage = () => {
    if (!savesData()) setShouldPrefetch(true)
  }
  return (
    <Link
      {...rest}
      ref={link}
      onNavigate={() => link.current && showNextPageFrame(link.current)}
      // Typed routes contain `/[locale]/…`; the typed paths of each site have no locale.
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
