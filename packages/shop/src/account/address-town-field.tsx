'use client'

import { TextField } from '@dabali/ui/text-field'
import { talk } from '../texts/talk.ts'
import type { AddressFormProps } from './address-form-props.ts'

/** The town of an address, wherever one has to be written. */
export function AddressTownField({ texts, language, address, errors = {}, idPrefix = '' }: AddressFormProps) {
  return (
    <TextField
      name="line"
      id={`${idPrefix}line`}
      label={talk(texts, language)('addressTown')}
      defaultValue={address?.line}
      autoComplete="address-level2"
      required
      error={errors.line}
    />
  )
}
