import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { type AccountMessageKey, accountMessages } from './account-messages.ts'

/** The problems of account forms, by their name in the query, with the key of their message. */
export const PROFILE_PROBLEMS = {
  phone: 'problemPhone',
  away: 'problemNotSaved',
  address: 'problemAddress',
  logout: 'problemLogout',
} as const satisfies Record<string, AccountMessageKey>

export type ProfileProblem = keyof typeof PROFILE_PROBLEMS

export const profileProblem = (text: unknown): ProfileProblem | undefined =>
  typeof text === 'string' && Object.hasOwn(PROFILE_PROBLEMS, text) ? (text as ProfileProblem) : undefined

/** The step of the account deletion; undefined before it was requested. */
export type DeleteStep = 'ask' | 'word' | 'code' | 'wrong-code'

const STEPS: readonly string[] = ['ask', 'word', 'code', 'wrong-code'] satisfies DeleteStep[]

export const deleteStep = (text: unknown): DeleteStep | undefined =>
  typeof text === 'string' && STEPS.includes(text) ? (text as DeleteStep) : undefined

type SessionExpiredProps = { path: string; context: Pick<RequestContext, 'language' | 'fail'> }

/** Tells that the session has ended, with a login button. */
export function SessionExpired({ path, context: { language, fail } }: SessionExpiredProps) {
  fail({ status: 401 })
  const t = createTranslator(accountMessages(language), language)
  return (
    <FailedPart language={language} status={401} message={t('sessionExpired')} advice={t('sessionExpiredText')}>
      <LoginButton path={path} language={language} text={t('loginTitle')} />
    </FailedPart>
  )
}
