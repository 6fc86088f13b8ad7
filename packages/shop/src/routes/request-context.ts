import { isLoggedIn, type Language, languageOf, readStoreData, STORE_DATA_COOKIE } from '@dabali/domain'
import { setFailureStatus } from '@dabali/site/load'
import { storeStatusInDigest } from '@dabali/site/page-status'
import type { SiteUrl } from '@dabali/site/seo/metadata'
import { headers } from 'next/headers'
import { createServerClient, type RequestContext, readCookie, type Site } from '../server-request/request-context.ts'

type Options = {
  site: Site
  /** `locale` of `next/root-params`, which only an app can import with its types. */
  locale: () => Promise<string | undefined>
  readEnvironment: () => { apiOrigin: string; origin: string; storeOrigin: string; cultureOrigin: string }
}

/** What a page of a site reads from its request. */
export function createRequestContext({ site, locale, readEnvironment }: Options) {
  const pageLanguage = async (): Promise<Language> => languageOf(await locale())
  return {
    pageLanguage,
    /** Who the page is rendered for; failures set its response status. */
    async readRequestContext(): Promise<RequestContext> {
      const { apiOrigin, storeOrigin, cultureOrigin } = readEnvironment()
      const requestHeaders = await headers()
      const language = await pageLanguage()
      const storeData = readStoreData(readCookie(requestHeaders.get('cookie') ?? '', STORE_DATA_COOKIE))
      return {
        site,
        language,
        origins: { store: storeOrigin, culture: cultureOrigin },
        client: createServerClient({ apiOrigin, language, headers: requestHeaders }),
        storeData,
        isLoggedIn: isLoggedIn(storeData),
        fail(failure) {
          setFailureStatus(requestHeaders, failure)
          return undefined
        },
      }
    },
    /** The address of the site in the language of the page. */
    async pageSiteUrl(): Promise<SiteUrl> {
      return { origin: readEnvironment().origin, language: await pageLanguage() }
    },
  }
}

type ApiEnvironment = { apiOrigin: string; internalSecret?: string | undefined }

/** Creates the API client for public content. The environment is read per call, not at build time. */
export function createPublicClient(readEnvironment: () => ApiEnvironment) {
  return () => {
    const { apiOrigin, internalSecret } = readEnvironment()
    return createServerClient({ apiOrigin, internalSecret, onError: storeStatusInDigest })
  }
}
