import { type MagicLink, showMagicLink } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button-classes'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { HOME_PATH, LOGIN_PATH, magicLoginAction, magicLoginPath } from '../paths.ts'
import { talk } from '../texts/talk.ts'
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

/** Where the link of a mail leads. Looking changes nothing, because programs that read mails look, too. */
export async function MagicLoginScreen({ visit, token, query }: MagicLoginScreenProps) {
  const { client, language } = visit
  const t = talk(accountTexts(language), language)
  const path = magicLoginPath(token)
  const { problem } = query
  const link: MagicLink | undefined = await showMagicLink(client, { token }).catch(() => undefined)
  if (!link) {
    const way = { href: localPath(language, path), text: t('retry') }
    return <Stopped visit={visit} path={path} heading={t('linkAway')} text={t('linkAwayText')} way={way} />
  }
  if (!link.is_usable && visit.isLoggedIn) {
    const way = { href: localPath(language, HOME_PATH), text: t('goHome') }
    return <Stopped visit={visit} path={path} heading={t('linkDone')} text={t('linkDoneText')} way={way} />
  }
  if (!link.is_usable) {
    const way = { href: localPath(language, LOGIN_PATH), text: t('linkNew') }
    return <Stopped visit={visit} path={path} heading={t('linkOver')} text={t('linkOverText')} way={way} />
  }
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

type StoppedProps = {
  visit: Visit
  path: string
  heading: string
  text: string
  way: { href: string; text: string }
}

/** No further here: why, and the one way on, as a full load. */
function Stopped({ way, text, ...page }: StoppedProps) {
  return (
    <BarePage {...page}>
      <p>{text}</p>
      <a className={buttonClasses({ kind: 'main', wide: true })} href={way.href}>
        {way.text}
      </a>
    </BarePage>
  )
}
