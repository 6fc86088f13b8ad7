import type { ShopThunk } from '../store/make-store.ts'
import { isOffline } from './is-offline.ts'
import type { Refusals } from './send-changes.ts'

const NONE: Refusals = new Map()

// Most visitors only look: what speaks with the server comes with the first thing that is wanted.
const loadSender = () => import('./send-changes.ts')

/**
 * Sends what is wanted of the cart, and with `isRead` asks for it, too. Without a line not even that which sends can be had:
 * what is wanted is kept, and is sent by a later page. Answers what was refused.
 */
export function settleChanges({ isRead = false } = {}): ShopThunk<Promise<Refusals>> {
  return async (dispatch) => {
    const sender = isOffline() ? undefined : await loadSender().catch(() => undefined)
    if (!sender) return NONE
    return dispatch(isRead ? sender.readCart() : sender.sendChanges())
  }
}

/** Fetches what sends, for somebody who is about to want something. */
export function prepareToSend(): void {
  if (!isOffline()) loadSender().catch(() => undefined)
}
