import { type Visit, visitOf } from '@dabali/shop/visit'
import { setFailureStatus } from '@dabali/site/load'
import { headers } from 'next/headers'
import { readEnvironment } from './env.ts'
import { pageLanguage } from './i18n/language.ts'

/** For whom this page is made. */
export async function readRequestContext(): Promise<Visit> {
  const { apiOrigin, origin, storeOrigin } = readEnvironment()
  const visitor = await headers()
  return visitOf({
    site: 'culture',
    language: await pageLanguage(),
    origins: { store: storeOrigin, culture: origin },
    apiOrigin,
    headers: visitor,
    onFailure: (failure) => setFailureStatus(visitor, failure),
  })
}
