import { type AddressInput, ApiError, type Quote } from '@dabali/api-client'
import { isDigital } from '@dabali/domain'
import type { AddressMessageKey } from '../account/account-messages.ts'
import { addressErrorsOf, findAddressErrors } from '../account/address-input.ts'
import { PICK_UP } from '../basket/delivery-fee.ts'
import type { Translator } from '../i18n/translator.ts'
import { isChosenSlotFull, isPaid, paymentMethodOf, typedAddress, zoneOf } from './checkout-choices.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import type { CheckoutMessageKey, FieldErrors } from './checkout-start.ts'

/** The fields of the form, from the top to the bottom. */
const IN_ORDER: readonly string[] = [
  'vouchercode',
  'email',
  'phone_number',
  'saved_address',
  'shipping_method_code',
  'shipping_slot',
  'recipient_name',
  'recipient_email',
  'gift_message',
  'deliver_on',
  'first_name',
  'country',
  'line',
  'district',
  'municipality',
  'ward',
  'line1',
  'state',
  'postcode',
  'landmark',
  'payment_method',
]

/** All fields that a form without scripts may send. */
export const DRAFT_FIELDS: readonly string[] = [...IN_ORDER, 'area', 'save_address', 'is_gift']

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
  const isPickedUp = isTyped && zoneOf(draft) === PICK_UP
  const hasPhone = Boolean(draft['phone_number']?.trim())
  return {
    ...(isTyped && !isPickedUp && deliveryErrors(draft, { t, address })),
    ...(isPickedUp && !filled.isMember && !draft['email']?.trim() && !hasPhone && { email: t('contactNeeded') }),
    ...emailError(filled, t),
    ...(isChosenSlotFull(draft, quote) && { shipping_slot: t('slotTaken') }),
    ...(isPaid(quote) && !paymentMethodOf(draft) && { payment_method: t('paymentNeeded') }),
  }
}

/** The fields of other zones are not asked for. */
function deliveryErrors(draft: CheckoutDraft, { t, address: addressText }: FieldTranslators): FieldErrors {
  const zone = zoneOf(draft)
  const address = typedAddress(draft)
  const errors = findAddressErrors(address, addressText)
  return {
    ...errors,
    ...(errors.line && { line: t(zone === 'inside-valley' ? 'areaNeeded' : 'townNeeded') }),
    ...(!address.country && { country: t('countryNeeded') }),
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

type Submitted = { errors: FieldErrors; draft: CheckoutDraft; local: FieldErrors }

/** The errors that are still true: of those that were found here, those that still are; of the API's, until the field changes. */
export function remainingErrors({ errors, draft, local }: Submitted, now: Omit<Submitted, 'errors'>): FieldErrors {
  const entries = Object.entries(errors).flatMap(([field, text]): [string, string][] => {
    const current = now.local[field]
    if (current !== undefined) return [[field, current]]
    const isChanged =
      FIELDS_OF[field]?.some((name) => draft[name] !== now.draft[name]) ?? draft[field] !== now.draft[field]
    return local[field] === undefined && !isChanged ? [[field, text]] : []
  })
  return Object.fromEntries(entries)
}

/** Fields that are filled by another control as well. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  line: ['line', 'area', 'shipping_method_code'],
  email: ['email', 'phone_number', 'shipping_method_code'],
}

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
