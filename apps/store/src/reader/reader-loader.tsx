'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ReaderBook } from './reader-book.ts'
import { ReaderFailed, ReaderSkeleton } from './reader-frame.tsx'

/** Loads the reader on demand. */
export function ReaderLoader({ book }: { book: ReaderBook }) {
  const [Part, setPart] = useState<ComponentType<{ book: ReaderBook }>>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLost) return
    import('./reader.tsx').then(
      ({ Reader }) => setPart(() => Reader),
      () => setLost(true),
    )
  }, [isLost])
  if (isLost) return <ReaderFailed book={book} failure="lost" onRetry={() => setLost(false)} />
  return Part ? <Part book={book} /> : <ReaderSkeleton book={book} />
}
