import type { ContentCard } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { shareImagePath } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { shareMetadata } from '../seo/share-metadata.ts'

type Told = Pick<ContentCard, 'slug' | 'title' | 'summary'> & { body: string }

type ContentMetadataProps = {
  kind: ContentCard['kind']
  /** Where a thing with a slug stands, without a language. */
  pathOf: (slug: string) => string
  read: () => Promise<Told | undefined>
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
