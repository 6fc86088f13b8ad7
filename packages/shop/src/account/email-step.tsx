import { listSocialProviders, type SocialProvider } from '@dabali/api-client'
import { TextField } from '@dabali/ui/text-field'
import { MAGIC_LINK_ACTION, SOCIAL_ACTION } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { Visit } from '../visit/visit.ts'
import { accountTexts } from './account-texts.ts'
import styles from './login-screen.module.css'
import { OnceForm } from './once-form.tsx'

type EmailStepProps = { visit: Visit; next: string; email: string; error: string | undefined }

/** Asks for the address to which the way in is sent; other ways stand below. */
export async function EmailStep({ visit, next, email, error }: EmailStepProps) {
  const { client, language } = visit
  const t = talk(accountTexts(language), language)
  // Without the list the mail is still a way in.
  const providers: SocialProvider[] = await listSocialProviders(client).catch(() => [])
  return (
    <>
      <OnceForm action={MAGIC_LINK_ACTION} language={language} submitText={t('loginSend')}>
        <input type="hidden" name="next" value={next} />
        <TextField
          name="email"
          type="email"
          label={t('loginEmail')}
          hint={t('loginEmailHint')}
          defaultValue={email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
        />
      </OnceForm>
      {providers.length > 0 && (
        <section className={styles.others} aria-labelledby="other-ways">
          <h2 className={styles.others_heading} id="other-ways">
            {t('loginOther')}
          </h2>
          {providers.map(({ name, label }) => (
            <OnceForm
              key={name}
              action={SOCIAL_ACTION}
              language={language}
              kind="plain"
              submitText={t('loginWith', { provider: label })}
            >
              <input type="hidden" name="provider" value={name} />
              <input type="hidden" name="next" value={next} />
            </OnceForm>
          ))}
        </section>
      )}
    </>
  )
}
