import type { Login } from '@dabali/api-client'
import type { StoreData } from '@dabali/domain'

/**
 * What the next page tells: the cart holds more than before a login, or less of something than both carts together; or
 * the account is gone.
 */
export type Notice = 'merged' | 'reduced' | 'deleted'

export type StoreDataWithNotice = StoreData & { notice?: Notice }

export function noticeOf(changes: Login['changes']): Notice | undefined {
  if (changes.length === 0) return undefined
  return changes.some(({ reason }) => reason === 'reduced') ? 'reduced' : 'merged'
}

/** The notice that was left in storeData, and storeData without it. */
export function takeNotice(storeData: StoreData): { notice: Notice | undefined; rest: StoreData } {
  const { notice, ...rest } = storeData as StoreDataWithNotice
  return { notice: isNotice(notice) ? notice : undefined, rest }
}

// A cookie can hold anything.
const isNotice = (value: unknown): value is Notice => value === 'merged' || value === 'reduced' || value === 'deleted'
