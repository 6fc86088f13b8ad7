'use client'

import { INSIDE_VALLEY_LINES } from '@dabali/domain'
import { SelectField } from '@dabali/ui/select-field'
import { TextField } from '@dabali/ui/text-field'
import { useState } from 'react'
import { type Talk, talk } from '../texts/talk.ts'
import styles from './address-form-fields.module.css'
import type { AddressFormProps } from './address-form-props.ts'
import { isValleyLine, OUTSIDE_VALLEY } from './address-input.ts'
import type { AddressTextKey } from './address-texts.ts'
import { AddressTownField } from './address-town-field.tsx'

/** Where in Nepal: one of the four lines that make the valley, or a town outside of it. */
export function AddressAreaFields(props: AddressFormProps) {
  const { texts, language, address, errors = {}, idPrefix = '' } = props
  const t = talk(texts, language)
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

const areas = (t: Talk<AddressTextKey>) => [
  { value: '', text: t('addressAreaChoose') },
  // The value is the letter of the rule; the word is that of the language.
  ...INSIDE_VALLEY_LINES.map((line) => ({ value: line, text: t(AREA_TEXTS[line]) })),
  { value: OUTSIDE_VALLEY, text: t('addressOutside') },
]

const AREA_TEXTS = {
  Kathmandu: 'addressKathmandu',
  Bhaktapur: 'addressBhaktapur',
  Lalitpur: 'addressLalitpur',
  'Kathmandu Valley': 'addressValley',
} as const

/** The area of an address; while it has no town yet, the one that was chosen. */
function areaBefore({ address, area = '' }: Pick<AddressFormProps, 'address' | 'area'>) {
  if (!address?.line || (address.country && address.country !== 'NP')) return area === OUTSIDE_VALLEY ? area : ''
  return isValleyLine(address.line) ? address.line.trim() : OUTSIDE_VALLEY
}
