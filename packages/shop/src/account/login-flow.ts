import { ApiError, type Login } from '@dabali/api-client'
import { type Language, languageOf, type StoreData, safeRedirect } from '@dabali/domain'
import type { AccountMessageKey } from './account-messages.ts'
import type { Notice, StoreDataWithNotice } from './login-state.tsx'

/** The problems of a login, by their name in the query, with the key of their message. */
export const LOGIN_PROBLEMS = {
  email: 'problemEmail',
  throttled: 'problemThrottled',
  away: 'problemUnavailable',
  code: 'problemCode',
  gone: 'problemExpired',
  link: 'problemLink',
  cancelled: 'problemCancelled',
  login_failed: 'problemFailed',
  provider_unavailable: 'problemProviderUnavailable',
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

/** Maps an API error to a login problem. */
export function loginProblemOf(error: unknown): LoginProblem {
  if (!(error instanceof ApiError)) throw error
  const { code = '', status, body } = error
  if (isLoginProblem(code)) return code
  const known = BY_CODE[code]
  if (known) return known
  return status === 400 && Object.hasOwn(Object(body), 'email') ? 'email' : 'away'
}

/** What is known before a login. It is kept in an HTTP-only cookie and never in a URL. */
export type LoginDraft = {
  language: Language
  email: string
  /** Where the visitor wanted to go. */
  next: string
  /** Until when no other email may be requested; milliseconds. */
  waitUntil?: number
}

export const LOGIN_DRAFT_COOKIE = 'dabali_login'
// The lifetime of a login link.
const LIFETIME_SECONDS = 15 * 60

/** The `Set-Cookie` of a draft; without a draft it deletes the cookie. */
export function loginDraftCookie(draft: LoginDraft | undefined): string {
  const value = draft ? Buffer.from(JSON.stringify(draft)).toString('base64url') : ''
  const lifetime = draft ? LIFETIME_SECONDS : 0
  return `${LOGIN_DRAFT_COOKIE}=${value}; path=/; max-age=${lifetime}; samesite=lax; httponly`
}

export function readLoginDraft(value: string | undefined): LoginDraft | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(value ?? '', 'base64url').toString())
    if (typeof read !== 'object' || read === null) return undefined
    const { language, email, next, waitUntil } = read as Partial<LoginDraft>
    return {
      language: languageOf(language),
      email: String(email ?? ''),
      next: safeRedirect(next),
      ...(typeof waitUntil === 'number' && { waitUntil }),
    }
  } catch {
    return undefined
  }
}

/** The page after the login: from the form, else from storeData, else from the draft, else home. */
export function loginRedirect(next: string, storeData: StoreData, draft?: LoginDraft | undefined): string {
  const candidates = [next, storeData.auth?.redirect, draft?.next].map(safeRedirect)
  return candidates.find((path) => path !== '/') ?? '/'
}

/** Whole seconds until a time in milliseconds; 0 when it has passed or is not set. */
export function secondsUntil(moment: number | undefined): number {
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

function noticeOf(changes: Login['changes']): Notice | undefined {
  if (changes.length === 0) return undefined
  return changes.some(({ reason }) => reason === 'reduced') ? 'reduced' : 'merged'
}

type AppliedLogin = { storeData: StoreDataWithNotice; next: string }

/** The new storeData after a login, and the page to go to, which is removed from storeData. */
export function applyLogin(storeData: StoreData, login: Pick<Login, 'token' | 'next' | 'changes'>): AppliedLogin {
  const { redirect, ...auth } = storeData.auth ?? {}
  const { auth: _, ...rest } = storeData
  const requested = safeRedirect(login.next)
  const notice = noticeOf(login.changes)
  return {
    storeData: {
      ...rest,
      token: login.token,
      ...(Object.keys(auth).length > 0 && { auth }),
      ...(notice && { notice }),
    },
    next: requested === '/' ? safeRedirect(redirect) : requested,
  }
}
