import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import type { Metadata } from 'next'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import { SUBSCRIBE_ACTION } from '../paths.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import styles from './newsletter-signup.module.css'
import form from './subscription-form.module.css'
import type { SubscriptionProblem } from './subscription-problem.ts'

export const newsletterMessages = loadMessages({ en, ne })

export type SubscriptionMessageKey = 'email' | 'subscribe' | 'sent' | SubscriptionProblem

/** The texts of the form, for the client component. */
export function subscriptionMessages(language: Language): Messages<SubscriptionMessageKey> {
  const { email, subscribe, sent, problemEmail, problemTooMany, problemFailed } = newsletterMessages(language)
  return { email, subscribe, sent, problemEmail, problemTooMany, problemFailed }
}

export const newsletterMetadata = (language: Language): Metadata => ({
  title: createTranslator(newsletterMessages(language), language)('title'),
  robots: { index: false },
  // The URL may contain a secret token, so no referrer is sent to other sites.
  referrer: 'same-origin',
})

/** The signup form for static pages: a plain form without scripts. */
export function SignupForm({ language }: { language: Language }) {
  const t = createTranslator(newsletterMessages(language), language)
  return (
    <section className={styles.signup}>
      <div>
        <h2 className={styles.heading}>{t('heading')}</h2>
        <p className={styles.text}>{t('text')}</p>
      </div>
      <form className={form.form} method="post" action={SUBSCRIBE_ACTION}>
        <input type="hidden" name="language" value={language} />
        <TextField
          name="email"
          id="letter-email"
          type="email"
          label={t('email')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit">{t('subscribe')}</Button>
      </form>
    </section>
  )
}
