'use client'

import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { useId } from 'react'
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
  const answer = (consent: Consent) => () => {
    saveConsent(consent)
    onAnswered()
  }
  return (
    <section className={styles.notice} aria-labelledby={id}>
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
          <Button kind="plain" onClick={onAnswered}>
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
