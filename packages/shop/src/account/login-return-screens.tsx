import { getMagicLink, type MagicLink } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { buttonClasses } from '@dabali/ui/button'
import { ErrorSummary } from '@dabali/ui/error-summary'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { errorScreenTexts, FailedPart } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import {
  HOME_PATH,
  LOGIN_PATH,
  magicLoginAction,
  magicLoginPath,
  socialCompleteAction,
  socialCompletePath,
} from '../paths.ts'
import { LINK_OVER, setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { accountMessages } from './account-messages.ts'
import { isLoginProblem, LOGIN_PROBLEMS } from './login-flow.ts'
import styles from './login-screen.module.css'
import { LoginDestination, type LoginQuery, readDraft } from './login-screen.tsx'
import { MinimalLayout } from './minimal-layout.tsx'
import { SingleSubmitForm } from './single-submit-form.tsx'
import { SocialCompletion } from './social-completion.tsx'

type MagicLoginScreenProps = { context: RequestContext; token: string; query: LoginQuery }

// The remaining minutes are unknown here.
const LONGEST_WAIT_MINUTES = 60
const FORBIDDEN = 403

/** The page of a login link. GET changes nothing, because mail scanners follow links. */
export async function MagicLoginScreen({ context, token, query }: MagicLoginScreenProps) {
  const { client, language } = context
  const t = createTranslator(accountMessages(language), language)
  const path = magicLoginPath(token)
  const { problem } = query
  const link: MagicLink | undefined = await getMagicLink(client, { token }).catch(context.fail)
  if (!link) {
    return (
      <MinimalLayout context={context} path={path}>
        <FailedPart language={language} message={t('linkFailed')} advice={t('linkFailedText')} />
      </MinimalLayout>
    )
  }
  if (!link.is_usable && context.isLoggedIn) {
    return (
      <MinimalLayout context={context} path={path} heading={t('linkDone')}>
        <p>{t('linkDoneText')}</p>
        <a className={buttonClasses({ kind: 'main', wide: true })} href={localPath(language, HOME_PATH)}>
          {t('goHome')}
        </a>
      </MinimalLayout>
    )
  }
  if (!link.is_usable) {
    context.fail({ status: LINK_OVER })
    return (
      <MinimalLayout context={context} path={path}>
        <FailedPart language={language} status={LINK_OVER} heading={t('linkExpired')} message={t('linkExpiredText')}>
          <a className={buttonClasses({ kind: 'plain' })} href={localPath(language, LOGIN_PATH)}>
            {t('linkNew')}
          </a>
        </FailedPart>
      </MinimalLayout>
    )
  }
  setFormStatus(context, problem)
  return (
    <MinimalLayout
      context={context}
      path={path}
      heading={t('linkTitle')}
      beside={
        <LoginDestination next={(await readDraft())?.next ?? HOME_PATH} site={context.site} language={language} />
      }
    >
      {isLoginProblem(problem) && (
        <ErrorSummary
          heading={t('problemHeading')}
          errors={[{ text: t(LOGIN_PROBLEMS[problem], { minutes: LONGEST_WAIT_MINUTES }) }]}
        />
      )}
      <p>
        {t('linkLead')} <strong className={styles.address}>{link.email}</strong>
      </p>
      <SingleSubmitForm action={magicLoginAction(token)} language={language} submitText={t('linkSubmit')} />
      <p className={styles.quiet}>{t('linkText')}</p>
    </MinimalLayout>
  )
}

type SocialCompleteScreenProps = { context: RequestContext; provider: string; query: LoginQuery }

/** The callback page of a social provider: it completes the login by script, or by a form without scripts. */
export async function SocialCompleteScreen({ context, provider, query }: SocialCompleteScreenProps) {
  const { language } = context
  const path = socialCompletePath(provider)
  const draft = await readDraft()
  // The callback URL has no language: redirect to that of the draft.
  if (draft && draft.language !== language) redirect(localPath(draft.language, `${path}?${queryText(query)}`) as Route)
  const texts = accountMessages(language)
  const t = createTranslator(texts, language)
  const [code, state, iss] = [textOf(query['code']), textOf(query['state']), textOf(query['iss'])]
  if (!code || !state) {
    const isCancelled = query['error'] === 'access_denied'
    setFormStatus(context, isCancelled ? 'cancelled' : 'login_failed')
    const said = isCancelled
      ? { status: FORBIDDEN, heading: t('socialCancelled'), message: t('socialCancelledText') }
      : { message: t(LOGIN_PROBLEMS.login_failed) }
    return (
      <MinimalLayout context={context} path={path}>
        <FailedPart language={language} {...said}>
          <a className={buttonClasses({ kind: 'plain' })} href={localPath(language, LOGIN_PATH)}>
            {t('socialBack')}
          </a>
        </FailedPart>
      </MinimalLayout>
    )
  }
  const { headings, home, homeHref } = errorScreenTexts(language)
  const returned = { provider, code, state, ...(iss && { iss }) }
  const form = (
    <SingleSubmitForm action={socialCompleteAction(provider)} language={language} submitText={t('linkSubmit')}>
      {Object.entries({ code, state, iss }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SingleSubmitForm>
  )
  return (
    <MinimalLayout context={context} path={path}>
      <SocialCompletion
        returned={returned}
        texts={texts}
        errorTexts={{ headings, home, homeHref }}
        language={language}
        form={form}
      />
    </MinimalLayout>
  )
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

function queryText(query: LoginQuery) {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(entries).toString()
}
