import type { ArticleDetail, AuthorDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { fileUrl, largestImage, maxDate, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import type { Article, ProfilePage } from 'schema-dts'
import { articlePath, authorPath, bookPath, shareImage } from '../../paths.ts'
import { offerJsonLd, shopId } from './shop.ts'

/** Search engines cut longer headlines. */
const MAX_HEADLINE_LENGTH = 110

export function articleJsonLd(site: SiteUrl, article: ArticleDetail) {
  const url = pageUrl(site, articlePath(article.slug))
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: article.title.slice(0, MAX_HEADLINE_LENGTH),
    description: article.summary || metaDescription(article.body),
    image: [fileUrl(site, shareImage(site.language, 'article', article.slug)), ...largestImage(site, article.picture)],
    datePublished: article.published_at,
    dateModified: maxDate(article.updated_at, article.published_at),
    author: article.byline ? [{ '@type': 'Person', name: article.byline }] : [{ '@id': shopId(site) }],
    publisher: { '@id': shopId(site) },
    inLanguage: site.language,
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    mentions: article.products.map((product) => ({
      '@type': 'Product' as const,
      name: product.title,
      url: pageUrl(site, bookPath(product.slug)),
      image: [...largestImage(site, product.picture), fileUrl(site, shareImage(site.language, 'book', product.slug))],
      offers: offerJsonLd(site, { ...product, isAvailable: product.is_available_to_buy }),
    })),
  } satisfies Article
}

type Author = Pick<AuthorDetail, 'slug' | 'name' | 'summary' | 'description' | 'picture'>

/** The page of an author or another contributor. */
export function authorJsonLd(site: SiteUrl, { slug, name, summary, description, picture }: Author) {
  const url = pageUrl(site, authorPath(slug))
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      ...{ name, url },
      description: metaDescription(`${summary} ${description}`) || undefined,
      image: largestImage(site, picture)[0],
    },
  } satisfies ProfilePage
}
