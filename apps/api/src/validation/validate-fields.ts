import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'

const LONGEST_EMAIL = 254
// ASCII only: lower-casing other letters could produce another person's address.
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)

/** The normalized address, or undefined if it is invalid. Lower-cased, so that one mailbox is one account. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email.toLowerCase() : undefined
}

/** Masked, but recognizable for its owner. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1***')

export type FieldProblem = 'required' | 'email' | 'phone' | { tooLong: number }

/** Throws one 400 that lists every invalid field, in the visitor's language. */
export function validateFields(problems: Record<string, FieldProblem | undefined>, language: Language) {
  const messages = MESSAGES[language].validation
  const invalid = Object.entries(problems).flatMap(([field, problem]) => {
    if (problem === undefined) return []
    const message = typeof problem === 'string' ? messages[problem] : messages.maxLength(problem.tooLong)
    return [[field, [message]]]
  })
  if (invalid.length > 0) throw new ApiError(400, { ...Object.fromEntries(invalid), code: 'invalid' })
}

/** Checks a required text and its length. */
export function textProblem(text: string, most: number, { isRequired = true } = {}): FieldProblem | undefined {
  if (text === '') return isRequired ? 'required' : undefined
  return text.length > most ? { tooLong: most } : undefined
}

/** Checks an email address. */
export function emailProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'required'
  return parseEmail(text) === undefined ? 'email' : undefined
}
