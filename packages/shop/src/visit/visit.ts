import type { Client } from '@dabali/api-client'
import { isLoggedIn, type Language, readStoreData, STORE_DATA_COOKIE, type StoreData } from '@dabali/domain'
import { serverClient } from './server-client.ts'

/** Which of the two sites a screen stands on. */
export type Site = 'store' | 'culture'

/** For whom a page is made, and how the API is asked on their behalf. */
export type Visit = {
  site: Site
  language: Language
  /** The addresses that visitors know the sites by. */
  origins: Record<Site, string>
  client: Client
  storeData: StoreData
  /** As the browser says; the API alone knows. */
  isLoggedIn: boolean
  /** Gives the answer the status of a failure: the failed call, or a status. Shows nothing. */
  fail: (failure: unknown) => undefined
}

type VisitOptions = {
  site: Site
  language: Language
  origins: Record<Site, string>
  apiOrigin: string
  headers: Pick<Headers, 'get'>
  onFailure: (failure: unknown) => void
}

export function visitOf({ site, language, origins, apiOrigin, headers, onFailure }: VisitOptions): Visit {
  const storeData = readStoreData(cookieIn(headers.get('cookie') ?? '', STORE_DATA_COOKIE))
  return {
    site,
    language,
    origins,
    client: serverClient({ apiOrigin, language, headers }),
    storeData,
    isLoggedIn: isLoggedIn(storeData),
    fail(failure) {
      onFailure(failure)
      return undefined
    },
  }
}

/** The value of a cookie in the header that carries all of them. */
export function cookieIn(header: string, name: string): string | undefined {
  const found = header.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
