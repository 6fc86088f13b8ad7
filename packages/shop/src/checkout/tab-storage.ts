import type { AttemptStorage } from './checkout-attempt.ts'

/** What this tab remembers; nothing in a browser that forbids it. */
export function tabStorage(): AttemptStorage {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
