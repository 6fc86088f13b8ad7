import type { Language } from '@dabali/domain'
import { TextField } from '@dabali/ui/text-field'
import { CODE_ACTION, MAGIC_LINK_ACTION } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { accountTexts } from './account-texts.ts'
import type { LoginDraft } from './login-draft.ts'
import styles from './login-screen.module.css'
import { OnceForm } from './once-form.tsx'

// Somebody may copy it with spaces around it or between its digits.
const LONGEST_CODE = 16

type CodeStepProps = {
  language: Language
  draft: LoginDraft
  waitSeconds: number
  isSentAgain: boolean
  error: string | undefined
  otherAddress: string
}

/** The mail is on its way: its link is one way on, its code the other. */
export function CodeStep({ language, draft, waitSeconds, isSentAgain, error, otherAddress }: CodeStepProps) {
  const t = talk(accountTexts(language), language)
  return (
    <>
      <p>
        {t('codeLead')} <strong className={styles.address}>{draft.email}</strong>
      </p>
      <p className={styles.quiet}>{t('codeText')}</p>
      {isSentAgain && (
        <p className={styles.notice} role="status">
          {t('codeSentAgain')}
        </p>
      )}
      <div className={styles.code}>
        <OnceForm action={CODE_ACTION} language={language} submitText={t('codeEnter')}>
          <TextField
            name="code"
            label={t('codeField')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={LONGEST_CODE}
            required
            error={error}
          />
        </OnceForm>
      </div>
      <div className={styles.ways}>
        <OnceForm
          action={MAGIC_LINK_ACTION}
          language={language}
          kind="plain"
          submitText={t('codeAgain')}
          waitSeconds={waitSeconds}
        >
          <input type="hidden" name="again" value="1" />
          <input type="hidden" name="next" value={draft.next} />
        </OnceForm>
        <a className={styles.way} href={otherAddress}>
          {t('codeOther')}
        </a>
      </div>
    </>
  )
}
