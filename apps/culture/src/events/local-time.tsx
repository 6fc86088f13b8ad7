'use client'

import type { Language } from '@dabali/domain'
import { useEffect, useState } from 'react'

/** Minutes that the clocks of Nepal are ahead. */
const NEPAL_MINUTES = 345

type LocalTimeProps = {
  moment: string
  language: Language
  /** The text where the local time is that of Nepal, and before it is known. */
  here: string
  /** The same for elsewhere, with `{date}` and `{place}`. */
  there: string
}

/** The start in the time zone of the visitor. The formatting code is loaded only outside of Nepal. */
export function LocalTime({ moment, language, here, there }: LocalTimeProps) {
  const [shown, setShown] = useState(here)
  useEffect(() => {
    if (new Date(moment).getTimezoneOffset() === -NEPAL_MINUTES) return
    import('./format-local-time.ts')
      .then(({ formatLocalTime }) => setShown(formatLocalTime(moment, language, there)))
      .catch(() => undefined)
  }, [moment, language, there])
  return <span>{shown}</span>
}
