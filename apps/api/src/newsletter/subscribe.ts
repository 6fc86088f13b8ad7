import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../http/language.ts'
import { renderMail } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { createToken, hashToken } from '../tokens/tokens.ts'
import type { NewsletterQueries } from './queries.ts'

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
    ...renderMail({ language, title, parts: [ask, { label, url }, unasked] }),
  }
}

type Wish = { email: string; site: string; language: Language }

/** Does the same for an address that is subscribed and for one that is not, so that nobody learns which it is. */
export function subscribe(queries: Pick<NewsletterQueries, 'inTransaction'>, { email, site, language }: Wish) {
  const token = createToken()
  return queries.inTransaction(async (inside) => {
    const { unsubscribe_token: unsubscribeToken } = await inside.keepWish({
      id: randomUUIDv7(),
      email,
      language,
      confirm_hash: hashToken(token),
      // It only ends what nobody wants any more, and stands in every newsletter: it is kept as it is.
      unsubscribe_token: createToken(),
    })
    await inside.addMail(confirmMail({ email, token, unsubscribeToken, site, language }))
  })
}
