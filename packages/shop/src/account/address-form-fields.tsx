'use client'

import { SelectField } from '@dabali/ui/select-field'
import { TextField } from '@dabali/ui/text-field'
import { useState } from 'react'
import { talk } from '../texts/talk.ts'
import { AddressAreaFields } from './address-area-fields.tsx'
import styles from './address-form-fields.module.css'
import type { AddressFormProps } from './address-form-props.ts'
import { AddressPersonFields } from './address-person-fields.tsx'
import { AddressTownField } from './address-town-field.tsx'

/**
 * The fields of an address for any form, named as the API names them; the form around them sends them, and reads them with
 * `readAddressInput(new FormData(form))`. They keep what is typed by themselves: `address` fills them once (give a `key`
 * to fill them anew), `errors` stand beside them, and their ids begin with `idPrefix`. A form that wants to know of every
 * change listens to `onChange` on itself. `only` leaves out who receives it, or where, when these are two steps.
 */
export function AddressFormFields({ only, ...props }: AddressFormProps & { only?: 'who' | 'where' }) {
  return (
    <div className={styles.fields}>
      {only !== 'where' && <AddressPersonFields {...props} />}
      {only !== 'who' && <Place {...props} />}
    </div>
  )
}

function Place(props: AddressFormProps) {
  const { texts, language, countries, address, errors = {}, idPrefix = '' } = props
  const t = talk(texts, language)
  const [country, setCountry] = useState(address?.country || 'NP')
  const isAbroad = country !== 'NP'
  return (
    <>
      <SelectField
        name="country"
        id={`${idPrefix}country`}
        label={t('addressCountry')}
        options={countries}
        defaultValue={country}
        autoComplete="country"
        error={errors.country}
        onChange={(event) => setCountry(event.target.value)}
      />
      {!isAbroad && <AddressAreaFields {...props} />}
      <TextField
        name="line1"
        id={`${idPrefix}line1`}
        label={isAbroad ? t('addressStreetAbroad') : t('addressStreet')}
        defaultValue={address?.line1}
        autoComplete="street-address"
        required
        error={errors.line1}
      />
      {isAbroad && <Abroad {...props} />}
      <TextField
        name="landmark"
        id={`${idPrefix}landmark`}
        label={t('addressLandmark')}
        hint={t('addressLandmarkHint')}
        optional={t('addressOptional')}
        defaultValue={address?.landmark}
        error={errors.landmark}
      />
    </>
  )
}

function Abroad(props: AddressFormProps) {
  const { texts, language, address, errors = {}, idPrefix = '' } = props
  const t = talk(texts, language)
  return (
    <>
      <AddressTownField {...props} />
      <div className={styles.pair}>
        <TextField
          name="state"
          id={`${idPrefix}state`}
          label={t('addressState')}
          optional={t('addressOptional')}
          defaultValue={address?.state}
          autoComplete="address-level1"
          error={errors.state}
        />
        <TextField
          name="postcode"
          id={`${idPrefix}postcode`}
          label={t('addressPostcode')}
          optional={t('addressOptional')}
          defaultValue={address?.postcode}
          autoComplete="postal-code"
          error={errors.postcode}
        />
      </div>
    </>
  )
}
