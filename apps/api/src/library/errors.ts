import { ApiError, businessRefusal } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'

const MESSAGES = {
  en: {
    revoked: 'This was given back and can no longer be opened.',
    ended: 'The time for this is over.',
    upcoming: 'This can be opened once its day has come.',
    noFile: 'There is nothing to open here yet.',
    pass: 'A pass is not opened by itself: open one of the works that it covers.',
    noPass: 'None of your passes opens this.',
    unknownProduct: 'There is no such product.',
    badAddress: 'This address is not valid.',
    oldAddress: 'This address has expired. Open the work again.',
    otherDevice: 'This address belongs to another device. Open the work again.',
    otherOwner: 'This order belongs to an account. Log in with it to open what it holds.',
    fork: 'You have come to another place on another device.',
    giftTaken: 'This gift has already been taken.',
  },
  ne: {
    revoked: 'यो फिर्ता भइसक्यो; अब खोल्न मिल्दैन।',
    ended: 'यसको समय सकियो।',
    upcoming: 'यो आफ्नो दिन आएपछि खोल्न मिल्छ।',
    noFile: 'यहाँ अहिलेसम्म खोल्ने केही छैन।',
    pass: 'पास आफैँ खुल्दैन: यसले समेटेको कुनै कृति खोल्नुहोस्।',
    noPass: 'तपाईंको कुनै पासले यो खोल्दैन।',
    unknownProduct: 'यस्तो सामान छैन।',
    badAddress: 'यो ठेगाना मान्य छैन।',
    oldAddress: 'यो ठेगानाको म्याद सकियो। कृति फेरि खोल्नुहोस्।',
    otherDevice: 'यो ठेगाना अर्को उपकरणको हो। कृति फेरि खोल्नुहोस्।',
    otherOwner: 'यो अर्डर एउटा खाताको हो। भित्रका कृति खोल्न त्यही खाताले लग इन गर्नुहोस्।',
    fork: 'अर्को उपकरणमा तपाईं अर्कै ठाउँमा हुनुहुन्छ।',
    giftTaken: 'यो उपहार लिइसकिएको छ।',
  },
}

export const messageOf = (language: Language, name: keyof (typeof MESSAGES)['en']) => MESSAGES[language][name]

/** 410 for access that has ended. */
export const goneFor = (name: 'revoked' | 'ended' | 'oldAddress', language: Language) =>
  new ApiError(410, { detail: MESSAGES[language][name], code: GONE_CODES[name] })

const GONE_CODES = { revoked: 'revoked', ended: 'ended', oldAddress: 'address_expired' }

/** Why an item of the library cannot be opened. */
export function notOpen({ state, terms }: { state: string; terms: string }, language: Language): ApiError {
  if (state === 'revoked') return goneFor('revoked', language)
  if (state === 'ended') return businessRefusal(MESSAGES[language].ended, 'ended')
  if (state === 'upcoming') return businessRefusal(MESSAGES[language].upcoming, 'not_yet')
  if (terms === 'subscription') return businessRefusal(MESSAGES[language].pass, 'is_a_pass')
  return businessRefusal(MESSAGES[language].noFile, 'no_file')
}

export const forbidden = (name: 'badAddress' | 'otherDevice' | 'otherOwner', language: Language) =>
  new ApiError(403, { detail: MESSAGES[language][name], code: FORBIDDEN_CODES[name] })

const FORBIDDEN_CODES = { badAddress: 'bad_address', otherDevice: 'other_device', otherOwner: 'permission_denied' }
