import { ApiError, businessRefusal } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from './messages.ts'

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].notYours, code: 'permission_denied' })

/** It has gone too far, or not far enough, for what is asked. */
export const wrongState = (detail: string, code = 'wrong_state') => new ApiError(409, { detail, code })

/** The secret of an order alone does not say any more that it is theirs. */
export const notProven = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].prove, code: 'proof_required' })

export const refused = (message: string, code: string) => businessRefusal(message, code)
