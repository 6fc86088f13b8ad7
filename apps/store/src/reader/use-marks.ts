'use client'

import type { Locator } from '@dabali/api-client'
import { useState } from 'react'
import { offsetOf } from './place/locator.ts'
import { keepMarks, readMarks, withoutMarks } from './place/marks.ts'
import type { Reading } from './use-reading.ts'

export type Marks = ReturnType<typeof useMarks>

/** The pages that somebody marked, on this device. */
export function useMarks(name: string, { shown, locator, stage }: Reading) {
  const [marks, setMarks] = useState(() => readMarks(localStorage, name))
  const isHere = (mark: Locator) =>
    shown !== undefined &&
    stage !== undefined &&
    mark.href === locator?.href &&
    stage.isOnPage(offsetOf(mark, shown.text))
  const here = marks.filter(isHere)

  function write(next: Locator[]) {
    setMarks(next)
    keepMarks(localStorage, name, next)
  }
  return {
    all: marks,
    isMarked: here.length > 0,
    toggle() {
      if (here.length > 0) write(withoutMarks(marks, here))
      else if (locator) write([...marks, locator])
    },
    takeOff: (mark: Locator) => write(withoutMarks(marks, [mark])),
  }
}
