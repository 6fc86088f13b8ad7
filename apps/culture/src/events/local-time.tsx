'use client'

import type { Language } from '@dabali/domain'
import { useEffect, useState } from 'react'

/** Minutes that the clocks of Nepal are ahead. */
const NEPAL_MINUTES = 345

type LocalTimeProps = {
  moment: string
  language: Language
  /** What is said where the clock is that of Nepal, and before it is known. */
  here: string
  /** The same for elsewhere, with `{date}` and `{place}`. */
  there: string
}

/** When it begins by the clock of whoever looks. What it takes to write that is fetched by those who live elsewhere. */
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
