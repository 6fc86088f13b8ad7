import { type CheckOut, newId } from '@dabali/api-client'

/** An order that was asked for and whose answer is not known: the same key finds the same order. */
export type CheckoutAttempt = { key: string; body: CheckOut }

const KEY = 'checkout-attempt'

export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The attempt that was not answered, also before a reload. */
export function openAttempt(storage: AttemptStorage): CheckoutAttempt | undefined {
  try {
    const { key, body } = Object(JSON.parse(storage.getItem(KEY) ?? 'null'))
    return typeof key === 'string' && typeof body === 'object' && body !== null ? { key, body } : undefined
  } catch {
    return undefined
  }
}

/** The attempt for this body: the open one when it asks for the very same, a new one otherwise. Kept before it is sent. */
export function beginAttempt(storage: AttemptStorage, body: CheckOut): CheckoutAttempt {
  const open = openAttempt(storage)
  const isSame = open !== undefined && JSON.stringify(open.body) === JSON.stringify(body)
  const attempt = isSame ? open : { key: newId(), body }
  try {
    storage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Full or forbidden: the key then lasts as long as the page.
  }
  return attempt
}

/** It was answered, whatever the answer was. */
export function endAttempt(storage: AttemptStorage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // Forbidden.
  }
}

/** What this tab remembers; nothing in a browser that forbids it. */
export function safeSessionStorage(): AttemptStorage {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
