import { metaDescription } from '@dabali/domain'
import { libraryMetadata } from '@dabali/shop/library-metadata'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readProduct } from '../catalogue/products.ts'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { samplePath } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'

/** A book of the library is nobody else's business. */
export const readMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleItem')

export async function sampleMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const product = await load(() => readProduct(slug, language))
  if (product.status === 404) return notFoundMetadata()
  if (product.status === 'failed') return {}
  const t = await getTranslations('reader')
  const { slug: own, title, description } = product.value
  return shareMetadata({
    ...{ path: samplePath(own), title: t('sampleOf', { title }), description: metaDescription(description) },
    picture: sharePicture(language, 'book', own),
  })
}
