'use client'

import { ApiError, addUserAddress, changeUserAddress, type UserAddress } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { CheckField } from '@dabali/ui/check-field'
import { Dialog } from '@dabali/ui/dialog'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { createTranslator } from '../i18n/translator.ts'
import { ADDRESSES_PATH, DELETE_ADDRESS_ACTION, SAVE_ADDRESS_ACTION } from '../paths.ts'
import { useAttemptKeys } from '../store/attempt-key.ts'
import { useClient } from '../store/store.ts'
import type { AccountMessages } from './account-messages.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressErrors, addressErrorsOf, findAddressErrors, readAddressInput } from './address-input.ts'
import styles from './addresses-screen.module.css'

type AddressFormProps = {
  /** The address to edit; without it a new one is added. */
  address: UserAddress | undefined
  countries: readonly { value: string; text: string }[]
  texts: AccountMessages
  language: Language
  /** The first address becomes the default. */
  isFirst: boolean
  /** The idempotency key of a new address that is sent without scripts. */
  attemptKey: string
}
type Refusal = { errors: AddressErrors; text?: string }

/** Saves an address and shows each error at its field. */
export function AddressForm({ address, countries, texts, language, isFirst, attemptKey }: AddressFormProps) {
  const t = createTranslator(texts, language)
  const client = useClient()
  const keys = useAttemptKeys()
  const sending = useRef(false)
  const [pending, setPending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [{ errors, text }, setRefusal] = useState<Refusal>({ errors: {} })
  const here = localPath(language, ADDRESSES_PATH)

  function refuse(refusal: Refusal) {
    setRefusal(refusal)
    setAttempt((before) => before + 1)
    setPending(false)
    sending.current = false
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = new FormData(event.currentTarget)
    const input = {
      ...readAddressInput(form),
      is_default_for_shipping: form.get('is_default_for_shipping') !== null,
    }
    const missing = findAddressErrors(input, t)
    if (Object.keys(missing).length > 0) return refuse({ errors: missing })
    sending.current = true
    setPending(true)
    const saved = address
      ? changeUserAddress(client, { id: address.id, ...input }, { silent: true })
      : addUserAddress(client, { ...input, idempotencyKey: keys.of(input) }, { silent: true })
    saved.then(
      () => location.assign(`${here}?saved=1`),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        const fieldErrors = addressErrorsOf(error)
        const hasFieldErrors = Object.keys(fieldErrors).length > 0
        const text = error.code === 'too_many_addresses' ? error.toast : t('problemNotSaved')
        refuse({ errors: fieldErrors, ...(!hasFieldErrors && { text: text }) })
      },
    )
  }

  const listed = [
    ...Object.entries(errors).map(([field, text]) => ({ field, text: text })),
    ...(text ? [{ text }] : []),
  ]
  return (
    <form className={styles.form} method="post" action={SAVE_ADDRESS_ACTION} onSubmit={save} noValidate>
      <ErrorSummary heading={t('notSavedHeading')} errors={listed} attempt={attempt} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="address" value={address?.id ?? ''} />
      <input type="hidden" name="key" value={attemptKey} />
      <AddressFields texts={texts} language={language} countries={countries} address={address} errors={errors} />
      <CheckField
        name="is_default_for_shipping"
        label={t('addressUseAsDefault')}
        defaultChecked={address?.is_default_for_shipping ?? isFirst}
      />
      <div className={styles.send}>
        <Button type="submit" pending={pending}>
          {t('save')}
        </Button>
        <a className={styles.back} href={here}>
          {t('addressCancel')}
        </a>
      </div>
    </form>
  )
}

type RemoveAddressProps = { id: string; name: string; texts: AccountMessages; language: Language }

/** Asks for confirmation where scripts run; without scripts the form is sent at once. */
export function RemoveAddress({ id, name, texts, language }: RemoveAddressProps) {
  const t = createTranslator(texts, language)
  const [open, setOpen] = useState(false)
  const formId = `remove-${id}`
  const ask = (event: FormEvent) => {
    if (open) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <form id={formId} method="post" action={DELETE_ADDRESS_ACTION} onSubmit={ask}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="address" value={id} />
      <Button type="submit" kind="plain" aria-label={t('addressRemoveNamed', { name })}>
        {t('addressRemove')}
      </Button>
      <Dialog open={open} alert onClose={() => setOpen(false)} title={t('addressRemoveQuestion')}>
        <p>{name}</p>
        <div className={styles.question}>
          <Button kind="plain" onClick={() => setOpen(false)}>
            {t('addressKeep')}
          </Button>
          <Button type="submit" form={formId} kind="confirm">
            {t('addressRemove')}
          </Button>
        </div>
      </Dialog>
    </form>
  )
}
