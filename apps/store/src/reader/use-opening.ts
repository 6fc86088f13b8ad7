'use client'

import type { Language } from '@dabali/domain'
import { lastingClient } from '@dabali/shop/lasting-client'
import { useEffect, useState } from 'react'
import { nothingYet, type Progress } from './file/download-file.ts'
import { type Failure, failureOf, type OpenedBook, openSource, renewKept, type Source } from './file/open-source.ts'

type Opening = { progress?: Progress | undefined; opened?: OpenedBook; failure?: Failure }

/** Brings a book; after a lost line it goes on with what has come, as soon as it is asked to or the line is back. */
export function useOpening(source: Source, { language, keeps }: { language: Language; keeps: boolean }) {
  const [opening, setOpening] = useState<Opening>({})
  const [tried, setTried] = useState(0)
  const [part] = useState(nothingYet)
  const [client] = useState(() => lastingClient(language))

  useEffect(() => {
    const away = new AbortController()
    const { signal } = away
    const tell = (progress: Progress) => !signal.aborted && setOpening({ progress })
    openSource(source, { client, part, tell, signal, keeps })
      .then(async (opened) => {
        if (signal.aborted) return
        setOpening({ opened })
        if (source.kind !== 'own' || !opened.isKept) return
        const failure = await renewKept(client, source.id, opened.file.version)
        if (failure && !signal.aborted) setOpening({ failure })
      })
      .catch((error: unknown) => !signal.aborted && setOpening({ failure: failureOf(error) }))
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
