import { getEvent, listSocialProviders, type SocialProvider } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { TextField } from '@dabali/ui/field'
import { textLanguage } from '@dabali/ui/text'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { CODE_ACTION, LOGIN_PATH, MAGIC_LINK_ACTION, SOCIAL_ACTION } from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext, Site } from '../server-request/request-context.ts'
import { type AccountMessageKey, accountMessages } from './account-messages.ts'
import {
  isLoginProblem,
  LOGIN_DRAFT_COOKIE,
  LOGIN_PROBLEMS,
  type LoginDraft,
  type LoginProblem,
  loginRedirect,
  readLoginDraft,
  secondsUntil,
} from './login-flow.ts'
import loginScreenStyles from './login-screen.module.css'
import { MinimalLayout } from './minimal-layout.tsx'
import { SingleSubmitForm } from './single-submit-form.tsx'

// Allows for spaces that were copied with the code.
const LONGEST_CODE = 16

type CodeStepProps = {
  language: Language
  draft: LoginDraft
  waitSeconds: number
  isSentAgain: boolean
  error: string | undefined
  otherAddress: string
}

/** The second step: the email is sent, and its code can be typed here. */
function CodeStep({ language, draft, waitSeconds, isSentAgain, error, otherAddress }: CodeStepProps) {
  const t = createTranslator(accountMessages(language), language)
  return (
    <>
      <p>
        {t('codeLead')} <strong className={loginScreenStyles.address}>{draft.email}</strong>
      </p>
      <p className={loginScreenStyles.quiet}>{t('codeText')}</p>
      {isSentAgain && (
        <p className={loginScreenStyles.notice} role="status">
          {t('codeSentAgain')}
        </p>
      )}
      <div className={loginScreenStyles.code}>
        <SingleSubmitForm action={CODE_ACTION} language={language} submitText={t('codeSubmit')}>
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
        </SingleSubmitForm>
      </div>
      <div className={loginScreenStyles.actions}>
        <SingleSubmitForm
          action={MAGIC_LINK_ACTION}
          language={language}
          kind="plain"
          submitText={t('codeAgain')}
          waitSeconds={waitSeconds}
        >
          <input type="hidden" name="again" value="1" />
          <input type="hidden" name="next" value={draft.next} />
        </SingleSubmitForm>
        <a className={loginScreenStyles.link} href={otherAddress}>
          {t('codeOther')}
        </a>
      </div>
    </>
  )
}

type EmailStepProps = { context: RequestContext; next: string; email: string; error: string | undefined }

/** The first step: the email address, and the social providers. */
async function EmailStep({ context, next, email, error }: EmailStepProps) {
  const { client, language } = context
  const t = createTranslator(accountMessages(language), language)
  // Without the list, login by email still works.
  const providers: SocialProvider[] = await listSocialProviders(client).catch(() => [])
  return (
    <>
      <SingleSubmitForm action={MAGIC_LINK_ACTION} language={language} submitText={t('loginSend')}>
        <input type="hidden" name="next" value={next} />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t('loginEmailHint')}
          defaultValue={email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
        />
      </SingleSubmitForm>
      {providers.length > 0 && (
        <section className={loginScreenStyles.others} aria-labelledby="other-ways">
          <h2 className={loginScreenStyles.othersHeading} id="other-ways">
            {t('loginOr')}
          </h2>
          {providers.map(({ name, label }) => (
            <SingleSubmitForm
              key={name}
              action={SOCIAL_ACTION}
              language={language}
              kind="plain"
              submitText={t('loginWith', { provider: label })}
            >
              <input type="hidden" name="provider" value={name} />
              <input type="hidden" name="next" value={next} />
            </SingleSubmitForm>
          ))}
        </section>
      )}
    </>
  )
}

/** The query of the login page; a repeated key is ignored. */
export type LoginQuery = Readonly<Record<string, string | string[] | undefined>>

const SECONDS_IN_MINUTE = 60
/** The field that a problem is about. */
const FIELDS: Partial<Record<LoginProblem, string>> = { email: 'email', gone: 'email', code: 'code' }

/** The login page: by email link and code, or with a social provider. There are no passwords. */
export async function LoginScreen({ context, query }: { context: RequestContext; query: LoginQuery }) {
  const { language } = context
  const t = createTranslator(accountMessages(language), language)
  const draft = await readDraft()
  const isCode = query['step'] === 'code' && Boolean(draft?.email)
  const problem = isLoginProblem(query['problem']) ? query['problem'] : missingDraftProblem(query, isCode)
  setFormStatus(context, problem)
  const next = loginRedirect(String(query['next'] ?? ''), context.storeData, draft)
  // The seconds are counted from the request; a prefetch has none.
  await connection()
  const wait = secondsUntil(draft?.waitUntil)
  return (
    <MinimalLayout
      context={context}
      path={LOGIN_PATH}
      heading={isCode ? t('codeTitle') : t('loginTitle')}
      beside={
        <LoginDestination
          next={next}
          site={context.site}
          language={language}
          event={await streamTitle(context, next)}
        />
      }
    >
      {problem && (
        <ErrorSummary
          heading={t('problemHeading')}
          errors={[{ ...fieldOf(problem), text: problemText(t, problem, wait) }]}
        />
      )}
      {isCode && draft ? (
        <CodeStep
          language={language}
          draft={draft}
          waitSeconds={wait}
          isSentAgain={query['sent'] === 'again' && !problem}
          error={problem === 'code' ? t('problemCode') : undefined}
          otherAddress={localPath(language, LOGIN_PATH)}
        />
      ) : (
        <EmailStep
          context={context}
          next={next}
          email={draft?.email ?? ''}
          error={problem === 'email' ? t('problemEmail') : undefined}
        />
      )}
    </MinimalLayout>
  )
}

/** Where the login leads, by the beginning of the path. */
const DESTINATIONS = [
  ['/library', 'library'],
  ['/order', 'orders'],
  ['/profile', 'account'],
  ['/saved', 'account'],
  ['/following', 'account'],
  ['/checkout', 'checkout'],
  ['/tickets', 'tickets'],
  ['/ticket', 'tickets'],
  ['/event', 'event'],
] as const

/** The slug in the path of a live stream. */
const STREAM = /^\/event\/([^/]+)\/[^/]+\/live(?=[/?]|$)/

const withoutLanguage = (path: string) => path.replace(/^\/ne(?=\/|$)/, '')

/** The title of the event whose stream opens after the login; undefined for other pages. */
async function streamTitle({ client }: RequestContext, next: string): Promise<string | undefined> {
  const [, slug] = STREAM.exec(withoutLanguage(next)) ?? []
  if (slug === undefined) return undefined
  // Without the title, the page still says that a stream opens.
  const event = await getEvent(client, { slug: decodeURIComponent(slug) }).catch(() => undefined)
  return event?.title
}

type LoginDestinationProps = { next: string; site: Site; language: Language; event?: string | undefined }

/** What an account is for, the most important on a site first. */
const BENEFITS = {
  store: ['Library', 'Orders', 'Address'],
  culture: ['Tickets', 'Follows', 'Address'],
} as const

/** What opens after the login, and what an account is for. */
export function LoginDestination({ next, site, language, event }: LoginDestinationProps) {
  const t = createTranslator(accountMessages(language), language)
  const path = withoutLanguage(next)
  const [, found = 'home'] = DESTINATIONS.find(([beginning]) => path.startsWith(beginning)) ?? []
  const name = STREAM.test(path) ? 'stream' : found
  return (
    <>
      <p className="quiet small">{t('loginNext')}</p>
      <h2>{t(`loginTo-${name}`)}</h2>
      {event && (
        <p lang={textLanguage(event, language)}>
          <b>{event}</b>
        </p>
      )}
      <p>{t('loginBenefits')}</p>
      <ul>
        {BENEFITS[site].map((benefit) => (
          <li key={benefit}>{t(`benefit${benefit}`)}</li>
        ))}
      </ul>
    </>
  )
}

const missingDraftProblem = (query: LoginQuery, isCode: boolean): LoginProblem | undefined =>
  query['step'] === 'code' && !isCode ? 'gone' : undefined

function fieldOf(problem: LoginProblem) {
  const field = FIELDS[problem]
  return field ? { field } : {}
}

function problemText(t: Translator<AccountMessageKey>, problem: LoginProblem, wait: number) {
  return t(LOGIN_PROBLEMS[problem], { minutes: Math.max(1, Math.ceil(wait / SECONDS_IN_MINUTE)) })
}

/** The login draft of this browser. */
export async function readDraft(): Promise<LoginDraft | undefined> {
  return readLoginDraft((await cookies()).get(LOGIN_DRAFT_COOKIE)?.value)
}
