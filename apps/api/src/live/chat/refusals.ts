import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import type { LiveState } from '../live-state.ts'
import { MESSAGES } from './messages.ts'

export const chatClosed = (state: LiveState, language: Language) => refuse(409, 'chat_closed', language, { state })
export const nameNeeded = (language: Language) => refuse(409, 'name_needed', language)
export const nameChosen = (name: string, language: Language) => refuse(409, 'name_chosen', language, { name })
export const muted = (language: Language) => refuse(403, 'muted', language)
/** The page is about the night and not about the message: this is no 404. */
export const noMessage = (language: Language) => refuse(409, 'no_message', language)

/** There are as many readers as this process can serve: they ask from time to time instead. */
export const tooManyReaders = (language: Language) =>
  new ApiError(429, { detail: MESSAGES[language].no_chat, code: 'too_many_streams' }, { 'Retry-After': '30' })

type Code = 'chat_closed' | 'name_needed' | 'name_chosen' | 'muted' | 'no_message'

function refuse(status: number, code: Code, language: Language, more: Record<string, string> = {}) {
  return new ApiError(status, { detail: MESSAGES[language][code], code, ...more })
}
