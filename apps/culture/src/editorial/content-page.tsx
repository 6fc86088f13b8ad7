import type { ContentCard } from '@dabali/api-client'
import { localPath, metaDescription } from '@dabali/domain'
import { ShareMenu } from '@dabali/shop/share-menu'
import { load } from '@dabali/site/load'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { oembedForms } from '../embeds/oembed.ts'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import {
  ARTISTS_PATH,
  EVENTS_PATH,
  INTERVIEWS_PATH,
  NEWS_PATH,
  RECORDS_PATH,
  SESSIONS_PATH,
  VOLUMES_PATH,
} from '../paths.ts'
import { pageLanguage, pageSiteUrl } from '../request-context.ts'
import { PageJsonLd, shareMetadata } from '../seo/page-seo.tsx'

type ContentSummary = Pick<ContentCard, 'slug' | 'title' | 'summary'> & { body: string }

type ContentMetadataProps<Item extends ContentSummary> = {
  kind: ContentCard['kind']
  /** The path of an item by its slug, without a language. */
  pathOf: (slug: string) => string
  read: () => Promise<Item | undefined>
  type: 'article' | 'music.album' | 'profile' | 'video.other' | 'website'
  /** The title and description where they are not those of the item. */
  describe?: (item: Item) => Promise<{ title: string; description: string }>
}

/** The metadata of the page of one item. */
export async function contentMetadata<Item extends ContentSummary>(
  props: ContentMetadataProps<Item>,
): Promise<Metadata> {
  const { kind, pathOf, read, type, describe } = props
  const loaded = await load(read)
  if (loaded.status === 404) return notFoundMetadata()
  if (loaded.status === 'failed') return {}
  const { slug, title, summary, body } = loaded.value
  const described = await describe?.(loaded.value)
  const site = await pageSiteUrl()
  return shareMetadata({
    path: pathOf(slug),
    title: described?.title ?? title,
    description: metaDescription(described?.description ?? (summary || body)),
    picture: shareImagePath(site.language, kind, slug),
    about: { type },
    forms: oembedForms(pathOf, slug, site),
  })
}

/** Shares a page of this site, by its path without a language. */
export async function SharePage({ path, title }: { path: string; title: string }) {
  const site = await pageSiteUrl()
  return <ShareMenu url={pageUrl(site, path)} title={title} language={site.language} />
}

const LISTS = {
  artists: ARTISTS_PATH,
  events: EVENTS_PATH,
  interviews: INTERVIEWS_PATH,
  news: NEWS_PATH,
  records: RECORDS_PATH,
  sessions: SESSIONS_PATH,
  volumes: VOLUMES_PATH,
} as const

export type ContentProps<Detail> = {
  slug: string
  /** Shown instead of what is published: a preview. */
  draft?: Detail
}

type ContentPageProps<Item> = {
  slug: string
  /** The path of an item by its slug, without a language. */
  pathOf: (slug: string) => string
  read: () => Promise<Item | undefined>
  /** The list that it is in. */
  list: keyof typeof LISTS
  /** Its name in the breadcrumbs and its structured data. */
  describe: {
    name: (item: Item) => string
    about: (site: SiteUrl, item: Item) => JsonLdNode | readonly JsonLdNode[]
  }
  children: (item: Item) => ReactNode
}

/** The page of one item, or a redirect from its former slug, or the screen for a missing item or a failure. */
export async function ContentPage<Item extends { slug: string }>(props: ContentPageProps<Item>) {
  const { slug, pathOf, read, list, describe, children } = props
  const loaded = await load(read)
  if (loaded.status === 404) return <NotFoundScreen path={pathOf(slug)} />
  if (loaded.status === 'failed') return <UnavailableScreen path={pathOf(slug)} />
  const item = loaded.value
  const path = pathOf(item.slug)
  if (item.slug !== slug) permanentRedirect(localPath(await pageLanguage(), path) as Route)
  const site = await getTranslations('site')
  return (
    <PageLayout path={path}>
      {children(item)}
      <PageJsonLd
        about={(url) => describe.about(url, item)}
        breadcrumbs={[
          { name: site(`section.${list}`), path: LISTS[list] },
          { name: describe.name(item), path },
        ]}
      />
    </PageLayout>
  )
}
