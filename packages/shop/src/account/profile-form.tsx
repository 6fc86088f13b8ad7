'use client'

import { ApiError, changeMe, type User } from '@dabali/api-client'
import { type Language, languageOf, localPath } from '@dabali/domain'
import { Button, buttonClasses } from '@dabali/ui/button'
import { Dialog } from '@dabali/ui/dialog'
import { SelectField, TextField } from '@dabali/ui/field'
import { type MouseEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { CHANGE_PROFILE_ACTION, DELETE_ACCOUNT_ACTION, PROFILE_PATH } from '../paths.ts'
import { useClient } from '../store/store.ts'
import type { AccountMessages } from './account-messages.ts'
import type { DeleteStep } from './account-page.tsx'
import styles from './profile-form.module.css'
import deleteAccountStyles from './profile-screen.module.css'
import { SingleSubmitForm } from './single-submit-form.tsx'

const LONGEST_NAME = 150

type ProfileFormProps = { user: User; texts: AccountMessages; language: Language; isSaved: boolean }
type Outcome = { isSaved: boolean; errors: Record<string, string>; refusal?: string }

/** Name, phone number and email language. The email address is verified by login and cannot be edited. */
export function ProfileForm({ user, texts, language, isSaved }: ProfileFormProps) {
  const t = createTranslator(texts, language)
  const client = useClient()
  const sending = useRef(false)
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ isSaved, errors: {} })

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    sending.current = true
    setPending(true)
    const change = {
      name: text('name'),
      phone_number: text('phone_number'),
      language: languageOf(text('mail_language')),
    }
    setOutcome(
      await changeMe(client, change, { silent: true }).then(
        () => ({ isSaved: true, errors: {} }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          const errors = fieldErrors(error)
          const hasFieldErrors = Object.keys(errors).length > 0
          return { isSaved: false, errors, ...(!hasFieldErrors && { refusal: t('problemNotSaved') }) }
        },
      ),
    )
    sending.current = false
    setPending(false)
  }

  const { errors } = outcome
  return (
    <form className={styles.form} method="post" action={CHANGE_PROFILE_ACTION} onSubmit={save} noValidate>
      <input type="hidden" name="language" value={language} />
      {user.email && (
        <p className={styles.email}>
          <span className={styles.label}>{t('email')}</span>
          <span className={styles.address}>{user.email}</span>
          <span className={styles.quiet}>{user.is_email_verified ? t('emailVerified') : t('emailUnverified')}</span>
        </p>
      )}
      <TextField
        name="name"
        label={t('name')}
        defaultValue={user.name}
        autoComplete="name"
        maxLength={LONGEST_NAME}
        error={errors['name']}
      />
      <TextField
        name="phone_number"
        type="tel"
        inputMode="tel"
        label={t('addressPhone')}
        defaultValue={user.phone_number}
        autoComplete="tel"
        error={errors['phone_number']}
      />
      <SelectField
        name="mail_language"
        label={t('emailLanguage')}
        defaultValue={user.language}
        options={[
          { value: 'en', text: t('english') },
          { value: 'ne', text: t('nepali') },
        ]}
      />
      <div className={styles.send}>
        <Button type="submit" pending={pending}>
          {t('save')}
        </Button>
        <p role="status">{outcome.isSaved && !pending ? t('saved') : ''}</p>
      </div>
      {outcome.refusal && <p role="alert">{outcome.refusal}</p>}
    </form>
  )
}

/** The API's field errors by field name; empty for any other failure. */
function fieldErrors({ status, body }: Pick<ApiError, 'status' | 'body'>): Record<string, string> {
  if (status !== 400) return {}
  const entries = Object.entries(Object(body)).flatMap(([field, texts]): [string, string][] => {
    const [text]: unknown[] = Array.isArray(texts) ? texts : []
    return typeof text === 'string' ? [[field, text]] : []
  })
  return Object.fromEntries(entries)
}

type DeleteAccountProps = { step: DeleteStep | undefined; texts: AccountMessages; language: Language }

/** Account deletion: in a dialog, or on the page itself without scripts and for later steps. */
export function DeleteAccount({ step, texts, language }: DeleteAccountProps) {
  const t = createTranslator(texts, language)
  const [open, setOpen] = useState(false)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  if (step) {
    return (
      <div className={deleteAccountStyles.actions} id="delete">
        <h3>{t('deleteTitle')}</h3>
        <DeleteForm step={step} texts={texts} language={language}>
          <a className={buttonClasses({ kind: 'plain', wide: true })} href={localPath(language, PROFILE_PATH)}>
            {t('deleteKeep')}
          </a>
        </DeleteForm>
      </div>
    )
  }
  return (
    <div className={deleteAccountStyles.actions}>
      <p>{t('deleteText')}</p>
      <a
        className={buttonClasses({ kind: 'plain' })}
        href={`${localPath(language, PROFILE_PATH)}?delete=ask#delete`}
        onClick={ask}
      >
        {t('delete')}
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('deleteTitle')}>
        <DeleteForm step="ask" texts={texts} language={language}>
          <Button kind="plain" wide onClick={() => setOpen(false)}>
            {t('deleteKeep')}
          </Button>
        </DeleteForm>
      </Dialog>
    </div>
  )
}

type DeleteFormProps = {
  step: DeleteStep
  texts: AccountMessages
  language: Language
  /** The cancel link or button, before the submit button. */
  children: ReactNode
}

function DeleteForm({ step, texts, language, children }: DeleteFormProps) {
  const t = createTranslator(texts, language)
  const needsCode = step === 'code' || step === 'wrong-code'
  return (
    <SingleSubmitForm action={DELETE_ACCOUNT_ACTION} language={language} kind="confirm" submitText={t('deleteConfirm')}>
      <p>{t('deleteConsequence')}</p>
      {step === 'code' && <p role="status">{t('deleteCodeSent')}</p>}
      <TextField
        name="word"
        label={t('deleteWordLabel', { word: t('deleteWord') })}
        autoComplete="off"
        autoCapitalize="none"
        required
        error={step === 'word' ? t('deleteWordWrong', { word: t('deleteWord') }) : undefined}
      />
      {needsCode && (
        <TextField
          name="code"
          label={t('codeField')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          error={step === 'wrong-code' ? t('problemCode') : undefined}
        />
      )}
      {children}
    </SingleSubmitForm>
  )
}
