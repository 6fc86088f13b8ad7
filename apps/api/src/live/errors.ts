import { ApiError, businessRefusal, type ErrorBody } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import type { LiveState } from './live-state.ts'

/** Messages for visitors who cannot watch. */
export const MESSAGES = {
  en: {
    no_ticket: 'You need a ticket for the stream to watch this.',
    not_started: 'The stream has not started yet.',
    interrupted: 'The stream is interrupted. It will go on here as soon as it can.',
    ended: 'This stream has ended.',
    cancelled: 'This event has been cancelled.',
    watching_elsewhere: 'You are already watching on another device. You can watch here instead.',
    not_watching: 'This device is not watching any more. Start again.',
    expired: 'This has expired. Start again.',
    notLoggedIn: 'You need to login to perform this action.',
    notYours: 'You do not have permission to perform this action.',
    unknown_hash: 'This access link is not known.',
    hash_expired: 'This access link has expired.',
    hash_used_up: 'This access link has been used up.',
    device: 'Say which device this is.',
    expiry: 'It must be a time within the next five years.',
  },
  ne: {
    no_ticket: 'यो हेर्न प्रसारणको टिकट चाहिन्छ।',
    not_started: 'प्रसारण अझै सुरु भएको छैन।',
    interrupted: 'प्रसारण रोकिएको छ। सक्नेबित्तिकै यहीँबाट अघि बढ्छ।',
    ended: 'यो प्रसारण सकियो।',
    cancelled: 'यो कार्यक्रम रद्द भयो।',
    watching_elsewhere: 'तपाईं अर्को उपकरणमा हेर्दै हुनुहुन्छ। चाहे यहीँ हेर्न सक्नुहुन्छ।',
    not_watching: 'यो उपकरणमा हेर्ने क्रम टुटिसक्यो। फेरि सुरु गर्नुहोस्।',
    expired: 'यसको म्याद सकियो। फेरि सुरु गर्नुहोस्।',
    notLoggedIn: 'यो गर्न लग इन गर्नुपर्छ।',
    notYours: 'तपाईंलाई यो गर्ने अनुमति छैन।',
    unknown_hash: 'यो पहुँच लिङ्क चिनिएन।',
    hash_expired: 'यो पहुँच लिङ्कको म्याद सकियो।',
    hash_used_up: 'यो पहुँच लिङ्क प्रयोग भइसक्यो।',
    device: 'यो कुन उपकरण हो, भन्नुहोस्।',
    expiry: 'समय अबको पाँच वर्षभित्रको हुनुपर्छ।',
  },
}

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
  const { body } = businessRefusal(MESSAGES[language].no_ticket, 'no_ticket')
  return new ApiError(406, { ...body, state, products })
}

/** Nothing is shown in this state. */
export function notShown(state: LiveState, language: Language) {
  const code = reasonAgainst(state) ?? 'ended'
  return new ApiError(409, { detail: MESSAGES[language][code], code, state })
}

export const watchingElsewhere = (language: Language) => refuse(409, 'watching_elsewhere', language)
export const notWatching = (language: Language) => refuse(409, 'not_watching', language)

export const hashRefused = (code: 'unknown_hash' | 'hash_expired' | 'hash_used_up', language: Language) =>
  businessRefusal(MESSAGES[language][code], code)

/** Responses to video players, and to the page when it asks why playback stopped. */
export const HLS_REFUSALS = {
  stranger: (language: Language): ApiError =>
    new ApiError(401, { detail: MESSAGES[language].notLoggedIn, code: 'not_authenticated' }),
  tampered: (language: Language): ApiError =>
    new ApiError(403, { detail: MESSAGES[language].notYours, code: 'permission_denied' }),
  noTicket: (language: Language) => refuse(403, 'no_ticket', language),
  replaced: watchingElsewhere,
  left: (language: Language) => refuse(410, 'not_watching', language),
  expired: (language: Language) => refuse(410, 'expired', language),
  over: (state: LiveState, language: Language) => {
    const code = reasonAgainst(state) ?? 'expired'
    return new ApiError(410, { detail: MESSAGES[language][code], code, state })
  },
  /** The origin fails, or staff have marked the stream as interrupted. */
  interrupted: (language: Language, message?: string) => {
    const body = { detail: message ?? MESSAGES[language].interrupted, code: 'interrupted', state: 'interrupted' }
    return new ApiError(503, body, { 'Retry-After': '2' })
  },
}

function refuse(
  status: number,
  code: 'watching_elsewhere' | 'not_watching' | 'expired' | 'no_ticket',
  language: Language,
) {
  const body: ErrorBody = { detail: MESSAGES[language][code], code }
  return new ApiError(status, body)
}

/** The message of the organisers in the reader's language, or the other one. */
export const localizedMessage = ({ en, ne }: Partial<Record<Language, string>>, language: Language): string | null =>
  (language === 'ne' ? ne || en : en || ne) || null
