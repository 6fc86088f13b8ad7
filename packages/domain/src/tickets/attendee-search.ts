import { normaliseSearch, searchKey } from '../search/search-key.ts'

/** A person on the check-in list, as far as it is known. */
export type Attendee = {
  name: string
  order_number?: string | undefined
  /** Lower case. */
  email?: string | undefined
  /** The phone number, or its last digits. */
  phone?: string | undefined
}

/** So many digits of a phone number are searched, since a country code may precede it. */
const PHONE_DIGITS = 4
const SHORTEST_EMAIL = 3

const digitsOf = (text: string) => normaliseSearch(text).replace(/[^0-9]/g, '')

/**
 * Whether a person is meant by what staff have typed: the beginning of each word of the name, in either script and in any
 * order; an order number or its end; a part of an email address; or a phone number, by its last four digits. Empty text
 * means nobody.
 *
 * @example
 * matchesAttendee({ name: 'क्षितिज राई' }, 'rai') // => true
 */
export function matchesAttendee({ name, order_number = '', email = '', phone = '' }: Attendee, query: string): boolean {
  const typed = query.trim().toLowerCase()
  if (typed.length >= SHORTEST_EMAIL && email.includes(typed)) return true
  const digits = digitsOf(typed)
  if (isNumber(typed) && digits.length >= PHONE_DIGITS) {
    if (order_number.endsWith(digits)) return true
    const end = digitsOf(phone).slice(-PHONE_DIGITS)
    return end.length === PHONE_DIGITS && digits.endsWith(end)
  }
  const words = searchKey(name).split(' ')
  const wanted = searchKey(typed).split(' ').filter(Boolean)
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)))
}

const isNumber = (text: string) => /^[\d०-९\s()+#-]+$/.test(text)
