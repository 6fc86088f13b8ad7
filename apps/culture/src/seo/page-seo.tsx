import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, JsonLd, type JsonLdNode, type ListedPage, listJsonLd } from '@dabali/site/seo/json-ld'
import { createShareMetadata, type PageSharing, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FEED_SECTIONS, feedPath, podcastPath } from '../paths.ts'
import { pageLanguage, pageSiteUrl } from '../request-context.ts'
import { organizationJsonLd } from './json-ld/entities.ts'

/** What a public page says of itself: to searches, to those who share it, and to programs that read feeds. */
export async function shareMetadata(shared: PageSharing): Promise<Metadata> {
  const language = await pageLanguage()
  const [site, found] = await Promise.all([getTranslations('site'), getTranslations('found')])
  const feeds = [
    { url: feedPath(language), title: found('feed.all') },
    ...FEED_SECTIONS.map((section) => ({ url: feedPath(language, section), title: found(`feed.${section}`) })),
    { url: podcastPath(language), title: found('feed.podcast') },
  ]
  const picture = shareImagePath(language, 'stage', 'dabali')
  return createShareMetadata({ language, name: site('name'), picture, feeds: { 'application/rss+xml': feeds } }, shared)
}

type PageJsonLdProps = {
  /** What the page is about, told where it stands. */
  about: (place: SiteUrl) => JsonLdNode | readonly JsonLdNode[]
  /** The list that it is in, and the thing itself, without a language. */
  way: readonly { name: string; path: string }[]
}

/** What the page of one thing says to machines that read it. */
export async function PageJsonLd({ about, way }: PageJsonLdProps) {
  const place = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [{ name: site('name'), path: HOME_PATH }, ...way].map(({ name, path }) => ({
    name,
    href: localPath(place.language, path),
  }))
  return <JsonLd things={[about(place), breadcrumbJsonLd(place, crumbs)].flat()} />
}

type ListJsonLdProps = {
  name: string
  /** Without a language. */
  path: string
  pages: readonly ListedPage[]
}

/** What the page of a list says to machines that read it. */
export function ListJsonLd({ name, path, pages }: ListJsonLdProps) {
  return <PageJsonLd about={(place) => listJsonLd(place, { name, path, pages })} way={[{ name, path }]} />
}

/** Structured data of the home page. */
export async function OrganizationJsonLd() {
  const site = await getTranslations('site')
  return (
    <JsonLd
      things={organizationJsonLd(await pageSiteUrl(), { name: site('name'), description: site('description') })}
    />
  )
}
