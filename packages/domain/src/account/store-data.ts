/** The cookie that carries what a browser remembers of its visitor. */
export const STORE_DATA_COOKIE = 'storeData'

/** How long that cookie lives: one year. */
export const STORE_DATA_LIFETIME_SECONDS = 31_536_000

export type StoreData = {
  /** Present when the visitor is logged in. */
  token?: string | null
  auth?: {
    /** The path to return to after login. */
    redirect?: string | null
  } | null
}

/**
 * A visitor is logged in when storeData holds a token that is not empty; missing storeData is a visitor who is not.
 *
 * @example
 * isLoggedIn({ token: 'a-marker' }) // => true
 */
export function isLoggedIn(storeData: StoreData | null | undefined): boolean {
  return Boolean(storeData?.token)
}
