'use client'

import { ChoiceGroup } from '@dabali/ui/choice-group'
import { TextField } from '@dabali/ui/text-field'
import { AddressFormFields } from '../account/address-form-fields.tsx'
import { readAddressInput } from '../account/address-input.ts'
import { addressLine } from './address-line.ts'
import { type CheckoutDraft, formOf } from './checkout-draft.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { comesByMail, type FieldErrors } from './field-errors.ts'
import { OTHER_ADDRESS } from './first-draft.ts'
import type { TillWords } from './till-words.ts'

type WhoStepProps = {
  words: TillWords
  start: CheckoutStart
  draft: CheckoutDraft
  errors: FieldErrors
  isTyped: boolean
}

/** Whom the courier rings, and where the receipt goes; the number first. */
export function WhoStep({ words, start, draft, errors, isTyped }: WhoStepProps) {
  const { t, language, addressTexts } = words
  const { quote, addresses, countries, account } = start
  const sends = quote.is_shipping_required
  return (
    <>
      {sends && addresses.length > 0 && (
        <ChoiceGroup
          name="saved_address"
          legend={t('savedAddresses')}
          value={draft['saved_address']}
          options={[
            ...addresses.map((address) => ({
              value: address.id,
              text: [address.first_name, address.last_name].filter(Boolean).join(' '),
              hint: addressLine(address, start),
            })),
            { value: OTHER_ADDRESS, text: t('otherAddress') },
          ]}
        />
      )}
      {sends && isTyped && (
        <AddressFormFields
          only="who"
          texts={addressTexts}
          language={language}
          countries={countries}
          address={readAddressInput(formOf(draft))}
          errors={errors}
        />
      )}
      {!account?.email && <Email words={words} start={start} draft={draft} errors={errors} />}
      {!sends && (
        <TextField
          name="phone_number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t('phone')}
          hint={t('phoneHint')}
          optional={t('optional')}
          defaultValue={draft['phone_number']}
          error={errors['phone_number']}
        />
      )}
    </>
  )
}

function Email({ words: { t }, start, draft, errors }: Omit<WhoStepProps, 'isTyped'>) {
  const isNeeded = start.quote.lines.some(({ product_class }) => comesByMail(product_class))
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={t('email')}
      hint={isNeeded ? t('emailForGoods') : t('emailForReceipt')}
      required={isNeeded}
      defaultValue={draft['email']}
      error={errors['email']}
      {...(!isNeeded && { optional: t('optional') })}
    />
  )
}
