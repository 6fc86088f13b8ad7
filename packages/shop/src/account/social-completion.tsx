'use client'

import { ApiError, completeSocialLogin } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { ErrorScreen } from '@dabali/ui/error-screen'
import type { ErrorScreenTexts } from '@dabali/ui/failed-screen'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { LOGIN_PATH } from '../paths.ts'
import { useClient } from '../store/store.ts'
import type { AccountMessages } from './account-messages.ts'
import { applyLogin } from './login-flow.ts'
import styles from './minimal-layout.module.css'
import { loadStoreData, saveStoreData } from './store-data-storage.ts'

type SocialCompletionProps = {
  /** The parameters of the provider's callback. */
  returned: { provider: string; code: string; state: string; iss?: string }
  texts: AccountMessages
  /** The texts of the error screen; the API's error is its message. */
  errorTexts: Pick<ErrorScreenTexts, 'headings' | 'home' | 'homeHref'>
  language: Language
  /** The form that does the same without scripts. */
  form: ReactNode
}

/** Completes the login and replaces the history entry, so that going back does not repeat it. */
export function SocialCompletion({ returned, texts, errorTexts, language, form }: SocialCompletionProps) {
  const t = createTranslator(texts, language)
  const client = useClient()
  const hasStarted = useRef(false)
  const [refusal, setRefusal] = useState<string>()
  const [isRunning, setRunning] = useState(false)

  useEffect(() => {
    // The code can be used once.
    if (hasStarted.current) return
    hasStarted.current = true
    setRunning(true)
    completeSocialLogin(client, returned, { silent: true }).then(
      (login) => {
        const { storeData, next } = applyLogin(loadStoreData(), login)
        saveStoreData(storeData)
        location.replace(next)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setRefusal(error.text === undefined ? error.toast : t('problemUnavailable'))
      },
    )
  }, [client, returned, t])

  if (refusal !== undefined) {
    return (
      <ErrorScreen
        headings={errorTexts.headings}
        message={refusal}
        home={{ href: errorTexts.homeHref, text: errorTexts.home }}
      >
        <a className={buttonClasses({ kind: 'plain' })} href={localPath(language, LOGIN_PATH)}>
          {t('socialBack')}
        </a>
      </ErrorScreen>
    )
  }
  return (
    <div className="page">
      <div className={styles.column}>
        <h1 className={styles.heading}>{t('socialTitle')}</h1>
        <p role="status">{isRunning ? t('socialLoggingIn') : t('socialText')}</p>
        <div hidden={isRunning}>{form}</div>
      </div>
    </div>
  )
}
