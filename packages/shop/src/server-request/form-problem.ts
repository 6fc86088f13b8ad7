import { ApiError } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { LOGIN_PATH } from '../paths.ts'
import type { PostedForm } from './form-action.ts'

const INVALID = 400
const FORBIDDEN = 403
const REFUSED = 406
const CONFLICT = 409
const THROTTLED = 429
const UNAVAILABLE = 503

/** What a form without scripts leads back with in the address, and the status that the API gave to it. */
const STATUSES: Readonly<Record<string, number>> = {
  // A field is missing or cannot be used.
  name: INVALID,
  email: INVALID,
  subject: INVALID,
  message: INVALID,
  phone: INVALID,
  address: INVALID,
  number: INVALID,
  contact: INVALID,
  missing: INVALID,
  word: INVALID,
  gone: INVALID,
  problemEmail: INVALID,
  code: REFUSED,
  'wrong-code': REFUSED,
  wrong: FORBIDDEN,
  // A link or a login.
  link: CONFLICT,
  used: CONFLICT,
  cancelled: FORBIDDEN,
  login_failed: CONFLICT,
  account_exists: CONFLICT,
  identity_taken: CONFLICT,
  email_not_verified: REFUSED,
  provider_unavailable: REFUSED,
  // A payment.
  gateway_refused: REFUSED,
  payment_starting: CONFLICT,
  gateway_unavailable: UNAVAILABLE,
  // The service.
  throttled: THROTTLED,
  many: THROTTLED,
  slow: THROTTLED,
  problemMany: THROTTLED,
  away: UNAVAILABLE,
  failed: UNAVAILABLE,
  logout: UNAVAILABLE,
  problemFailed: UNAVAILABLE,
}

type Problem = string | string[] | undefined

/** The status of the failure that a form leads back with: a status stands for itself, anything unknown is no failure. */
export function problemStatus(problem: Problem): number | undefined {
  const name = [problem].flat()[0] ?? ''
  if (/^[45]\d\d$/.test(name)) return Number(name)
  return Object.hasOwn(STATUSES, name) ? STATUSES[name] : undefined
}

/** Answers a page that a form leads back to with the status of the failure. */
export function setFormStatus({ fail }: { fail: (failure: unknown) => undefined }, problem: Problem): void {
  const status = problemStatus(problem)
  if (status !== undefined) fail({ status })
}

/** The status of a failed call as a form leads back with it; no answer is 503. */
export function failedStatus(error: unknown): number {
  if (!(error instanceof ApiError)) throw error
  return error.status >= INVALID ? error.status : UNAVAILABLE
}

type Refused = Pick<PostedForm, 'language' | 'storeData' | 'setStoreData'>

/** Where a form of the account leads that was refused: to the login when that is over, else back with the problem. */
export function redirectAfterFailure(posted: Refused, error: unknown, path: string, problem: string): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status !== 401) return `${path}?problem=${problem}`
  const { token, ...rest } = posted.storeData
  posted.setStoreData({ ...rest, auth: { ...rest.auth, redirect: localPath(posted.language, path) } })
  return LOGIN_PATH
}
