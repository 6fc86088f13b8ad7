'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'

/** Where a button inside is removed while it has the focus, the first one that is left gets it. */
export function RestoredFocus({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(undefined)
  // After each change of what is inside.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus is.
    <div
      ref={place}
      className={className}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        focused.current = target
      }}
      onBlur={() => {
        focused.current = undefined
      }}
    >
      {children}
    </div>
  )
}
