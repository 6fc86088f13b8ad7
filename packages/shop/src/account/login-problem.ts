import { ApiError } from '@dabali/api-client'
import type { AccountMessageKey } from './account-messages.ts'

/** Why somebody is not logged in yet, as it stands in the address, and the words for it. */
export const LOGIN_PROBLEMS = {
  email: 'problemEmail',
  throttled: 'problemThrottled',
  away: 'problemAway',
  code: 'problemCode',
  gone: 'problemGone',
  link: 'problemLink',
  cancelled: 'problemCancelled',
  login_failed: 'problemFailed',
  provider_unavailable: 'problemProviderAway',
  email_not_verified: 'problemNotVerified',
  account_exists: 'problemAccountExists',
  identity_taken: 'problemTaken',
} as const satisfies Record<string, AccountMessageKey>

export type LoginProblem = keyof typeof LOGIN_PROBLEMS

const BY_CODE: Partial<Record<string, LoginProblem>> = {
  throttled: 'throttled',
  wrong_code: 'code',
  link_not_usable: 'link',
}

export const isLoginProblem = (text: unknown): text is LoginProblem =>
  typeof text === 'string' && Object.hasOwn(LOGIN_PROBLEMS, text)

/** What to tell of a refusal of the API. */
export function loginProblemOf(error: unknown): LoginProblem {
  if (!(error instanceof ApiError)) throw error
  const { code = '', status, body } = error
  if (isLoginProblem(code)) return code
  const known = BY_CODE[code]
  if (known) return known
  return status === 400 && Object.hasOwn(Object(body), 'email') ? 'email' : 'away'
}
