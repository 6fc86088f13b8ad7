'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { type FocusEvent, useId, useRef } from 'react'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import { type Consent, refusesTracking, saveConsent } from './consent.ts'
import styles from './consent-notice.module.css'

export type ConsentTextKey =
  | 'heading'
  | 'question'
  | 'ifDeclined'
  | 'browserRefuses'
  | 'allow'
  | 'refuse'
  | 'close'
  | 'privacy'

export type ConsentNoticeProps = {
  texts: Messages<ConsentTextKey>
  language: Language
  privacyHref: string
  onAnswered: () => void
}

/** The consent question. It does not block the page, and both answers are equal. */
export function ConsentNotice({ texts, language, privacyHref, onAnswered }: ConsentNoticeProps) {
  const t = createTranslator(texts, language)
  const id = useId()
  const isRefused = refusesTracking()
  const focusedBefore = useRef<EventTarget>(null)
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) focusedBefore.current = relatedTarget
  }
  // The pressed button is removed with the notice: the focus goes back to where it came from.
  const close = () => {
    onAnswered()
    const before = focusedBefore.current
    const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main')
    target?.focus({ preventScroll: true })
  }
  const answer = (consent: Consent) => () => {
    saveConsent(consent)
    close()
  }
  return (
    <section className={styles.notice} aria-labelledby={id} onFocus={remember}>
      <div className={styles.text}>
        <h2 className={styles.heading} id={id}>
          {t('heading')}
        </h2>
        {/* Two short paragraphs: one long one would be the largest element of many pages on a phone, and it comes last. */}
        {!isRefused && <p>{t('question')}</p>}{' '}
        <p>
          {t(isRefused ? 'browserRefuses' : 'ifDeclined')} <a href={privacyHref}>{t('privacy')}</a>
        </p>
      </div>
      <div className={styles.answers}>
        {isRefused ? (
          <Button kind="plain" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button kind="plain" onClick={answer('refused')}>
              {t('refuse')}
            </Button>
            <Button kind="plain" onClick={answer('allowed')}>
              {t('allow')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
