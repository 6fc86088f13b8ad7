import type { PageVisited } from './basket-change.ts'

/** The page that is open, as the contract wants to know it when something is added on it. */
export function pageVisited(): PageVisited {
  return { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
}
