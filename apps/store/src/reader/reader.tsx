'use client'

import { useState } from 'react'
import { keepsBook } from './file/keeps-book.ts'
import { OpenReader } from './open-reader.tsx'
import { ReaderBones } from './reader-bones.tsx'
import type { ReaderBook } from './reader-book.ts'
import { ReaderFailed } from './reader-failed.tsx'
import { useOpening } from './use-opening.ts'

/** A book, from the first byte to the last page. */
export function Reader({ book }: { book: ReaderBook }) {
  const [source] = useState(book.source)
  const [keeps] = useState(() => keepsBook(localStorage, book.name))
  const { opened, failure, progress, client, retry } = useOpening(source, { language: book.language, keeps })
  if (failure) return <ReaderFailed book={book} failure={failure} onRetry={retry} />
  if (!opened) return <ReaderBones book={book} progress={progress} />
  return <OpenReader book={book} opened={opened} client={client} />
}
