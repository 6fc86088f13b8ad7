// A cookie says nothing when it changes; the storage tells every other tab.
const KEY = 'login'

/** The marker that this browser last saw; nothing for somebody who is not logged in. */
export function rememberedLogin(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Tells the other tabs who is here now. */
export function rememberLogin(token: string): void {
  try {
    if (token) localStorage.setItem(KEY, token)
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: other tabs look again when they are looked at.
  }
}

/** Whether another tab has told that somebody came or went. */
export function isLoginNews({ key }: { key: string | null }): boolean {
  return key === KEY || key === null
}
