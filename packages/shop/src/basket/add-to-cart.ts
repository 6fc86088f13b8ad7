import { newId } from '@dabali/api-client'
import { afterPaint } from '@dabali/ui/scheduling'
import { isOffline, type ShopThunk } from '../store/store.ts'
import { mutationQueued, type PageContext, type ProductForSale, queueStalled, type ToastText } from './basket-slice.ts'
import type { Refusals } from './sync-queue.ts'

/** The page that is open now. */
export function pageContext(): PageContext {
  return { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
}

// Every page loads this module: the constant of the domain comes with all rules of baskets.
const DEFAULT_QUANTITY = 1
const NONE: Refusals = new Map()

// Most visitors only browse: the code that sends mutations loads with the first of them.
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
  if (!isOffline())
    afterPaint()
      .then(loadSync)
      .catch(() => undefined)
}

export type AddToCart = {
  /** The address of the product, `…/v1/api/products/{id}/`. */
  url: string
  page: PageContext
  quantity?: number
  seats?: number[]
  /** How the cart shows it until the server has answered. */
  product?: ProductForSale
  /** The success toast; `false` is silent. */
  toast: ToastText | false
}

/**
 * Adds a product to the basket on the server, replaces the local basket by the answer, and shows the toast. A failure is only
 * logged. Without a connection it stays queued, for this page or a later one, and the cart shows it as waiting.
 */
export function addToCart({ quantity = DEFAULT_QUANTITY, ...addition }: AddToCart): ShopThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(mutationQueued({ kind: 'add', id: newId(), quantity, ...addition }))
    // Loading the code that sends it takes longer than showing the new count.
    await afterPaint()
    await dispatch(flushQueue())
  }
}
