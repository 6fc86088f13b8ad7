import { decodeEscapes } from '../text/decode-escapes.ts'
import { safeRedirect } from './safe-redirect.ts'
import { isLoggedIn, type StoreData } from './store-data.ts'

/** The mark that a page can carry by its own settings. */
export type RouteAccess = 'protected' | 'redirect-if-logged-in'

export type RouteVisit = {
  /** The full path that is asked for, with its query. */
  path: string
  storeData: StoreData | null | undefined
  access?: RouteAccess | null | undefined
}

/** Where to go instead, and the storeData to keep, are there only when the visit is not allowed. */
export type RouteVerdict =
  | { allowed: true; redirect?: undefined; storeData?: undefined }
  | { allowed: false; redirect: string; storeData: StoreData }

/**
 * A visitor who is not logged in is sent from a protected screen to the login, with the path and query that were asked
 * for in `auth.redirect`; a visitor who is logged in is sent from the login, and from any screen marked so, to the
 * home page; protected are `/event/{slug}/{id}/live`, all under it, and what is marked so; a slash at the end and the
 * language in front make no difference, the language is kept, and a path that `safeRedirect` would not keep is not remembered.
 *
 * @example
 * guardRoute({ path: '/event/asar/7/live', storeData: {} }) // => { allowed: false, redirect: '/login', storeData: { auth: { redirect: '/event/asar/7/live' } } }
 */
export function guardRoute({ path, storeData, access }: RouteVisit): RouteVerdict {
  const { language, screen } = screenOf(path)
  const isLogin = screen.length === 1 && screen[0] === 'login'
  if (isLoggedIn(storeData)) {
    // The home page is where such a visitor is sent, so its own mark would send it round for ever.
    const leaves = isLogin || (access === 'redirect-if-logged-in' && screen.length > 0)
    return leaves ? { allowed: false, redirect: language || '/', storeData: storeData ?? {} } : { allowed: true }
  }
  if (isLogin || !(isLive(screen) || access === 'protected')) return { allowed: true }
  return {
    allowed: false,
    redirect: `${language}/login`,
    storeData: { ...storeData, auth: { ...storeData?.auth, redirect: safeRedirect(path) } },
  }
}

function isLive(screen: string[]) {
  return screen[0] === 'event' && screen[3] === 'live'
}

/** The parts of a path that name the screen, read as a router reads them, and the language that stood before them. */
function screenOf(path: string) {
  // Doubled and turned slashes are read as one, so that no spelling of a protected path slips by.
  const [written = ''] = `/${path}`.split(/[?#]/, 1)
  const { pathname } = new URL(written.replace(/[\\/]+/g, '/'), 'https://dabali.invalid')
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => decodeEscapes(part) ?? part)
  if (parts[0] === 'ne') return { language: '/ne', screen: parts.slice(1) }
  // English has no prefix of its own, but a router may still know it by one.
  return { language: '', screen: parts[0] === 'en' ? parts.slice(1) : parts }
}
