import { ApiError, businessRefusal } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'

const MESSAGES = {
  en: {
    used: 'This link can no longer be used. Ask for a new one.',
    wrong: 'This code is not the one we sent, or it can no longer be used.',
  },
  ne: {
    used: 'यो लिङ्क अब चल्दैन। नयाँ माग्नुहोस्।',
    wrong: 'यो हामीले पठाएको कोड होइन, वा यो अब चल्दैन।',
  },
}

/** Used, too old, replaced or never made: which of these is nobody's business. */
export const linkNotUsable = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].used, code: 'link_not_usable' })

export const wrongCode = (language: Language) => businessRefusal(MESSAGES[language].wrong, 'wrong_code')
