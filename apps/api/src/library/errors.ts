import { ApiError, businessRefusal } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'

export const messageOf = (language: Language, name: keyof (typeof MESSAGES)['en']['library']) =>
  MESSAGES[language].library[name]

/** 410 for access that has ended. */
export const goneFor = (name: 'revoked' | 'ended' | 'oldAddress', language: Language) =>
  new ApiError(410, { detail: MESSAGES[language].library[name], code: GONE_CODES[name] })

const GONE_CODES = { revoked: 'revoked', ended: 'ended', oldAddress: 'address_expired' }

/** Why an item of the library cannot be opened. */
export function notOpen({ state, terms }: { state: string; terms: string }, language: Language): ApiError {
  if (state === 'revoked') return goneFor('revoked', language)
  if (state === 'ended') return businessRefusal(MESSAGES[language].library.ended, 'ended')
  if (state === 'upcoming') return businessRefusal(MESSAGES[language].library.upcoming, 'not_yet')
  if (terms === 'subscription') return businessRefusal(MESSAGES[language].library.pass, 'is_a_pass')
  return businessRefusal(MESSAGES[language].library.noFile, 'no_file')
}

export const forbidden = (name: 'badAddress' | 'otherDevice' | 'otherOwner', language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].library[name], code: FORBIDDEN_CODES[name] })

const FORBIDDEN_CODES = { badAddress: 'bad_address', otherDevice: 'other_device', otherOwner: 'permission_denied' }
