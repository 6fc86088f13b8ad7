import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { STORE_DATA_CHANGED } from '../account/store-data-storage.ts'
import type { ShopStore } from './make-store.ts'

/** The page has got its store: what this browser has stored can be loaded. */
export const storeOpened = createAction('browser/storeOpened')
/** The page came into view: it was opened, gone back to, or its tab was chosen. */
export const pageShown = createAction('browser/pageShown')
const windowFocused = createAction('browser/windowFocused')
export const wentOnline = createAction('browser/wentOnline')
/** Another tab has written to the storage; `null` is all of it. */
export const storageChanged = createAction<string | null>('browser/storageChanged')
/** The cookie of storeData was written by this page or its server. */
const storeDataCookieChanged = createAction('browser/storeDataCookieChanged')

/** The moments at which a cookie may have changed unseen, because cookies have no event of their own. */
export const mayHaveChangedCookies = isAnyOf(storeOpened, pageShown, windowFocused, storeDataCookieChanged)

/** Whether the browser itself knows that there is no connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Dispatches what happens to the browser, for the listeners of the slices. */
export function dispatchBrowserEvents({ dispatch }: Pick<ShopStore, 'dispatch'>): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const show = () => document.visibilityState === 'visible' && dispatch(pageShown())
  addEventListener('online', () => dispatch(wentOnline()), { signal })
  addEventListener('focus', () => dispatch(windowFocused()), { signal })
  addEventListener('storage', ({ key }) => dispatch(storageChanged(key)), { signal })
  addEventListener(STORE_DATA_CHANGED, () => dispatch(storeDataCookieChanged()), { signal })
  addEventListener('pageshow', () => dispatch(pageShown()), { signal })
  document.addEventListener('visibilitychange', show, { signal })
  dispatch(storeOpened())
  // The first request must not delay what the visitor has come for.
  const first = setTimeout(show)
  return () => {
    clearTimeout(first)
    stopped.abort()
  }
}
