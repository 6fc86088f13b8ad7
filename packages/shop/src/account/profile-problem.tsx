import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { type AccountMessageKey, accountMessages } from './account-messages.ts'

/** What a form of the account could not do, as it stands in the address, and the words for it. */
export const PROFILE_PROBLEMS = {
  phone: 'problemPhone',
  away: 'problemNotSaved',
  address: 'problemAddress',
  logout: 'problemLogout',
} as const satisfies Record<string, AccountMessageKey>

export type ProfileProblem = keyof typeof PROFILE_PROBLEMS

export const profileProblem = (text: unknown): ProfileProblem | undefined =>
  typeof text === 'string' && Object.hasOwn(PROFILE_PROBLEMS, text) ? (text as ProfileProblem) : undefined

/** How far somebody is who deletes their account; nothing while they have not asked for it. */
export type DeleteStep = 'ask' | 'word' | 'code' | 'wrong-code'

const STEPS: readonly string[] = ['ask', 'word', 'code', 'wrong-code'] satisfies DeleteStep[]

export const deleteStep = (text: unknown): DeleteStep | undefined =>
  typeof text === 'string' && STEPS.includes(text) ? (text as DeleteStep) : undefined

type SessionExpiredProps = { path: string; context: Pick<RequestContext, 'language' | 'fail'> }

/** The session is over: the way to log in again. */
export function SessionExpired({ path, context: { language, fail } }: SessionExpiredProps) {
  fail({ status: 401 })
  const t = createTranslator(accountMessages(language), language)
  return (
    <FailedPart language={language} status={401} message={t('loginOver')} advice={t('loginOverText')}>
      <LoginButton path={path} language={language} text={t('loginTitle')} />
    </FailedPart>
  )
}
