'use client'

import { INSIDE_VALLEY_LINES } from '@dabali/domain'
import { SelectField, TextField } from '@dabali/ui/field'
import { useState } from 'react'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import type { AddressMessageKey } from './account-messages.ts'
import styles from './address-fields.module.css'
import { type AddressFieldsProps, AREA_TEXTS, isValleyLine, OUTSIDE_VALLEY } from './address-input.ts'

// The checkout takes it from here: without this import Turbopack groups the styles so that public pages load more of them.
export { AREA_TEXTS }

/** The town of an address. */
function AddressTownField({ texts, language, address, errors = {}, idPrefix = '' }: AddressFieldsProps) {
  return (
    <TextField
      name="line"
      id={`${idPrefix}line`}
      label={createTranslator(texts, language)('addressTown')}
      defaultValue={address?.line}
      autoComplete="address-level2"
      required
      error={errors.line}
    />
  )
}

/** Who receives the parcel: the number first, because that is what the courier needs. */
function AddressPersonFields({ texts, language, address, errors = {}, idPrefix = '' }: AddressFieldsProps) {
  const t = createTranslator(texts, language)
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

/** Where in Nepal: one of the four lines that make the valley, or a town outside of it. */
function AddressAreaFields(props: AddressFieldsProps) {
  const { texts, language, address, errors = {}, idPrefix = '' } = props
  const t = createTranslator(texts, language)
  const [area, setArea] = useState(() => areaBefore(props))
  const isOutside = area === OUTSIDE_VALLEY
  return (
    <>
      <SelectField
        name="area"
        id={`${idPrefix}${isOutside ? 'area' : 'line'}`}
        label={t('addressArea')}
        hint={t('addressAreaHint')}
        options={areas(t)}
        defaultValue={area}
        required
        error={isOutside ? undefined : errors.line}
        onChange={(event) => setArea(event.target.value)}
      />
      {isOutside && (
        <div className={styles.pair}>
          <AddressTownField {...props} />
          <TextField
            name="district"
            id={`${idPrefix}district`}
            label={t('addressDistrict')}
            optional={t('addressOptional')}
            defaultValue={address?.district}
            autoComplete="address-level1"
            error={errors.district}
          />
        </div>
      )}
      <div className={styles.pair}>
        <TextField
          name="municipality"
          id={`${idPrefix}municipality`}
          label={t('addressMunicipality')}
          optional={t('addressOptional')}
          defaultValue={address?.municipality}
          error={errors.municipality}
        />
        <TextField
          name="ward"
          id={`${idPrefix}ward`}
          label={t('addressWard')}
          optional={t('addressOptional')}
          defaultValue={address?.ward}
          inputMode="numeric"
          error={errors.ward}
        />
      </div>
    </>
  )
}

const areas = (t: Translator<AddressMessageKey>) => [
  { value: '', text: t('addressAreaChoose') },
  // The values are the names in the delivery rule; only the labels are translated.
  ...INSIDE_VALLEY_LINES.map((line) => ({ value: line, text: t(AREA_TEXTS[line]) })),
  { value: OUTSIDE_VALLEY, text: t('addressOutside') },
]

/** The area of the address. */
function areaBefore({ address }: Pick<AddressFieldsProps, 'address'>) {
  if (!address?.line || (address.country && address.country !== 'NP')) return ''
  return isValleyLine(address.line) ? address.line.trim() : OUTSIDE_VALLEY
}

/**
 * The uncontrolled fields of an address, named as in the API; read them with `readAddressInput(new FormData(form))`. `address`
 * fills them once (change the `key` to fill them again), ids begin with `idPrefix`.
 */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <AddressPersonFields {...props} />
      <Place {...props} />
    </div>
  )
}

function Place(props: AddressFieldsProps) {
  const { texts, language, countries, address, errors = {}, idPrefix = '' } = props
  const t = createTranslator(texts, language)
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

function Abroad(props: AddressFieldsProps) {
  const { texts, language, address, errors = {}, idPrefix = '' } = props
  const t = createTranslator(texts, language)
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
