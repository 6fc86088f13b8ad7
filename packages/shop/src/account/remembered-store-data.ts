import { readStoreData, STORE_DATA_COOKIE, STORE_DATA_LIFETIME_SECONDS, type StoreData } from '@dabali/domain'
import Cookies from 'js-cookie'
import { STORE_DATA_CHANGED } from './store-data-changed.ts'

// The server writes it encoded whole, and one rule reads it everywhere.
const cookies = Cookies.withConverter({ read: (value) => value, write: (value) => encodeURIComponent(value) })

/** What the cookie of this browser holds now; one that is broken holds nothing. */
export function rememberedStoreData(): StoreData {
  return readStoreData(cookies.get(STORE_DATA_COOKIE))
}

/** Keeps it for a year. */
export function rememberStoreData(storeData: StoreData): void {
  cookies.set(STORE_DATA_COOKIE, JSON.stringify(storeData), {
    path: '/',
    'max-age': String(STORE_DATA_LIFETIME_SECONDS),
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
  dispatchEvent(new Event(STORE_DATA_CHANGED))
}

/** The API no longer knows this visitor, or never did: the marker goes, and what else is remembered stays. */
export function forgetLogin(): void {
  const { token, ...rest } = rememberedStoreData()
  if (token !== undefined) rememberStoreData(rest)
}
