'use client'

import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FilterSheetProps } from './filter-sheet.tsx'

const FILTERS_HASH = '#filters'
/** Wider screens have the filters beside the list. */
const NARROW = '(max-width: 61.99rem)'

type SheetPart = { FilterSheet: ComponentType<FilterSheetProps> }

const loadSheet = () => import('./filter-sheet.tsx')

/** Not state: the filtered list is another page, with a summary of its own. */
let isLeftBySheet = false

type FilterFoldProps = Omit<FilterSheetProps, 'onClose' | 'onShow'> & { className: string; text: string }

/** The summary of the folded filters. With scripts it opens them as a sheet, which the back button closes. */
export function FilterFold({ className, text, ...filters }: FilterFoldProps) {
  const summary = useRef<HTMLElement>(null)
  const isOwnEntry = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const [part, setPart] = useState<SheetPart>()

  useEffect(() => {
    const follow = () => {
      const isAsked = location.hash === FILTERS_HASH && matchMedia(NARROW).matches
      if (!isAsked) isOwnEntry.current = false
      setOpen(isAsked)
      if (isAsked) loadSheet().then(setPart, () => setOpen(false))
    }
    follow()
    if (isLeftBySheet) summary.current?.focus({ preventScroll: true })
    isLeftBySheet = false
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const press = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    if (details.open || !matchMedia(NARROW).matches) return
    event.preventDefault()
    const open = (loaded: SheetPart) => {
      setPart(loaded)
      history.pushState(null, '', FILTERS_HASH)
      isOwnEntry.current = true
      setOpen(true)
    }
    loadSheet().then(open, () => {
      details.open = true
    })
  }
  const close = () => {
    setOpen(false)
    if (isOwnEntry.current) history.back()
    else history.replaceState(null, '', location.pathname + location.search)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary
        ref={summary}
        className={className}
        onClick={press}
        onPointerDown={() => loadSheet().catch(() => undefined)}
      >
        {text}
      </summary>
      {isOpen && part && (
        <part.FilterSheet
          {...filters}
          onClose={close}
          onShow={() => {
            setOpen(false)
            isLeftBySheet = true
          }}
        />
      )}
    </>
  )
}
