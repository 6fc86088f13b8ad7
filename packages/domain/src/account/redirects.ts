import { decodeEscapes } from '../text/text.ts'
import { isLoggedIn, type StoreData } from './store-data.ts'

// A base to resolve paths against; never contacted.
const BASE_URL = 'https://dabali.invalid'
const MAX_DECODINGS = 5

/**
 * Returns the path when it begins with one `/` and stays on this site however often it is decoded; anything
 * else (another host, `//`, `/\`, control characters, broken escapes, missing or empty text) becomes `/`.
 *
 * @example
 * safeRedirect('//elsewhere.example/login') // => '/'
 */
export function safeRedirect(path: string | null | undefined): string {
  return typeof path === 'string' && isSafePath(path) ? path : '/'
}

function isSafePath(path: string) {
  let [current = ''] = path.split(/[?#]/, 1)
  if (hasControlCharacter(path) || !isLocalPath(current)) return false
  // A server or proxy downstream may decode once more than we do, so every further decoding must be local, too.
  for (let decodings = 0; decodings < MAX_DECODINGS; decodings += 1) {
    const next = decodeEscapes(current)
    if (next === current) return true
    if (next === undefined || hasControlCharacter(next) || !isLocalPath(next)) return false
    current = next
  }
  return false
}

function isLocalPath(path: string) {
  if (!path.startsWith('/') || /^\/\/|\\/.test(path)) return false
  const { pathname } = new URL(path, BASE_URL)
  // `/.//host` resolves to the path `//host`, which leaves the site when it is used as an address once more.
  return !pathname.startsWith('//')
}

// A browser drops tabs and line breaks inside an address, so `/<tab>/host` is `//host` to it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f-\u009f]/.test(text)

/** Access rule that a page can declare. */
export type RouteAccess = 'protected' | 'redirect-if-logged-in'

export type RouteVisit = {
  /** The requested path with its query. */
  path: string
  storeData: StoreData | null | undefined
  access?: RouteAccess | null | undefined
}

/** `redirect` and the `storeData` to store are set only when the visit is not allowed. */
export type RouteVerdict =
  | { allowed: true; redirect?: undefined; storeData?: undefined }
  | { allowed: false; redirect: string; storeData: StoreData }

/**
 * A logged-out visitor is redirected from a protected page to the login, with the requested path and query in
 * `auth.redirect`; a logged-in visitor is redirected from the login, and from a page with `redirect-if-logged-in`, to the
 * home page. Protected are `/event/{slug}/{id}/live`, everything under it, and pages with `protected`. A trailing slash and
 * the language prefix make no difference; the redirect has the language of the path; a path that `safeRedirect` refuses is
 * not stored.
 *
 * @example
 * guardRoute({ path: '/event/asar/7/live', storeData: {} }) // => { allowed: false, redirect: '/login', storeData: { auth: { redirect: '/event/asar/7/live' } } }
 */
export function guardRoute({ path, storeData, access }: RouteVisit): RouteVerdict {
  const { language, screen } = screenOf(path)
  const isLogin = screen.length === 1 && screen[0] === 'login'
  if (isLoggedIn(storeData)) {
    // The home page is the target of the redirect: redirecting it would loop.
    const shouldLeave = isLogin || (access === 'redirect-if-logged-in' && screen.length > 0)
    return shouldLeave ? { allowed: false, redirect: language || '/', storeData: storeData ?? {} } : { allowed: true }
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

/** The path segments without the language prefix, parsed as a router does, and that prefix. */
function screenOf(path: string) {
  // Doubled slashes and backslashes count as one slash, so that no spelling of a protected path gets through.
  const [rawPath = ''] = `/${path}`.split(/[?#]/, 1)
  const { pathname } = new URL(rawPath.replace(/[\\/]+/g, '/'), 'https://dabali.invalid')
  const parts = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => decodeEscapes(part) ?? part)
  if (parts[0] === 'ne') return { language: '/ne', screen: parts.slice(1) }
  // English has no prefix, but a router may still accept one.
  return { language: '', screen: parts[0] === 'en' ? parts.slice(1) : parts }
}
