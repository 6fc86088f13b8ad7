import { localPath } from '@dabali/domain'
import { ErrorSummary } from '@dabali/ui/error-summary'
import { LOGIN_PATH } from '../paths.ts'
import { type Talk, talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { type AccountTextKey, accountTexts } from './account-texts.ts'
import { BarePage } from './bare-page.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { isLoginProblem, LOGIN_PROBLEMS, type LoginProblem } from './login-problem.ts'
import { readDraft } from './read-draft.ts'
import { secondsUntil } from './seconds-until.ts'
import { wantedPath } from './wanted-path.ts'

/** What the address of the login says; a key that is given twice says nothing. */
export type LoginQuery = Readonly<Record<string, string | string[] | undefined>>

const SECONDS_IN_MINUTE = 60
/** The field that a problem is about. */
const FIELDS: Partial<Record<LoginProblem, string>> = { email: 'email', gone: 'email', code: 'code' }

/** The way in: by a mail with a link and a code, or through somebody who knows the visitor. No password anywhere. */
export async function LoginScreen({ visit, query }: { visit: Visit; query: LoginQuery }) {
  const { language } = visit
  const t = talk(accountTexts(language), language)
  const draft = await readDraft()
  const isCode = query['step'] === 'code' && Boolean(draft?.email)
  const problem = isLoginProblem(query['problem']) ? query['problem'] : lostStep(query, isCode)
  failForm(visit, problem)
  const next = wantedPath(String(query['next'] ?? ''), visit.storeData, draft)
  const wait = secondsUntil(draft?.waitUntil)
  return (
    <BarePage visit={visit} path={LOGIN_PATH} heading={isCode ? t('codeTitle') : t('loginTitle')}>
      {problem && (
        <ErrorSummary heading={t('problemHeading')} errors={[{ ...fieldOf(problem), text: say(t, problem, wait) }]} />
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
          visit={visit}
          next={next}
          email={draft?.email ?? ''}
          error={problem === 'email' ? t('problemEmail') : undefined}
        />
      )}
    </BarePage>
  )
}

const lostStep = (query: LoginQuery, isCode: boolean): LoginProblem | undefined =>
  query['step'] === 'code' && !isCode ? 'gone' : undefined

function fieldOf(problem: LoginProblem) {
  const field = FIELDS[problem]
  return field ? { field } : {}
}

function say(t: Talk<AccountTextKey>, problem: LoginProblem, wait: number) {
  return t(LOGIN_PROBLEMS[problem], { minutes: Math.max(1, Math.ceil(wait / SECONDS_IN_MINUTE)) })
}
