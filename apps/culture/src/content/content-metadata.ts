import type { ContentCard } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { alternates } from '@dabali/site/alternates'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'

type Told = Pick<ContentCard, 'slug' | 'title' | 'summary' | 'picture'> & { body: string }

type ContentMetadataProps = {
  /** Where a thing with a slug stands, without a language. */
  pathOf: (slug: string) => string
  read: () => Promise<Told | undefined>
  type: 'article' | 'music.album' | 'profile' | 'video.other' | 'website'
}

/** What the page of one thing says of itself to those who find or share it. */
export async function contentMetadata({ pathOf, read, type }: ContentMetadataProps): Promise<Metadata> {
  const language = await pageLanguage()
  const found = await load(read)
  if (found.status === 404) return notFoundMetadata()
  if (found.status === 500) return {}
  const { slug, title, summary, body, picture } = found.value
  const description = metaDescription(summary || body)
  const [image] = picture.sources
    .filter((source) => source.type === 'image/webp')
    .sort((one, two) => two.width - one.width)
  return {
    title,
    description,
    alternates: alternates(language, pathOf(slug)),
    openGraph: { title, description, type, ...(image && { images: [{ url: image.src, alt: picture.alt }] }) },
  }
}
