import type { ContentCard } from '@dabali/api-client'
import { localPath, metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
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
import { pageLanguage } from '../request-context.ts'
import { PageJsonLd, shareMetadata } from '../seo/page-seo.tsx'

type ContentSummary = Pick<ContentCard, 'slug' | 'title' | 'summary'> & { body: string }

type ContentMetadataProps = {
  kind: ContentCard['kind']
  /** The path of an item by its slug, without a language. */
  pathOf: (slug: string) => string
  read: () => Promise<ContentSummary | undefined>
  type: 'article' | 'music.album' | 'profile' | 'video.other' | 'website'
}

/** What the page of one thing says of itself to those who find or share it. */
export async function contentMetadata({ kind, pathOf, read, type }: ContentMetadataProps): Promise<Metadata> {
  const found = await load(read)
  if (found.status === 404) return notFoundMetadata()
  if (found.status === 'failed') return {}
  const { slug, title, summary, body } = found.value
  return shareMetadata({
    path: pathOf(slug),
    title,
    description: metaDescription(summary || body),
    picture: shareImagePath(await pageLanguage(), kind, slug),
    about: { type },
  })
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

type ContentPageProps<Thing> = {
  slug: string
  /** The path of an item by its slug, without a language. */
  pathOf: (slug: string) => string
  read: () => Promise<Thing | undefined>
  /** The list that it is in. */
  list: keyof typeof LISTS
  /** What it is called, and what it is to machines that read it. */
  describe: {
    name: (thing: Thing) => string
    about: (place: SiteUrl, thing: Thing) => JsonLdNode | readonly JsonLdNode[]
  }
  children: (thing: Thing) => ReactNode
}

/** The page of one thing, whatever became of it: found, moved, missing or out of reach. */
export async function ContentPage<Thing extends { slug: string }>(props: ContentPageProps<Thing>) {
  const { slug, pathOf, read, list, describe, children } = props
  const found = await load(read)
  if (found.status === 404) return <NotFoundScreen path={pathOf(slug)} />
  if (found.status === 'failed') return <UnavailableScreen path={pathOf(slug)} />
  const thing = found.value
  const path = pathOf(thing.slug)
  if (thing.slug !== slug) permanentRedirect(localPath(await pageLanguage(), path) as Route)
  const site = await getTranslations('site')
  return (
    <PageLayout path={path}>
      {children(thing)}
      <PageJsonLd
        about={(place) => describe.about(place, thing)}
        way={[
          { name: site(`section.${list}`), path: LISTS[list] },
          { name: describe.name(thing), path },
        ]}
      />
    </PageLayout>
  )
}
