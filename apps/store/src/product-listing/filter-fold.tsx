// On every list: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { type ComponentType, type MouseEvent, useState } from 'react'
import type { FilterSheetProps } from './filter-sheet.tsx'

type FilterFoldProps = Omit<FilterSheetProps, 'onClose'> & { className: string; text: string }

/** The summary of the folded filters. With scripts it opens them as a sheet. */
export function FilterFold({ className, text, ...filters }: FilterFoldProps) {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>()
  const press = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    // Wider screens have the filters beside the list.
    if (details.open || matchMedia('(min-width: 62rem)').matches) return
    event.preventDefault()
    import('./filter-sheet.tsx').then(
      ({ FilterSheet }) => setSheet(() => FilterSheet),
      () => {
        details.open = true
      },
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary data-filters className={className} onClick={press}>
        {text}
      </summary>
      {Sheet && <Sheet {...filters} onClose={() => setSheet(undefined)} />}
    </>
  )
}
