import type { ArticleDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { laterOf } from '@dabali/site/found/later-of'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { articlePath, bookPath } from '../../paths.ts'
import { sharePicture } from '../share-picture.ts'
import { offerJsonLd } from './offer-json-ld.ts'
import { shopId } from './shop-json-ld.ts'

/** What is quoted as a headline anywhere is no longer than this. */
const LONGEST_HEADLINE = 110

export function articleJsonLd(place: Place, article: ArticleDetail): JsonLdThing {
  const url = pageAddress(place, articlePath(article.slug))
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: article.title.slice(0, LONGEST_HEADLINE),
    description: article.summary || metaDescription(article.body),
    image: [
      fileAddress(place, sharePicture(place.language, 'article', article.slug)),
      ...largestPicture(place, article.picture),
    ],
    datePublished: article.published_at,
    dateModified: laterOf(article.updated_at, article.published_at),
    author: article.byline ? [{ '@type': 'Person', name: article.byline }] : [{ '@id': shopId(place) }],
    publisher: { '@id': shopId(place) },
    inLanguage: place.language,
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    mentions: article.products.map((product) => ({
      '@type': 'Product',
      name: product.title,
      url: pageAddress(place, bookPath(product.slug)),
      image: [
        ...largestPicture(place, product.picture),
        fileAddress(place, sharePicture(place.language, 'book', product.slug)),
      ],
      offers: offerJsonLd(place, { ...product, isAvailable: product.is_available_to_buy }),
    })),
  }
}
