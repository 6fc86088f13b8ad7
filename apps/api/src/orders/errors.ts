import { ApiError, businessRefusal } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].errors.permission_denied, code: 'permission_denied' })

/** The state of the order does not allow this. */
export const wrongState = (detail: string, code = 'wrong_state') => new ApiError(409, { detail, code })

/** The hash alone is no longer enough; the contact must be verified. */
export const notProven = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].orders.proof, code: 'proof_required' })

export const refused = (message: string, code: string) => businessRefusal(message, code)
