import { metaDescription } from '@dabali/domain'
import { alternates } from '@dabali/site/alternates'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath } from '../paths.ts'
import { readProduct } from './products.ts'

export async function bookMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const product = await load(() => readProduct(slug, language))
  if (product.status === 404) return notFoundMetadata()
  if (product.status === 500) return {}
  const { title, description, picture } = product.value
  const [image] = picture.sources.filter(({ type }) => type === 'image/webp').sort((one, two) => two.width - one.width)
  const about = { title, description: metaDescription(description) }
  return {
    ...about,
    alternates: alternates(language, bookPath(slug)),
    openGraph: { ...about, type: 'book', ...(image && { images: [{ url: image.src, alt: picture.alt }] }) },
  }
}
