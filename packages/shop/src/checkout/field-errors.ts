import { type AddressInput, ApiError, type Quote } from '@dabali/api-client'
import { isDigital } from '@dabali/domain'
import type { AddressMessageKey } from '../account/account-messages.ts'
import { addressErrorsOf, findAddressErrors, readAddressInput } from '../account/address-input.ts'
import type { Translator } from '../i18n/translator.ts'
import { isPaid, paymentMethodOf } from './checkout-choices.ts'
import { type CheckoutDraft, formOf } from './checkout-form-state.ts'
import type { CheckoutMessageKey } from './checkout-start.ts'

/** By the id of the field. */
export type FieldErrors = Readonly<Record<string, string>>

/** The fields of the form, from the top to the bottom. */
const IN_ORDER: readonly string[] = [
  'saved_address',
  'phone_number',
  'first_name',
  'email',
  'country',
  'line',
  'district',
  'municipality',
  'ward',
  'line1',
  'state',
  'postcode',
  'landmark',
  'shipping_method_code',
  'recipient_name',
  'recipient_email',
  'gift_message',
  'deliver_on',
  'payment_method',
]

/** API field names that differ from those of the form. */
const NAMES: Readonly<Record<string, string>> = {
  guest_email: 'email',
  guest_phone: 'phone_number',
  line4: 'line',
  message: 'gift_message',
}

export type FieldTranslators = { t: Translator<CheckoutMessageKey>; address: Translator<AddressMessageKey> }
type Filled = { draft: CheckoutDraft; quote: Quote; isMember: boolean; savedAddress?: AddressInput | undefined }

/** Client-side validation of required fields; the API validates the rest. */
export function findFieldErrors(filled: Filled, { t, address }: FieldTranslators): FieldErrors {
  const { draft, quote, savedAddress } = filled
  const isTyped = quote.is_shipping_required && !savedAddress
  return {
    ...(isTyped && findAddressErrors(readAddressInput(formOf(draft)), address)),
    ...emailError(filled, t),
    ...(isPaid(quote) && !paymentMethodOf(draft) && { payment_method: t('paymentNeeded') }),
  }
}

function emailError({ draft, quote, isMember }: Filled, t: FieldTranslators['t']): FieldErrors {
  const email = draft['email']?.trim() ?? ''
  if (email !== '') return looksLikeEmail(email) ? {} : { email: t('emailInvalid') }
  if (isMember) return {}
  return quote.lines.some(({ product_class }) => isSentByEmail(product_class)) ? { email: t('emailNeeded') } : {}
}

/** A minimal check; the API validates the rest. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

export const isSentByEmail = (productClass: string): boolean => isDigital(productClass) || productClass === 'Ticket'

/** What the API says of single fields. */
export function fieldErrorsIn(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  const entries = Object.entries(Object(error.body)).flatMap(([name, value]) => {
    const field = NAMES[name] ?? name
    const [text]: unknown[] = [value].flat()
    return typeof text === 'string' && IN_ORDER.includes(field) ? [[field, text]] : []
  })
  return { ...addressErrorsOf(error), ...Object.fromEntries(entries) }
}

/** Errors in the order of the fields. */
export const listErrors = (errors: FieldErrors): { field: string; text: string }[] =>
  IN_ORDER.flatMap((field) => {
    const text = errors[field]
    return text === undefined ? [] : [{ field, text }]
  })
