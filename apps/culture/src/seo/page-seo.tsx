import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, JsonLd, type JsonLdNode, type ListedPage, listJsonLd } from '@dabali/site/seo/json-ld'
import { createShareMetadata, type PageSharing, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FEED_SECTIONS, feedPath, podcastPath } from '../paths.ts'
import { pageLanguage, pageSiteUrl } from '../request-context.ts'
import { organizationJsonLd } from './json-ld/editorial.ts'

/** The metadata of a public page for search engines, shares and feed readers. */
export async function shareMetadata(shared: PageSharing): Promise<Metadata> {
  const language = await pageLanguage()
  const [site, found] = await Promise.all([getTranslations('site'), getTranslations('feeds')])
  const feeds = [
    { url: feedPath(language), title: found('feed.all') },
    ...FEED_SECTIONS.map((section) => ({ url: feedPath(language, section), title: found(`feed.${section}`) })),
    { url: podcastPath(language), title: found('feed.podcast') },
  ]
  const picture = shareImagePath(language, 'stage', 'dabali')
  return createShareMetadata({ language, name: site('name'), picture, feeds: { 'application/rss+xml': feeds } }, shared)
}

type PageJsonLdProps = {
  /** Describes the subject of the page. */
  about: (site: SiteUrl) => JsonLdNode | readonly JsonLdNode[]
  /** The breadcrumbs after the home page: the list and the item, without a language. */
  breadcrumbs: readonly { name: string; path: string }[]
}

/** Structured data of a page about one item: the item and its breadcrumbs. */
export async function PageJsonLd({ about, breadcrumbs }: PageJsonLdProps) {
  const site = await pageSiteUrl()
  const t = await getTranslations('site')
  const crumbs = [{ name: t('name'), path: HOME_PATH }, ...breadcrumbs].map(({ name, path }) => ({
    name,
    href: localPath(site.language, path),
  }))
  return <JsonLd things={[about(site), breadcrumbJsonLd(site, crumbs)].flat()} />
}

type ListJsonLdProps = {
  name: string
  /** Without a language. */
  path: string
  pages: readonly ListedPage[]
}

/** Structured data of a list page. */
export function ListJsonLd({ name, path, pages }: ListJsonLdProps) {
  return <PageJsonLd about={(site) => listJsonLd(site, { name, path, pages })} breadcrumbs={[{ name, path }]} />
}

/** Structured data of the home page. */
export async function OrganizationJsonLd() {
  const t = await getTranslations('site')
  return <JsonLd things={organizationJsonLd(await pageSiteUrl(), { name: t('name'), description: t('description') })} />
}
