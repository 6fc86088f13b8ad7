'use client'

import type { Language } from '@dabali/domain'
import { deviceMinutes, NEPAL_MINUTES } from '@dabali/ui/time-at-offset'
import { useEffect, useState } from 'react'

type LocalTimeProps = {
  moment: string
  language: Language
  /** The text where the local time is that of Nepal, and before it is known. */
  nepalText: string
  /** The text for other time zones, with `{date}` and `{place}`. */
  localText: string
}

/** The start in the time zone of the visitor. The formatting code is loaded only outside of Nepal. */
export function LocalTime({ moment, language, nepalText, localText }: LocalTimeProps) {
  const [shown, setShown] = useState(nepalText)
  useEffect(() => {
    if (deviceMinutes(Date.parse(moment)) === NEPAL_MINUTES) return
    import('./format-local-time.ts')
      .then(({ formatLocalTime }) => setShown(formatLocalTime(moment, language, localText)))
      .catch(() => undefined)
  }, [moment, language, localText])
  return <span>{shown}</span>
}
