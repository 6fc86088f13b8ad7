import { metaDescription } from '@dabali/domain'
import { alternates } from '@dabali/site/alternates'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import { readArtist } from './artists.ts'

export async function artistMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const artist = await load(() => readArtist(slug, language))
  if (artist.status === 404) return notFoundMetadata()
  if (artist.status === 500) return {}
  const { name, biography, picture } = artist.value
  const description = metaDescription(biography)
  const [image] = picture.sources.filter(({ type }) => type === 'image/webp').sort((one, two) => two.width - one.width)
  return {
    title: name,
    description,
    alternates: alternates(language, artistPath(artist.value.slug)),
    openGraph: {
      title: name,
      description,
      type: 'profile',
      ...(image && { images: [{ url: image.src, alt: picture.alt }] }),
    },
  }
}
