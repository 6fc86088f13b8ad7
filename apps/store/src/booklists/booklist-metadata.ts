import { metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { booklistPath } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import { readBooklist } from './booklists.ts'

export async function booklistMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const booklist = await load(() => readBooklist(slug, language))
  if (booklist.status === 404) return notFoundMetadata()
  if (booklist.status === 'failed') return {}
  const { title, summary, products } = booklist.value
  const titles = products.map(({ product }) => product.title).join(', ')
  return shareMetadata({
    ...{ path: booklistPath(booklist.value.slug), title, description: metaDescription(`${summary} ${titles}`) },
    picture: sharePicture(language, 'booklist', booklist.value.slug),
  })
}
