import { phoneNumber } from '../address/phone-number.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { parseEmail } from '../validation/validate-fields.ts'
import { MESSAGES } from './messages.ts'
import type { OrderRow } from './showing/queries.ts'

export type Contact = { email: string | undefined; phone: string | undefined }

/** What somebody says an order was placed with: one of the two, as it is stored. */
export function readContact(sent: { email?: string; phone?: string }, language: Language): Contact {
  const email = sent.email === undefined ? undefined : parseEmail(sent.email)
  const phone = sent.phone === undefined ? undefined : phoneNumber(sent.phone, 'NP')
  if (email !== undefined || phone !== undefined) return { email, phone }
  const field = sent.phone === undefined ? 'email' : 'phone'
  throw new ApiError(400, { [field]: [MESSAGES[language].emailOrPhone], code: 'invalid' })
}

/** Whether it was. The phone is the buyer's, or the one that the courier calls. */
export function isContactOf(order: Pick<OrderRow, 'email' | 'phone' | 'shipping_address'>, contact: Contact): boolean {
  const { email, phone } = contact
  if (email !== undefined) return order.email === email
  if (phone === undefined) return false
  const { phone_number = '', country = 'NP' } = order.shipping_address ?? {}
  return [order.phone, phone_number].some((known) => known && (phoneNumber(known, country) ?? known) === phone)
}
