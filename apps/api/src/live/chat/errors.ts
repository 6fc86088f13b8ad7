import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { LiveState } from '../live-state.ts'

export const chatClosed = (state: LiveState, language: Language) => refuse(409, 'chat_closed', language, { state })
export const nameNeeded = (language: Language) => refuse(409, 'name_needed', language)
export const nameChosen = (name: string, language: Language) => refuse(409, 'name_chosen', language, { name })
export const muted = (language: Language) => refuse(403, 'muted', language)
/** 409, because the date exists. */
export const noMessage = (language: Language) => refuse(409, 'no_message', language)
export const notMutable = (language: Language) => refuse(409, 'not_mutable', language)

/** Too many streams: clients fall back to polling. */
export const tooManyReaders = (language: Language) =>
  new ApiError(429, { detail: MESSAGES[language].chat.no_chat, code: 'too_many_streams' }, { 'Retry-After': '30' })

type Code = 'chat_closed' | 'name_needed' | 'name_chosen' | 'muted' | 'no_message' | 'not_mutable'

function refuse(status: number, code: Code, language: Language, more: Record<string, string> = {}) {
  return new ApiError(status, { detail: MESSAGES[language].chat[code], code, ...more })
}
