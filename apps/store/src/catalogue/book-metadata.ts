import { metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import { formatTitle } from './format-title.ts'
import { readProduct } from './products.ts'

export async function bookMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const product = await load(() => readProduct(slug, language))
  if (product.status === 404) return notFoundMetadata()
  if (product.status === 'failed') return {}
  const { slug: own, subtitle, description, isbn, published_on } = product.value
  return shareMetadata({
    ...{
      path: bookPath(own),
      title: formatTitle(product.value, language),
      description: metaDescription(description) || subtitle,
    },
    picture: sharePicture(language, 'book', own),
    about: {
      type: 'book',
      ...(isbn && { isbn }),
      ...(published_on && { releaseDate: published_on }),
    },
  })
}
