import { isLoggedIn, type Language, languageOf, readStoreData, STORE_DATA_COOKIE } from '@dabali/domain'
import { loadDynamic, setFailureStatus } from '@dabali/site/load'
import { storeStatusInDigest } from '@dabali/site/page-status'
import { inheritedHeaders } from '@dabali/site/request-id'
import type { SiteUrl } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ComponentType, ReactNode } from 'react'
import type { LayoutProps } from '../layout/site-layout.tsx'
import {
  type ApiSettings,
  createServerClient,
  type RequestContext,
  readCookie,
  type Site,
} from '../server-request/request-context.ts'

type Query = Record<string, string | string[] | undefined>
type RouteProps = { params: Promise<object>; searchParams: Promise<Query> }

/** What a page knows about its request: for whom it is rendered, the dynamic part of its path, and its query. */
type PageRequest = { context: RequestContext; id: string; query: Query }

/** What a site provides to the pages that both sites have. */
export type RequestSite = {
  pageLanguage: () => Promise<Language>
  readRequestContext: () => Promise<RequestContext>
}
export type LayoutSite = RequestSite & {
  PageLayout: ComponentType<LayoutProps>
  NotFoundScreen: ComponentType<{ path: string; missing: 'thing' }>
}

type Definition = {
  metadata: (language: Language) => Metadata
}

type LayoutDefinition<Value> = Definition & {
  path: string | ((id: string, query: Query) => string)
  /** Loads what the page is about; `undefined` is answered with 404. */
  read?: (request: PageRequest) => Promise<Value | undefined>
  /** Renders the page; without a value when it could not be loaded. */
  screen: (request: PageRequest & { value: Value | undefined }) => ReactNode
}

/** A page that is rendered for each request, inside the layout of its site. */
export function visitorPage<Value>({ metadata, path, read, screen }: LayoutDefinition<Value>) {
  return ({ PageLayout, NotFoundScreen, ...site }: LayoutSite) => ({
    generateMetadata: async (): Promise<Metadata> => metadata(await site.pageLanguage()),
    async Page(props: RouteProps) {
      const request = await readPageRequest(site, props)
      const pagePath = typeof path === 'string' ? path : path(request.id, request.query)
      const loaded = read && (await loadDynamic(() => read(request)))
      if (loaded?.status === 404) return <NotFoundScreen path={pagePath} missing="thing" />
      const value = loaded?.status === 200 ? loaded.value : undefined
      return <PageLayout path={pagePath}>{screen({ ...request, value })}</PageLayout>
    },
  })
}

/** A page that is rendered for each request, without the layout of its site. */
export function barePage({ metadata, screen }: Definition & { screen: (request: PageRequest) => ReactNode }) {
  return (site: RequestSite) => ({
    generateMetadata: async (): Promise<Metadata> => metadata(await site.pageLanguage()),
    Page: async (props: RouteProps) => screen(await readPageRequest(site, props)),
  })
}

/** A route of these has at most one dynamic part besides the language. */
export async function readPageRequest(site: RequestSite, { params, searchParams }: RouteProps): Promise<PageRequest> {
  const { locale: _, ...parts } = (await params) as Record<string, string>
  const id = decodeURIComponent(Object.values(parts)[0] ?? '')
  return { context: await site.readRequestContext(), id, query: await searchParams }
}

type Options = {
  site: Site
  /** `locale` of `next/root-params`, which only an app can import with its types. */
  locale: () => Promise<string | undefined>
  readEnvironment: () => ApiSettings & { origin: string; storeOrigin: string; cultureOrigin: string }
}

/** What a page of a site reads from its request. */
export function createRequestContext({ site, locale, readEnvironment }: Options) {
  const pageLanguage = async (): Promise<Language> => languageOf(await locale())
  return {
    pageLanguage,
    /** Who the page is rendered for; failures set its response status. */
    async readRequestContext(): Promise<RequestContext> {
      const { apiOrigin, apiTimeoutMs, storeOrigin, cultureOrigin } = readEnvironment()
      const requestHeaders = await headers()
      const language = await pageLanguage()
      const storeData = readStoreData(readCookie(requestHeaders.get('cookie') ?? '', STORE_DATA_COOKIE))
      return {
        site,
        language,
        origins: { store: storeOrigin, culture: cultureOrigin },
        client: createServerClient({ apiOrigin, apiTimeoutMs, language, headers: requestHeaders }),
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

type ApiEnvironment = ApiSettings & { internalSecret?: string | undefined }

/** Creates the API client for public content. The environment is read per call, not at build time. */
export function createPublicClient(readEnvironment: () => ApiEnvironment) {
  return () => {
    const { apiOrigin, apiTimeoutMs, internalSecret } = readEnvironment()
    return createServerClient({
      apiOrigin,
      apiTimeoutMs,
      internalSecret,
      inheritedHeaders: inheritedHeaders(),
      onError: storeStatusInDigest,
    })
  }
}
