'use client'

import type { Language } from '@dabali/domain'
import { type ComponentType, useEffect, useState } from 'react'
import type { Messages } from '../i18n/translator.ts'
import { askForConsent, isConsentKey, loadConsent, onConsentQuestion, refusesTracking, setPixel } from './consent.ts'
import styles from './consent-button.module.css'
import type { ConsentNoticeProps, ConsentTextKey } from './consent-notice.tsx'

/** Opens the consent question again. */
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
  /** The privacy page. */
  privacyHref: string
}

/** Asks for consent once and keeps the pixel's state. Mounted once, only with a pixel. */
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
    // Without an answer nothing is reported, and the next page asks again.
    if (isAsking) import('./consent-notice.tsx').then(setPart, () => undefined)
  }, [isAsking])

  if (!isAsking || !part) return null
  const answered = () => {
    setPixel({ url: pixelUrl, consent: loadConsent() })
    setAsking(false)
  }
  return <part.ConsentNotice {...props} onAnswered={answered} />
}
