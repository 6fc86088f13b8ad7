import { ApiError, businessRefusal, type ErrorBody } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { LiveState } from './live-state.ts'

/** Why nothing is shown in a state; `live` and `replay` are shown. */
const REASONS = {
  scheduled: 'not_started',
  lobby: 'not_started',
  live: null,
  interrupted: 'interrupted',
  ended: 'ended',
  replay: null,
  cancelled: 'cancelled',
} as const

export const reasonAgainst = (state: LiveState) => REASONS[state]

/** Names the products that give access, so that the visitor can buy one. */
export function noTicket({ state, products, language }: { state: LiveState; products: string[]; language: Language }) {
  const { body } = businessRefusal(MESSAGES[language].live.no_ticket, 'no_ticket')
  return new ApiError(406, { ...body, state, products })
}

/** Nothing is shown in this state. */
export function notShown(state: LiveState, language: Language) {
  const code = reasonAgainst(state) ?? 'ended'
  return new ApiError(409, { detail: MESSAGES[language].live[code], code, state })
}

export const watchingElsewhere = (language: Language) => refuse(409, 'watching_elsewhere', language)
export const notWatching = (language: Language) => refuse(409, 'not_watching', language)

export const hashRefused = (code: 'unknown_hash' | 'hash_expired' | 'hash_used_up', language: Language) =>
  businessRefusal(MESSAGES[language].live[code], code)

/** Responses to video players, and to the page when it asks why playback stopped. */
export const HLS_REFUSALS = {
  stranger: (language: Language): ApiError =>
    new ApiError(401, { detail: MESSAGES[language].errors.not_authenticated, code: 'not_authenticated' }),
  tampered: (language: Language): ApiError =>
    new ApiError(403, { detail: MESSAGES[language].errors.permission_denied, code: 'permission_denied' }),
  noTicket: (language: Language) => refuse(403, 'no_ticket', language),
  replaced: watchingElsewhere,
  left: (language: Language) => refuse(410, 'not_watching', language),
  expired: (language: Language) => refuse(410, 'expired', language),
  over: (state: LiveState, language: Language) => {
    const code = reasonAgainst(state) ?? 'expired'
    return new ApiError(410, { detail: MESSAGES[language].live[code], code, state })
  },
  /** The origin fails, or staff have marked the stream as interrupted. */
  interrupted: (language: Language, message?: string) => {
    const body = { detail: message ?? MESSAGES[language].live.interrupted, code: 'interrupted', state: 'interrupted' }
    return new ApiError(503, body, { 'Retry-After': '2' })
  },
}

function refuse(
  status: number,
  code: 'watching_elsewhere' | 'not_watching' | 'expired' | 'no_ticket',
  language: Language,
) {
  const body: ErrorBody = { detail: MESSAGES[language].live[code], code }
  return new ApiError(status, body)
}

/** The message of the organisers in the reader's language, or the other one. */
export const localizedMessage = ({ en, ne }: Partial<Record<Language, string>>, language: Language): string | null =>
  (language === 'ne' ? ne || en : en || ne) || null
