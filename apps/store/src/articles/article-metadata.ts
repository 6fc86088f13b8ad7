import { metaDescription } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFoundMetadata } from '../errors/not-found-metadata.ts'
import { pageLanguage } from '../i18n/language.ts'
import { articlePath } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import { readArticle } from './articles.ts'

export async function articleMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const article = await load(() => readArticle(slug, language))
  if (article.status === 404) return notFoundMetadata()
  if (article.status === 'failed') return {}
  const { title, summary, body, byline, published_at, updated_at } = article.value
  const shared = await shareMetadata({
    ...{ path: articlePath(article.value.slug), title, description: metaDescription(summary || body) },
    picture: sharePicture(language, 'article', article.value.slug),
    about: {
      ...{ type: 'article', publishedTime: published_at, modifiedTime: updated_at },
      ...(byline && { authors: [byline] }),
    },
  })
  return { ...shared, ...(byline && { authors: [{ name: byline }] }) }
}
