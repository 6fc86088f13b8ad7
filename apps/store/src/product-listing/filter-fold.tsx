// On every list: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FilterSheetProps } from './filter-sheet.tsx'

/** Not state: the filtered list is another page, with a summary of its own. */
let isLeftBySheet = false

type FilterFoldProps = Omit<FilterSheetProps, 'onClose'> & { className: string; text: string }

/** The summary of the folded filters. With scripts it opens them as a sheet, which the back button closes. */
export function FilterFold({ className, text, ...filters }: FilterFoldProps) {
  const summary = useRef<HTMLElement>(null)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>()
  useEffect(() => {
    if (isLeftBySheet) summary.current?.focus({ preventScroll: true })
    isLeftBySheet = false
  }, [])
  const isOpening = useRef(false)
  // Kept from render to render, as the sheet listens with it.
  const [close] = useState(() => (isLeft: boolean) => {
    isLeftBySheet = isLeft
    isOpening.current = false
    setSheet(undefined)
  })
  const press = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    // Wider screens have the filters beside the list.
    if (details.open || matchMedia('(min-width: 62rem)').matches) return
    event.preventDefault()
    if (isOpening.current) return
    isOpening.current = true
    import('./filter-sheet.tsx').then(
      ({ FilterSheet }) => {
        history.pushState(null, '', '#filters')
        setSheet(() => FilterSheet)
      },
      () => {
        isOpening.current = false
        details.open = true
      },
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary ref={summary} className={className} onClick={press}>
        {text}
      </summary>
      {Sheet && <Sheet {...filters} onClose={close} />}
    </>
  )
}
