import { type Language, languageOf } from '@dabali/domain'
import { setFailureStatus } from '@dabali/site/load'
import type { SiteUrl } from '@dabali/site/seo/metadata'
import { headers } from 'next/headers'
import { buildRequestContext, type RequestContext, type Site } from '../server-request/request-context.ts'

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
    /** For whom the page is rendered; its answer has the status of what fails meanwhile. */
    async readRequestContext(): Promise<RequestContext> {
      const { apiOrigin, storeOrigin, cultureOrigin } = readEnvironment()
      const requestHeaders = await headers()
      return buildRequestContext({
        site,
        language: await pageLanguage(),
        origins: { store: storeOrigin, culture: cultureOrigin },
        apiOrigin,
        headers: requestHeaders,
        onFailure: (failure) => setFailureStatus(requestHeaders, failure),
      })
    },
    /** The address of the site in the language of the page. */
    async pageSiteUrl(): Promise<SiteUrl> {
      return { origin: readEnvironment().origin, language: await pageLanguage() }
    },
  }
}
