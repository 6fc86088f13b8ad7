'use client'

import { sendContactMessage } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { TextField } from '@dabali/ui/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createTranslator, type Messages, type Translator } from '../i18n/translator.ts'
import { CONTACT_ACTION } from '../paths.ts'
import { useAttemptKeys } from '../store/attempt-key.ts'
import { useClient } from '../store/store.ts'
import styles from './contact-form.module.css'
import { type ContactDraft, contactProblem } from './contact-problem.ts'
import type en from './messages/en.json'

type ContactMessageKey = keyof typeof en

type ContactSentProps = { t: Translator<ContactMessageKey>; onAnother: () => void }

/** Replaces the form and takes its focus. */
function ContactSent({ t, onAnother }: ContactSentProps) {
  const sent = useRef<HTMLElement>(null)
  useEffect(() => sent.current?.focus(), [])
  return (
    <section ref={sent} className={styles.sent} tabIndex={-1} aria-labelledby="contact-sent">
      <h2 id="contact-sent">{t('sentHeading')}</h2>
      <p>{t('sentText')}</p>
      <Button kind="plain" onClick={onAnother}>
        {t('another')}
      </Button>
    </section>
  )
}

type Errors = Partial<Record<keyof ContactDraft, string>>

type ContactFormProps = {
  texts: Messages<ContactMessageKey>
  language: Language
  /** The values to restore. */
  draft: ContactDraft
  errors: Errors
  /** The failure that concerns no single field. */
  reason: string | undefined
  isSent: boolean
  /** The idempotency key of the form without scripts. */
  attemptKey: string
}

/** The contact form. It works without scripts and keeps its values after a failure. */
export function ContactForm({ texts, language, draft, attemptKey, ...given }: ContactFormProps) {
  const t = createTranslator(texts, language)
  const client = useClient()
  const [state, setState] = useState({ errors: given.errors, reason: given.reason, isSent: given.isSent, attempt: 0 })
  const keys = useAttemptKeys()
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setState(await stateAfter(event.currentTarget))
    setPending(false)
  }
  async function stateAfter(form: HTMLFormElement) {
    const attempt = state.attempt + 1
    try {
      const message = messageIn(form)
      await sendContactMessage(client, { ...message, idempotencyKey: keys.of(message) }, { silent: true })
      keys.finish()
      return { errors: {}, reason: undefined, isSent: true, attempt }
    } catch (error) {
      const problem = contactProblem(error)
      if ('fields' in problem) return { errors: problem.fields, reason: undefined, isSent: false, attempt }
      const lost = navigator.onLine ? 'failed' : 'offline'
      return { errors: {}, reason: t(problem.reason === 'tooMany' ? 'tooMany' : lost), isSent: false, attempt }
    }
  }

  if (state.isSent) {
    return (
      <ContactSent t={t} onAnother={() => setState({ errors: {}, reason: undefined, isSent: false, attempt: 0 })} />
    )
  }
  const { errors, reason, attempt } = state
  const summary = Object.entries(errors).map(([field, text]) => ({ field, text }))
  return (
    <form className={styles.form} method="post" action={CONTACT_ACTION} onSubmit={submit} noValidate={attempt > 0}>
      <ErrorSummary
        heading={t('problems')}
        errors={reason ? [...summary, { text: reason }] : summary}
        attempt={attempt}
      />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={attemptKey} />
      <TextField
        name="name"
        label={t('name')}
        defaultValue={draft.name}
        error={errors.name}
        autoComplete="name"
        maxLength={150}
        required
      />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={draft.email}
        error={errors.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        name="subject"
        label={t('subject')}
        optional={t('optional')}
        defaultValue={draft.subject}
        error={errors.subject}
        maxLength={200}
      />
      <TextField
        name="message"
        multiline
        rows={8}
        label={t('message')}
        hint={t('messageHint')}
        defaultValue={draft.message}
        error={errors.message}
        maxLength={5000}
        required
      />
      {/* A honeypot for bots. */}
      <p className={styles.website} aria-hidden="true">
        <label htmlFor="website">{t('website')}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <div>
        <Button type="submit" pending={pending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

function messageIn(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const [name, email, subject] = [text('name'), text('email'), text('subject')]
  return { name, email, subject, message: text('message'), website: text('website') }
}
