'use client'

import { TextField } from '@dabali/ui/text-field'
import { talk } from '../texts/talk.ts'
import type { AddressFormProps } from './address-form-props.ts'

/** Who receives the parcel: the number first, because that is what the courier needs. */
export function AddressPersonFields({ texts, language, address, errors = {}, idPrefix = '' }: AddressFormProps) {
  const t = talk(texts, language)
  const name = [address?.first_name, address?.last_name].filter(Boolean).join(' ')
  return (
    <>
      <TextField
        name="phone_number"
        id={`${idPrefix}phone_number`}
        type="tel"
        inputMode="tel"
        label={t('addressPhone')}
        hint={t('addressPhoneHint')}
        defaultValue={address?.phone_number}
        autoComplete="tel"
        required
        error={errors.phone_number}
      />
      <TextField
        name="first_name"
        id={`${idPrefix}first_name`}
        label={t('addressName')}
        defaultValue={name}
        autoComplete="name"
        required
        error={errors.first_name}
      />
    </>
  )
}
