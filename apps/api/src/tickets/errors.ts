import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'

type Name = keyof (typeof MESSAGES)['en']['tickets']

export const messageOf = (language: Language, name: Name): string => MESSAGES[language].tickets[name]

export const notLoggedIn = (language: Language) =>
  new ApiError(401, { detail: MESSAGES[language].errors.not_authenticated, code: 'not_authenticated' })

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].errors.permission_denied, code: 'permission_denied' })

/** The state of the ticket does not allow this. */
export const wrongState = (name: Name, code: string, language: Language) =>
  new ApiError(409, { detail: messageOf(language, name), code })
