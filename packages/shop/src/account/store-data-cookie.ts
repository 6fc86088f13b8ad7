import { STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS, type StoreData } from '@dabali/domain'

/** The storeData of a cookie header; a cookie that is missing or cannot be read holds nothing. */
export function readStoreData(cookies: string): StoreData {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${STORE_DATA_COOKIE}=([^;]*)`).exec(cookies) ?? []
  try {
    const storeData: unknown = JSON.parse(decodeURIComponent(value))
    return typeof storeData === 'object' && storeData !== null && !Array.isArray(storeData) ? storeData : {}
  } catch {
    return {}
  }
}

/** The cookie that remembers storeData for a year. */
export function storeDataCookie(storeData: StoreData, { isSecure = false } = {}): string {
  const value = encodeURIComponent(JSON.stringify(storeData))
  const lasting = `path=/; max-age=${STORE_DATA_LIFETIME_SECONDS}; samesite=lax`
  return `${STORE_DATA_COOKIE}=${value}; ${lasting}${isSecure ? '; secure' : ''}`
}
