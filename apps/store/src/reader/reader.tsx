'use client'

import type { Language } from '@dabali/domain'
import { createKeepaliveClient } from '@dabali/shop/keepalive-client'
import { useEffect, useState } from 'react'
import { storesBook } from './file/book-storage.ts'
import { emptyDownload, type Progress } from './file/download-file.ts'
import { type Failure, type OpenedBook, openBookFile, refreshStored, type Source, toFailure } from './file/open-file.ts'
import { OpenReader } from './open-reader.tsx'
import type { ReaderBook } from './reader-book.ts'
import { ReaderFailed, ReaderSkeleton } from './reader-skeleton.tsx'

/** A book, from the first byte to the last page. */
export function Reader({ book }: { book: ReaderBook }) {
  const [source] = useState(book.source)
  const [keeps] = useState(() => storesBook(localStorage, book.name))
  const { opened, failure, progress, client, retry } = useOpenBook(source, { language: book.language, keeps })
  if (failure) return <ReaderFailed book={book} failure={failure} onRetry={retry} />
  if (!opened) return <ReaderSkeleton book={book} progress={progress} />
  return <OpenReader book={book} opened={opened} client={client} />
}

type Opening = { progress?: Progress | undefined; opened?: OpenedBook; failure?: Failure }

/** Downloads a book; resumes a partial download on retry or when the connection is back. */
function useOpenBook(source: Source, { language, keeps }: { language: Language; keeps: boolean }) {
  const [opening, setOpening] = useState<Opening>({})
  const [tried, setTried] = useState(0)
  const [part] = useState(emptyDownload)
  const [client] = useState(() => createKeepaliveClient(language))

  useEffect(() => {
    const away = new AbortController()
    const { signal } = away
    const tell = (progress: Progress) => !signal.aborted && setOpening({ progress })
    openBookFile(source, { client, part, tell, signal, keeps })
      .then(async (opened) => {
        if (signal.aborted) return
        setOpening({ opened })
        if (source.kind !== 'own' || !opened.isKept) return
        const failure = await refreshStored(client, source.id, opened.file.version)
        if (failure && !signal.aborted) setOpening({ failure })
      })
      .catch((error: unknown) => !signal.aborted && setOpening({ failure: toFailure(error) }))
    return () => away.abort()
    // Another try is one more time, and whether the book is kept is decided once.
  }, [source, client, part, tried])

  const { failure } = opening
  useEffect(() => {
    if (failure !== 'lost') return
    const again = () => setTried((times) => times + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failure])

  return {
    ...opening,
    client,
    retry() {
      setOpening({})
      setTried((times) => times + 1)
    },
  }
}
