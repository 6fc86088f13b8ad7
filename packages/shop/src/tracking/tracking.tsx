'use client'

import type { Language } from '@dabali/domain'
import { type ComponentType, useEffect, useState } from 'react'
import type { Messages } from '../i18n/translator.ts'
import { askForConsent, isConsentKey, loadConsent, onConsentQuestion, refusesTracking, setPixel } from './consent.ts'
import styles from './consent-button.module.css'
import type { ConsentNoticeProps, ConsentTextKey } from './consent-notice.tsx'

/** Opens the question again, for a visitor who wants to answer otherwise. */
export function ConsentButton({ text }: { text: string }) {
  return (
    <button type="button" className={styles.button} onClick={askForConsent}>
      {text}
    </button>
  )
}

type TrackingProps = {
  /** Where conversions are reported to. */
  pixelUrl: string
  texts: Messages<ConsentTextKey>
  language: Language
  /** Where more is said about it. */
  privacyHref: string
}

/** Asks once whether purchases may be reported, and knows the answer. Mounted once on a page, and only where a pixel is. */
export function Tracking({ pixelUrl, ...props }: TrackingProps) {
  const [isAsking, setAsking] = useState(false)
  const [part, setPart] = useState<{ ConsentNotice: ComponentType<ConsentNoticeProps> }>()

  useEffect(() => {
    const update = () => {
      const consent = loadConsent()
      setPixel({ url: pixelUrl, consent })
      setAsking(consent === undefined && !refusesTracking())
    }
    const follow = ({ key }: StorageEvent) => {
      if (isConsentKey(key)) update()
    }
    update()
    addEventListener('storage', follow)
    const unsubscribe = onConsentQuestion(() => setAsking(true))
    return () => {
      removeEventListener('storage', follow)
      unsubscribe()
    }
  }, [pixelUrl])

  useEffect(() => {
    // Who never answers is asked on the next page: without its words nothing is reported.
    if (isAsking) import('./consent-notice.tsx').then(setPart, () => undefined)
  }, [isAsking])

  if (!isAsking || !part) return null
  const answered = () => {
    setPixel({ url: pixelUrl, consent: loadConsent() })
    setAsking(false)
  }
  return <part.ConsentNotice {...props} onAnswered={answered} />
}
