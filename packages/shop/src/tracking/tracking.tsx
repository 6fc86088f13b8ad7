'use client'

import { type Language, readLocalPath } from '@dabali/domain'
import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import type { Messages } from '../i18n/translator.ts'
import { CHECK_IN_PATH } from '../paths.ts'
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

/** Whether staff check tickets on the page: the question would cover what they scan with. */
function isCheckIn(pathname: string | null): boolean {
  const { path } = readLocalPath(pathname ?? '/')
  return path === CHECK_IN_PATH || path.startsWith(`${CHECK_IN_PATH}/`)
}

/** Asks for consent once, but not at the check-in, and keeps the pixel's state. Mounted once, only with a pixel. */
export function Tracking({ pixelUrl, ...props }: TrackingProps) {
  const isAtCheckIn = isCheckIn(usePathname())
  const [isAsking, setAsking] = useState(false)
  const [part, setPart] = useState<{ ConsentNotice: ComponentType<ConsentNoticeProps> }>()

  useEffect(() => {
    const update = () => {
      const consent = loadConsent()
      setPixel({ url: pixelUrl, consent })
      setAsking(consent === undefined && !refusesTracking() && !isAtCheckIn)
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
  }, [pixelUrl, isAtCheckIn])

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
