import { getMagicLink, type MagicLink } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { FailedPart } from '../errors/failed-part.tsx'
import { HOME_PATH, LOGIN_PATH, magicLoginAction, magicLoginPath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { accountTexts } from './account-texts.ts'
import { BarePage } from './bare-page.tsx'
import { isLoginProblem, LOGIN_PROBLEMS } from './login-problem.ts'
import styles from './login-screen.module.css'
import type { LoginQuery } from './login-screen.tsx'
import { OnceForm } from './once-form.tsx'

type MagicLoginScreenProps = { visit: Visit; token: string; query: LoginQuery }

// Which of the hour is over is not known here.
const LONGEST_WAIT_MINUTES = 60
/** The answer of the API to a login with it. */
const LINK_OVER = 409

/** Where the link of a mail leads. Looking changes nothing, because programs that read mails look, too. */
export async function MagicLoginScreen({ visit, token, query }: MagicLoginScreenProps) {
  const { client, language } = visit
  const t = talk(accountTexts(language), language)
  const path = magicLoginPath(token)
  const { problem } = query
  const link: MagicLink | undefined = await getMagicLink(client, { token }).catch(visit.fail)
  if (!link) {
    return (
      <BarePage visit={visit} path={path}>
        <FailedPart language={language} message={t('linkAway')} advice={t('linkAwayText')} />
      </BarePage>
    )
  }
  if (!link.is_usable && visit.isLoggedIn) {
    return (
      <BarePage visit={visit} path={path} heading={t('linkDone')}>
        <p>{t('linkDoneText')}</p>
        <a className={buttonClasses({ kind: 'main', wide: true })} href={localPath(language, HOME_PATH)}>
          {t('goHome')}
        </a>
      </BarePage>
    )
  }
  if (!link.is_usable) {
    visit.fail({ status: LINK_OVER })
    return (
      <BarePage visit={visit} path={path}>
        <FailedPart language={language} status={LINK_OVER} message={t('linkOver')} advice={t('linkOverText')}>
          <a className={buttonClasses({ kind: 'plain' })} href={localPath(language, LOGIN_PATH)}>
            {t('linkNew')}
          </a>
        </FailedPart>
      </BarePage>
    )
  }
  failForm(visit, problem)
  return (
    <BarePage visit={visit} path={path} heading={t('linkTitle')}>
      {isLoginProblem(problem) && (
        <ErrorSummary
          heading={t('problemHeading')}
          errors={[{ text: t(LOGIN_PROBLEMS[problem], { minutes: LONGEST_WAIT_MINUTES }) }]}
        />
      )}
      <p>
        {t('linkLead')} <strong className={styles.address}>{link.email}</strong>
      </p>
      <OnceForm action={magicLoginAction(token)} language={language} submitText={t('linkContinue')} />
      <p className={styles.quiet}>{t('linkText')}</p>
    </BarePage>
  )
}
