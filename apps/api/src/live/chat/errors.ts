import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import type { LiveState } from '../live-state.ts'

/** Messages for visitors whose chat message or name is refused. */
export const MESSAGES = {
  en: {
    empty: 'Write something first.',
    too_long: 'That is more than 300 characters. Say it in two.',
    name: 'Choose a name with a letter in it.',
    email: 'An e-mail address is no name. Everybody here would read it.',
    taken: 'Somebody here is called that already. Choose another name.',
    name_needed: 'Choose a name before you say something.',
    name_chosen: 'You have a name here already. It stays for the night.',
    muted: 'You cannot say anything more tonight. You can read on.',
    chat_closed: 'Nothing can be said here just now.',
    no_message: 'This message is not there any more.',
    no_chat: 'There is nothing to read here just now.',
  },
  ne: {
    empty: 'पहिले केही लेख्नुहोस्।',
    too_long: 'यो ३०० अक्षरभन्दा लामो भयो। दुई पटक गरी भन्नुहोस्।',
    name: 'कम्तीमा एउटा अक्षर भएको नाम छान्नुहोस्।',
    email: 'इमेल ठेगाना नाम होइन। यहाँ सबैले देख्छन्।',
    taken: 'यो नाम यहाँ अरूले लिइसकेका छन्। अर्को नाम छान्नुहोस्।',
    name_needed: 'केही भन्नुअघि नाम छान्नुहोस्।',
    name_chosen: 'यहाँ तपाईंको नाम छँदै छ। रातभरि यही रहन्छ।',
    muted: 'आज राति तपाईं अरू केही भन्न सक्नुहुन्न। पढ्न भने सक्नुहुन्छ।',
    chat_closed: 'अहिले यहाँ केही भन्न मिल्दैन।',
    no_message: 'यो कुरा अब छैन।',
    no_chat: 'अहिले यहाँ पढ्ने कुरा छैन।',
  },
}

export const chatClosed = (state: LiveState, language: Language) => refuse(409, 'chat_closed', language, { state })
export const nameNeeded = (language: Language) => refuse(409, 'name_needed', language)
export const nameChosen = (name: string, language: Language) => refuse(409, 'name_chosen', language, { name })
export const muted = (language: Language) => refuse(403, 'muted', language)
/** 409, because the date exists. */
export const noMessage = (language: Language) => refuse(409, 'no_message', language)

/** Too many streams: clients fall back to polling. */
export const tooManyReaders = (language: Language) =>
  new ApiError(429, { detail: MESSAGES[language].no_chat, code: 'too_many_streams' }, { 'Retry-After': '30' })

type Code = 'chat_closed' | 'name_needed' | 'name_chosen' | 'muted' | 'no_message'

function refuse(status: number, code: Code, language: Language, more: Record<string, string> = {}) {
  return new ApiError(status, { detail: MESSAGES[language][code], code, ...more })
}
