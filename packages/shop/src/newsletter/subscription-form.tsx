'use client'

import { subscribe } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { type FormEvent, useState } from 'react'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import { SUBSCRIBE_ACTION } from '../paths.ts'
import { useAttemptKeys } from '../store/attempt-key.ts'
import { useClient } from '../store/store.ts'
import type { SubscriptionMessageKey } from './newsletter-signup.tsx'
import styles from './subscription-form.module.css'
import { type SubscriptionProblem, subscriptionProblem } from './subscription-problem.ts'

type SubscriptionFormProps = {
  texts: Messages<SubscriptionMessageKey>
  language: Language
  /** The problem of a form that was sent without scripts. */
  problem?: SubscriptionProblem | undefined
  /** The idempotency key of the form without scripts. */
  attemptKey: string
}

/** The signup form; the address is confirmed by email. */
export function SubscriptionForm({ texts, language, problem: given, attemptKey }: SubscriptionFormProps) {
  const t = createTranslator(texts, language)
  const client = useClient()
  const keys = useAttemptKeys()
  const [state, setState] = useState<'open' | 'pending' | 'sent'>('open')
  const [problem, setProblem] = useState(given)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'pending') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setState('pending')
    try {
      await subscribe(client, { email, idempotencyKey: keys.of({ email }) }, { silent: true })
      keys.finish()
      setState('sent')
      setProblem(undefined)
    } catch (error) {
      setState('open')
      setProblem(subscriptionProblem(error))
    }
  }
  return (
    <form className={styles.form} method="post" action={SUBSCRIBE_ACTION} onSubmit={submit}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={attemptKey} />
      <TextField
        name="email"
        id="newsletter-email"
        type="email"
        label={t('email')}
        error={problem && t(problem)}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Button type="submit" pending={state === 'pending'}>
        {t('subscribe')}
      </Button>
      <p className={styles.status} role="status">
        {state === 'sent' && t('sent')}
      </p>
    </form>
  )
}
