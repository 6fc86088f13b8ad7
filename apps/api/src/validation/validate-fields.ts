import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'

const LONGEST_EMAIL = 254
// No letter beyond these may become one of them by being made small: that would be somebody else's address.
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)

/** An address as it is compared and stored, or nothing when no mail can reach it. One mailbox is one account. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email.toLowerCase() : undefined
}

/** Enough for its owner to know it by. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1***')

export type FieldProblem = 'required' | 'email' | 'phone' | { tooLong: number }

const DIGITS = new Intl.NumberFormat('ne-u-nu-deva')

const MESSAGES = {
  en: {
    required: 'This field is required.',
    email: 'Enter an e-mail address, for example maya@example.com.',
    phone: 'Enter a phone number, for example 9841234567.',
    tooLong: (most: number) => `Ensure this field has no more than ${most} characters.`,
  },
  ne: {
    required: 'यो भर्नुपर्छ।',
    email: 'इमेल ठेगाना लेख्नुहोस्, जस्तै maya@example.com।',
    phone: 'फोन नम्बर लेख्नुहोस्, जस्तै ९८४१२३४५६७।',
    tooLong: (most: number) => `यहाँ ${DIGITS.format(most)} भन्दा बढी अक्षर अट्दैनन्।`,
  },
}

/** Tells all that is wrong at once, by field and in the visitor's language; nothing when nothing is. */
export function validateFields(problems: Record<string, FieldProblem | undefined>, language: Language) {
  const messages = MESSAGES[language]
  const told = Object.entries(problems).flatMap(([field, problem]) => {
    if (problem === undefined) return []
    const message = typeof problem === 'string' ? messages[problem] : messages.tooLong(problem.tooLong)
    return [[field, [message]]]
  })
  if (told.length > 0) throw new ApiError(400, { ...Object.fromEntries(told), code: 'invalid' })
}

/** What is wrong with a text that must be there and not too long. */
export function textProblem(text: string, most: number, { isRequired = true } = {}): FieldProblem | undefined {
  if (text === '') return isRequired ? 'required' : undefined
  return text.length > most ? { tooLong: most } : undefined
}

/** What is wrong with an address that mails shall go to. */
export function emailProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'required'
  return parseEmail(text) === undefined ? 'email' : undefined
}
