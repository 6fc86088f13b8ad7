'use client'

import { CheckField } from '@dabali/ui/check-field'
import { AddressFormFields } from '../account/address-form-fields.tsx'
import { readAddressInput } from '../account/address-input.ts'
import { type CheckoutDraft, formOf } from './checkout-draft.ts'
import type { CheckoutStart } from './checkout-start.ts'
import type { FieldErrors } from './field-errors.ts'
import type { TillWords } from './till-words.ts'

type WhereStepProps = { words: TillWords; start: CheckoutStart; draft: CheckoutDraft; errors: FieldErrors }

/** Where the parcel goes. */
export function WhereStep({ words: { t, language, addressTexts }, start, draft, errors }: WhereStepProps) {
  return (
    <>
      <AddressFormFields
        only="where"
        texts={addressTexts}
        language={language}
        countries={start.countries}
        address={readAddressInput(formOf(draft))}
        area={draft['area']}
        errors={errors}
      />
      {start.account && (
        <CheckField name="save_address" label={t('saveAddress')} defaultChecked={draft['save_address'] === 'on'} />
      )}
    </>
  )
}
