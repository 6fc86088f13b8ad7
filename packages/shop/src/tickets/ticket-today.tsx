// On every page of the culture site: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { type Language, localPath } from '@dabali/domain'
import { useEffect, useState } from 'react'
import { selectStoreData, useClient, useShopSelector } from '../store/store.ts'

const STORAGE_KEY = 'ticket-today'
/** Kathmandu has one time all year. */
const KATHMANDU_MS = 20_700_000

type Saved = { day: string; token: string; path: string }

const kathmanduToday = () => new Date(Date.now() + KATHMANDU_MS).toISOString().slice(0, 10)

/** The path that was found today for this login, empty when there was none; undefined when nobody has looked yet. */
function savedPath(token: string): string | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Saved>
    return saved.day === kathmanduToday() && saved.token === token ? saved.path : undefined
  } catch {
    // Where nothing can be saved, each page would ask again.
    return ''
  }
}

const save = (saved: Saved) => localStorage.setItem(STORAGE_KEY, JSON.stringify(saved))

export type TicketTodayProps = { language: Language; text: string; className: string | undefined }

/** On the day of an event, a link to the visitor's ticket. It asks once a day, and never for visitors without a login. */
export function TicketToday({ language, text, className }: TicketTodayProps) {
  const token = useShopSelector((state) => selectStoreData(state).token)
  const client = useClient()
  const [path, setPath] = useState('')
  useEffect(() => {
    let isGone = false
    const show = (found: string) => !isGone && setPath(found)
    const known = token ? savedPath(token) : ''
    if (known !== undefined) show(known)
    else if (token) {
      const day = kathmanduToday()
      import('./find-ticket-today.ts')
        .then(({ findTicketToday }) => findTicketToday(client, day))
        .then((found) => {
          save({ day, token, path: found })
          show(found)
        })
        // Offline or logged out elsewhere: the next page tries again.
        .catch(() => undefined)
    }
    return () => {
      isGone = true
    }
  }, [client, token])
  if (path === '') return null
  return (
    // A full page load: the server checks the session.
    <a className={className} href={localPath(language, path)}>
      {text}
    </a>
  )
}

/** On pages that show tickets, which may have changed since: the next page looks again. */
export function ForgetTicketToday() {
  useEffect(() => {
    try {
      localStorage.removeItem(STORAGE_KEY)
    } catch {
      // Forbidden: then nothing was saved.
    }
  }, [])
  return null
}
