import { isDigital } from '@dabali/domain'
import { phoneNumber } from '../address/phone-number.ts'
import type { LineRow } from '../basket/contents/queries.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { emailProblem, parseEmail, validateFields } from '../validation/validate-fields.ts'
import type { CheckoutInput } from './checkout-input.ts'
import { MESSAGES } from './messages.ts'

/** How the account of the buyer is reached; nulls where nobody is logged in. */
export type Buyer = { email: string | null; phone_number: string | null }
type Contact = { email: string | null; phone: string | null }

type Asked = {
  buyer: Buyer
  isMember: boolean
  lines: readonly LineRow[]
  /** Of the address it is sent to. */
  addressPhone: string | undefined
  language: Language
}

/**
 * How the buyer hears of the order: by the address of their account, or as they say. What needs no parcel reaches a guest
 * by mail alone.
 */
export function readContact({ guest_email = '', guest_phone = '' }: CheckoutInput, asked: Asked): Contact {
  const { buyer, language } = asked
  const phone = phoneNumber(guest_phone, 'NP')
  validateFields(
    {
      guest_email: guest_email.trim() === '' ? undefined : emailProblem(guest_email),
      guest_phone: guest_phone.trim() === '' || phone !== undefined ? undefined : 'phone',
    },
    language,
  )
  const email = buyer.email ?? parseEmail(guest_email) ?? null
  const contact = { email, phone: phone ?? (asked.addressPhone || buyer.phone_number || null) }
  requireReachable(contact, asked)
  return contact
}

function requireReachable({ email, phone }: Contact, { isMember, lines, language }: Asked) {
  const messages = MESSAGES[language]
  if (email !== null) return
  if (!isMember && lines.some(comesByMail)) throw invalidField('guest_email', messages.emailForGoods, 'email_required')
  if (phone === null) throw invalidField('guest_email', messages.contact, 'contact_required')
}

const comesByMail = ({ product_class }: LineRow) => isDigital(product_class) || product_class === 'Ticket'
