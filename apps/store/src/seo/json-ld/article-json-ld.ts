import type { ArticleDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, maxDate, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { articlePath, bookPath, shareImage } from '../../paths.ts'

import { offerJsonLd } from './offer-json-ld.ts'
import { shopId } from './shop-json-ld.ts'

/** What is quoted as a headline anywhere is no longer than this. */
const LONGEST_HEADLINE = 110

export function articleJsonLd(place: SiteUrl, article: ArticleDetail): JsonLdNode {
  const url = pageUrl(place, articlePath(article.slug))
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: article.title.slice(0, LONGEST_HEADLINE),
    description: article.summary || metaDescription(article.body),
    image: [
      fileUrl(place, shareImage(place.language, 'article', article.slug)),
      ...largestImage(place, article.picture),
    ],
    datePublished: article.published_at,
    dateModified: maxDate(article.updated_at, article.published_at),
    author: article.byline ? [{ '@type': 'Person', name: article.byline }] : [{ '@id': shopId(place) }],
    publisher: { '@id': shopId(place) },
    inLanguage: place.language,
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    mentions: article.products.map((product) => ({
      '@type': 'Product',
      name: product.title,
      url: pageUrl(place, bookPath(product.slug)),
      image: [
        ...largestImage(place, product.picture),
        fileUrl(place, shareImage(place.language, 'book', product.slug)),
      ],
      offers: offerJsonLd(place, { ...product, isAvailable: product.is_available_to_buy }),
    })),
  }
}
