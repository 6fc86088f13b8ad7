import { decodeEscapes } from '../text/text.ts'

/** The cookie with the login marker and the redirect after login. */
export const STORE_DATA_COOKIE = 'storeData'

/** Lifetime of the cookie: one year. */
export const STORE_DATA_LIFETIME_SECONDS = 31_536_000

export type StoreData = {
  /** Set when the visitor is logged in. */
  token?: string | null
  auth?: {
    /** The path to return to after login. */
    redirect?: string | null
  } | null
}

/**
 * A visitor is logged in when storeData has a token that is not empty; without storeData the visitor is logged out.
 *
 * @example
 * isLoggedIn({ token: 'a-marker' }) // => true
 */
export function isLoggedIn(storeData: StoreData | null | undefined): boolean {
  return Boolean(storeData?.token)
}

/**
 * Parses the value of the cookie, encoded or not; a value that is missing, or is not an object, gives an empty object.
 *
 * @example
 * readStoreData('%7B%22token%22%3A%22yes%22%7D') // => { token: 'yes' }
 */
export function readStoreData(value: string | null | undefined): StoreData {
  try {
    // Some cookie parsers decode the value, and a path inside may contain escapes of its own.
    const text = value?.startsWith('{') ? value : decodeEscapes(value ?? '')
    const storeData: unknown = JSON.parse(text ?? '')
    return typeof storeData === 'object' && storeData !== null && !Array.isArray(storeData) ? storeData : {}
  } catch {
    return {}
  }
}
