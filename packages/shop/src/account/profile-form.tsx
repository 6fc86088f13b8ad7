'use client'

import { ApiError, changeMe, type User } from '@dabali/api-client'
import { type Language, languageOf } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { SelectField } from '@dabali/ui/select-field'
import { TextField } from '@dabali/ui/text-field'
import { type SubmitEvent, useRef, useState } from 'react'
import { CHANGE_PROFILE_ACTION } from '../paths.ts'
import { useClient } from '../store/use-client.ts'
import { talk } from '../texts/talk.ts'
import type { AccountTexts } from './account-texts.ts'
import { fieldErrors } from './field-errors.ts'
import styles from './profile-form.module.css'

const LONGEST_NAME = 150

type ProfileFormProps = { user: User; texts: AccountTexts; language: Language; isSaved: boolean }
type Outcome = { isSaved: boolean; errors: Record<string, string>; refusal?: string }

/** Who the visitor is. The address for mails stays: another one would have to prove itself by a login. */
export function ProfileForm({ user, texts, language, isSaved }: ProfileFormProps) {
  const t = talk(texts, language)
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
          const isTold = Object.keys(errors).length > 0
          return { isSaved: false, errors, ...(!isTold && { refusal: t('problemNotSaved') }) }
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
          <span className={styles.label}>{t('loginEmail')}</span>
          <span className={styles.address}>{user.email}</span>
          <span className={styles.quiet}>{user.is_email_verified ? t('emailChecked') : t('emailUnchecked')}</span>
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
        label={t('mailLanguage')}
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
