import { isOffline } from '../store/browser-events.ts'
import type { ShopThunk } from '../store/make-store.ts'
import { queueStalled } from './basket-slice.ts'
import type { Refusals } from './sync-queue.ts'

const NONE: Refusals = new Map()

// Most visitors only look: the code that sends comes with the first thing that is added.
const loadSync = () => import('./sync-queue.ts')

/**
 * Sends the queued mutations, and with `refresh` fetches the cart, too. Offline they stay queued for a later page, since the
 * code that sends them may not be loadable either. Answers what was refused.
 */
export function flushQueue({ refresh = false } = {}): ShopThunk<Promise<Refusals>> {
  return async (dispatch) => {
    const sync = isOffline() ? undefined : await loadSync().catch(() => undefined)
    if (sync) return dispatch(refresh ? sync.refreshCart() : sync.syncQueue())
    dispatch(queueStalled())
    return NONE
  }
}

/** Loads the code that sends the form before the button is pressed. */
export function preloadSync(): void {
  if (!isOffline()) loadSync().catch(() => undefined)
}
