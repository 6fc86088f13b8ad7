import type { Language } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/text-field'
import { createTranslator } from '../i18n/translator.ts'
import { SUBSCRIBE_ACTION } from '../paths.ts'
import { newsletterMessages } from './newsletter-messages.ts'
import styles from './signup-form.module.css'
import form from './subscription-form.module.css'

/** The offer of a letter, for the foot of a page that is the same for everyone: a plain form, which brings no script. */
export function SignupForm({ language }: { language: Language }) {
  const t = createTranslator(newsletterMessages(language), language)
  return (
    <section className={styles.letter}>
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
        <Button type="submit">{t('send')}</Button>
      </form>
    </section>
  )
}
