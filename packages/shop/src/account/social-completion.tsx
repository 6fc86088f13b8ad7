'use client'

import { ApiError, completeSocialLogin } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button-classes'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LOGIN_PATH } from '../paths.ts'
import { useClient } from '../store/use-client.ts'
import { talk } from '../texts/talk.ts'
import type { AccountTexts } from './account-texts.ts'
import { enter } from './enter.ts'
import { rememberedStoreData, rememberStoreData } from './remembered-store-data.ts'

type SocialCompletionProps = {
  /** What the provider has sent the visitor back with. */
  back: { provider: string; code: string; state: string; iss?: string }
  texts: AccountTexts
  language: Language
  /** Does the same, for whoever has no script. */
  form: ReactNode
}

/** Completes the login, and leaves nothing in the history that would begin it once more. */
export function SocialCompletion({ back, texts, language, form }: SocialCompletionProps) {
  const t = talk(texts, language)
  const client = useClient()
  const begun = useRef(false)
  const [refusal, setRefusal] = useState<string>()
  const [runs, setRuns] = useState(false)

  useEffect(() => {
    // It can be used once.
    if (begun.current) return
    begun.current = true
    setRuns(true)
    completeSocialLogin(client, back, { silent: true }).then(
      (login) => {
        const { storeData, next } = enter(rememberedStoreData(), login)
        rememberStoreData(storeData)
        location.replace(next)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setRefusal(error.text === undefined ? error.toast : t('problemAway'))
      },
    )
  }, [client, back, t])

  if (refusal !== undefined) {
    return (
      <>
        <p role="alert">{refusal}</p>
        <a className={buttonClasses({ kind: 'main', wide: true })} href={localPath(language, LOGIN_PATH)}>
          {t('socialBack')}
        </a>
      </>
    )
  }
  return (
    <>
      <p role="status">{runs ? t('socialRuns') : t('socialText')}</p>
      <div hidden={runs}>{form}</div>
    </>
  )
}
