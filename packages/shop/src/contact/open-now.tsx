'use client'

import type { Language } from '@dabali/domain'
import { StatusText } from '@dabali/ui/status-text'
import { useEffect, useState } from 'react'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import type en from './messages/en.json'
import { hourText, openingState } from './opening-hours.ts'

type OpenNowProps = { texts: Messages<keyof typeof en>; language: Language; className?: string | undefined }

const A_MINUTE_MS = 60_000

/** Whether the shop is open. Pages are cached, so that only the browser knows the time; its space is there before. */
export function OpenNow({ texts, language, className }: OpenNowProps) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), A_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  if (!now) return <p className={className} />
  const t = createTranslator(texts, language)
  const { state, hour } = openingState(now)
  const time = hourText(hour, language)
  return (
    <p className={className}>
      <StatusText code={state === 'open' ? 's' : null}>{t(state === 'open' ? 'openNow' : 'closedNow')}</StatusText>{' '}
      <span className="quiet">{t(state === 'open' ? 'openUntil' : state, { time })}</span>
    </p>
  )
}
