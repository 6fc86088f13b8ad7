import { STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS, type StoreData } from '@dabali/domain'

/** The cookie that remembers storeData for a year, as a server sets it. */
export function storeDataCookie(storeData: StoreData, { isSecure = false } = {}): string {
  const value = encodeURIComponent(JSON.stringify(storeData))
  const lasting = `path=/; max-age=${STORE_DATA_LIFETIME_SECONDS}; samesite=lax`
  return `${STORE_DATA_COOKIE}=${value}; ${lasting}${isSecure ? '; secure' : ''}`
}
