import { type Language, languageOf, type StoreData, safeRedirect } from '@dabali/domain'

/** What is known of somebody who is about to log in. It never stands in an address, where others would read it. */
export type LoginDraft = {
  language: Language
  email: string
  /** Where the visitor wanted to go. */
  next: string
  /** When another mail may be asked for, where that is not now; milliseconds. */
  waitUntil?: number
}

export const LOGIN_DRAFT_COOKIE = 'dabali_login'
// As long as a link lives.
const LIFETIME_SECONDS = 15 * 60

/** The cookie of a draft; without one it is taken back. */
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

/** Where a visitor wants to be after logging in: what the page said, else what was asked for before, else home. */
export function loginRedirect(said: string, storeData: StoreData, draft?: LoginDraft | undefined): string {
  const wishes = [said, storeData.auth?.redirect, draft?.next].map(safeRedirect)
  return wishes.find((path) => path !== '/') ?? '/'
}

/** Whole seconds from now until a moment in milliseconds; none when it is over or was never set. */
export function secondsUntil(moment: number | undefined): number {
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}
