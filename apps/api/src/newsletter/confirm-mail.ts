import type { Language } from '../http/language.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'

const WORDS = {
  en: {
    title: 'Shall we write to you?',
    ask: 'Somebody, we hope you, asked us to send news of books, records and nights on the stage to this address.',
    label: 'Yes, write to me',
    unasked: 'It was not you? Then do nothing, and we will not write again.',
  },
  ne: {
    title: 'हामी तपाईंलाई लेखौं?',
    ask: 'कसैले, सायद तपाईंले नै, किताब, गीत र मञ्चका खबर यस ठेगानामा पठाउन भन्नुभएको छ।',
    label: 'हुन्छ, लेख्नुहोस्',
    unasked: 'तपाईंले भन्नुभएको होइन? त्यसो भए केही गर्नु पर्दैन; हामी फेरि लेख्ने छैनौं।',
  },
}

type Question = { email: string; token: string; unsubscribeToken: string; site: string; language: Language }

/** Asks the address itself before anything is sent to it. */
export function confirmMail({ email, token, unsubscribeToken, site, language }: Question): Mail {
  const { title, ask, label, unasked } = WORDS[language]
  const url = `${site}${language === 'ne' ? '/ne' : ''}/newsletter/confirm/${token}`
  return {
    to: email,
    subject: title,
    language,
    unsubscribeUrl: `${site}/v1/api/subscriptions/unsubscribe/${unsubscribeToken}/`,
    ...letter({ language, title, parts: [ask, { label, url }, unasked] }),
  }
}
