import { readStoreData, STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS, type StoreData } from '@dabali/domain'
import Cookies from 'js-cookie'

/** The window event for a changed storeData cookie, in this tab or another. */
export const STORE_DATA_CHANGED = 'storedata'

/** The `Set-Cookie` header of storeData, for a year. */
export function storeDataCookie(storeData: StoreData, { isSecure = false } = {}): string {
  const value = encodeURIComponent(JSON.stringify(storeData))
  const lasting = `path=/; max-age=${STORE_DATA_LIFETIME_SECONDS}; samesite=lax`
  return `${STORE_DATA_COOKIE}=${value}; ${lasting}${isSecure ? '; secure' : ''}`
}

// The server encodes the whole value; read it the same way.
const cookies = Cookies.withConverter({ read: (value) => value, write: (value) => encodeURIComponent(value) })

/** Cookies have no change event, so localStorage holds the last seen token to notify other tabs. */
const LOGIN_MARKER = 'login'

/** The raw cookie value, to compare. */
export function storeDataText(): string | undefined {
  return cookies.get(STORE_DATA_COOKIE)
}

/** The content of the cookie; a malformed one is empty. */
export function loadStoreData(): StoreData {
  return readStoreData(storeDataText())
}

/** Writes the cookie, for a year. */
export function saveStoreData(storeData: StoreData): void {
  cookies.set(STORE_DATA_COOKIE, JSON.stringify(storeData), {
    path: '/',
    'max-age': String(STORE_DATA_LIFETIME_SECONDS),
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
  dispatchEvent(new Event(STORE_DATA_CHANGED))
}

/** Removes the token after a 401 and keeps the rest. */
export function forgetLogin(): void {
  const { token, ...rest } = loadStoreData()
  if (token !== undefined) saveStoreData(rest)
}

/** The token that this browser last saw; empty when logged out. */
export function loadLoginMarker(): string {
  try {
    return localStorage.getItem(LOGIN_MARKER) ?? ''
  } catch {
    return ''
  }
}

/** Tells the other tabs about a login or logout. */
export function saveLoginMarker(token: string): void {
  try {
    if (token) localStorage.setItem(LOGIN_MARKER, token)
    else localStorage.removeItem(LOGIN_MARKER)
  } catch {
    // Full or forbidden: the other tabs read the cookie when they get the focus.
  }
}

/** After a logout: forgets what was typed in this tab. */
export function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Forbidden.
  }
}

/** Whether a storage event of another tab is about the login. */
export function isLoginMarker(key: string | null): boolean {
  return key === LOGIN_MARKER || key === null
}
