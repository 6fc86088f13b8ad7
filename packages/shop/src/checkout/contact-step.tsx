'use client'

import type { AddressInput } from '@dabali/api-client'
import { ChoiceGroup } from '@dabali/ui/choice-group'
import { TextField } from '@dabali/ui/field'
import { AddressFields } from '../account/address-fields.tsx'
import { readAddressInput } from '../account/address-input.ts'
import { OTHER_ADDRESS } from './checkout-choices.ts'
import { type CheckoutDraft, formOf } from './checkout-form-state.ts'
import type { CheckoutI18n, CheckoutStart } from './checkout-start.ts'
import { type FieldErrors, isSentByEmail } from './field-errors.ts'

/** An address in one line. */
export function addressLine(address: AddressInput, { countries }: Pick<CheckoutStart, 'countries'>): string {
  const { line1, landmark, municipality, line, district, state, postcode, country } = address
  const abroad = country === 'NP' ? undefined : countries.find(({ value }) => value === country)?.text
  return [line1, landmark, municipality, line, district, state, postcode, abroad].filter(Boolean).join(', ')
}

type ContactStepProps = {
  i18n: CheckoutI18n
  start: CheckoutStart
  draft: CheckoutDraft
  errors: FieldErrors
  isTyped: boolean
}

/** The contact step: phone number first, then email. */
export function ContactStep({ i18n, start, draft, errors, isTyped }: ContactStepProps) {
  const { t, language, addressTexts } = i18n
  const { quote, addresses, countries, account } = start
  const isShipped = quote.is_shipping_required
  return (
    <>
      {isShipped && addresses.length > 0 && (
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
      {isShipped && isTyped && (
        <AddressFields
          only="who"
          texts={addressTexts}
          language={language}
          countries={countries}
          address={readAddressInput(formOf(draft))}
          errors={errors}
        />
      )}
      {!account?.email && <Email i18n={i18n} start={start} draft={draft} errors={errors} />}
      {!isShipped && (
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

function Email({ i18n: { t }, start, draft, errors }: Omit<ContactStepProps, 'isTyped'>) {
  const isNeeded = start.quote.lines.some(({ product_class }) => isSentByEmail(product_class))
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={t('email')}
      hint={isNeeded ? t('emailForDelivery') : t('emailForReceipt')}
      required={isNeeded}
      defaultValue={draft['email']}
      error={errors['email']}
      {...(!isNeeded && { optional: t('optional') })}
    />
  )
}
