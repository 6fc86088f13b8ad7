import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'

/** Error messages of tickets. */
const MESSAGES = {
  en: {
    login: 'You need to login to perform this action.',
    notYours: 'You do not have permission to perform this action.',
    revoked: 'This ticket was given back and lets nobody in any more.',
    used: 'Somebody has come in with this ticket already.',
    ended: 'This evening is over.',
    tooManyCodes: 'This ticket has had so many codes that it gets no further one.',
    ownAddress: 'This is your own address. Enter that of whom it is for.',
    linkNotUsable: 'This link can no longer be used. Ask whoever sent it for a new one.',
    notSoldOut: 'There are still tickets. You need not wait.',
    notOnSale: 'These tickets are not sold at the moment, so that nobody waits for them.',
    unknownType: 'There are no such tickets for this event.',
    tooManyPlaces: 'So many places cannot be had at once.',
    offerOver: 'The time to take these places is over. They went to whoever was next.',
    scannedAt: 'Enter a time such as 2026-11-28T12:15:00Z.',
  },
  ne: {
    login: 'यो गर्न लग इन गर्नुपर्छ।',
    notYours: 'तपाईंलाई यो गर्ने अनुमति छैन।',
    revoked: 'यो टिकट फिर्ता भइसक्यो। यसबाट कोही भित्र जान पाउँदैन।',
    used: 'यो टिकटबाट कोही भित्र गइसक्यो।',
    ended: 'यो साँझ सकियो।',
    tooManyCodes: 'यो टिकटको कोड धेरै पटक फेरियो। अब फेर्न मिल्दैन।',
    ownAddress: 'यो तपाईंकै ठेगाना हो। जसलाई दिने हो, उहाँको ठेगाना लेख्नुहोस्।',
    linkNotUsable: 'यो लिङ्क अब चल्दैन। पठाउनेलाई नयाँ लिङ्क माग्नुहोस्।',
    notSoldOut: 'टिकट अझै छन्। पर्खनु पर्दैन।',
    notOnSale: 'यी टिकट अहिले बिक्रीमा छैनन्, त्यसैले पर्खन मिल्दैन।',
    unknownType: 'यस कार्यक्रमको यस्तो टिकट छैन।',
    tooManyPlaces: 'एकैपटक यति धेरै ठाउँ पाइँदैन।',
    offerOver: 'यी ठाउँ लिने समय सकियो। पछिको व्यक्तिलाई दिइयो।',
    scannedAt: 'समय 2026-11-28T12:15:00Z जस्तो गरी लेख्नुहोस्।',
  },
} satisfies Record<Language, Record<string, string>>

type Name = keyof (typeof MESSAGES)['en']

export const messageOf = (language: Language, name: Name): string => MESSAGES[language][name]

export const notLoggedIn = (language: Language) =>
  new ApiError(401, { detail: messageOf(language, 'login'), code: 'not_authenticated' })

export const notYours = (language: Language) =>
  new ApiError(403, { detail: messageOf(language, 'notYours'), code: 'permission_denied' })

/** The state of the ticket does not allow this. */
export const wrongState = (name: Name, code: string, language: Language) =>
  new ApiError(409, { detail: messageOf(language, name), code })
