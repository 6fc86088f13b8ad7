import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../http/language.ts'
import { renderMail } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { createToken, hashToken } from '../tokens/tokens.ts'
import type { NewsletterQueries } from './queries.ts'

const TEXTS = {
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

type Confirmation = { email: string; token: string; unsubscribeToken: string; site: string; language: Language }

/** Double opt-in: nothing else is sent until the owner of the address confirms. */
function confirmMail({ email, token, unsubscribeToken, site, language }: Confirmation): Mail {
  const { title, ask, label, unasked } = TEXTS[language]
  const url = `${site}${language === 'ne' ? '/ne' : ''}/newsletter/confirm/${token}`
  return {
    to: email,
    subject: title,
    language,
    unsubscribeUrl: `${site}/v1/api/subscriptions/unsubscribe/${unsubscribeToken}/`,
    ...renderMail({ language, title, parts: [ask, { label, url }, unasked] }),
  }
}

type NewSubscription = { email: string; site: string; language: Language }

/** Behaves the same for subscribed and unknown addresses, so that the response does not reveal which it is. */
export function subscribe(
  queries: Pick<NewsletterQueries, 'inTransaction'>,
  { email, site, language }: NewSubscription,
) {
  const token = createToken()
  return queries.inTransaction(async (inside) => {
    const { unsubscribe_token: unsubscribeToken } = await inside.upsertSubscription({
      id: randomUUIDv7(),
      email,
      language,
      confirm_hash: hashToken(token),
      // Stored unhashed: every newsletter contains it, and it can only unsubscribe.
      unsubscribe_token: createToken(),
    })
    await inside.addMail(confirmMail({ email, token, unsubscribeToken, site, language }))
  })
}
