import type { ArticleDetail, AuthorDetail, Product, Review, SeriesDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, type Crumb, JsonLd, type ListedPage, listJsonLd } from '@dabali/site/seo/json-ld'
import { createShareMetadata, type PageSharing } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import {
  ARTICLES_PATH,
  AUTHORS_PATH,
  articlePath,
  authorPath,
  BOOKS_PATH,
  bookPath,
  categoryPath,
  feedPath,
  opdsPath,
  seriesPath,
  shareImage,
} from '../paths.ts'
import { pageLanguage, pageSiteUrl } from '../site.ts'
import { productJsonLd, seriesJsonLd } from './json-ld/products.ts'
import { articleJsonLd, authorJsonLd, type ShippingMethod, shopJsonLd } from './json-ld/shop.ts'

/** The JSON-LD of the home page. */
export async function ShopJsonLd() {
  const site = await getTranslations('site')
  return <JsonLd things={shopJsonLd(await pageSiteUrl(), { name: site('name'), description: site('description') })} />
}

/** The JSON-LD of a product page. */
export async function BookJsonLd({
  product,
  shippingMethods,
  reviews,
}: {
  product: Product
  shippingMethods?: readonly ShippingMethod[] | undefined
  /** Those that the page shows. */
  reviews?: readonly Review[] | undefined
}) {
  const siteUrl = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [
    { name: site('name'), href: localPath(siteUrl.language, HOME_PATH) },
    ...(product.breadcrumbs[0] ?? []).map(({ name, slug }) => ({
      name,
      href: localPath(siteUrl.language, categoryPath(slug)),
    })),
    { name: product.title, href: localPath(siteUrl.language, bookPath(product.slug)) },
  ]
  return (
    <JsonLd
      things={[
        ...productJsonLd(siteUrl, product, { methods: shippingMethods, reviews }),
        breadcrumbJsonLd(siteUrl, crumbs),
      ]}
    />
  )
}

/** The JSON-LD of an author page. */
export async function AuthorJsonLd({ author, authors }: { author: AuthorDetail; authors: string }) {
  const siteUrl = await pageSiteUrl()
  const site = await getTranslations('site')
  const { name, slug, products } = author
  const path = authorPath(slug)
  const crumbs = [
    { name: site('name'), href: localPath(siteUrl.language, HOME_PATH) },
    { name: authors, href: localPath(siteUrl.language, AUTHORS_PATH) },
    { name, href: localPath(siteUrl.language, path) },
  ]
  const pages = products.map((product) => ({ name: product.title, path: bookPath(product.slug) }))
  const things = [
    authorJsonLd(siteUrl, author),
    listJsonLd(siteUrl, { name, path, pages }),
    breadcrumbJsonLd(siteUrl, crumbs),
  ]
  return <JsonLd things={things} />
}

/** The JSON-LD of an article page. */
export async function ArticleJsonLd({ article, articles }: { article: ArticleDetail; articles: string }) {
  const siteUrl = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [
    { name: site('name'), href: localPath(siteUrl.language, HOME_PATH) },
    { name: articles, href: localPath(siteUrl.language, ARTICLES_PATH) },
    { name: article.title, href: localPath(siteUrl.language, articlePath(article.slug)) },
  ]
  return <JsonLd things={[articleJsonLd(siteUrl, article), breadcrumbJsonLd(siteUrl, crumbs)]} />
}

/** The JSON-LD of a series page. */
export async function SeriesJsonLd({ series, books }: { series: SeriesDetail; books: string }) {
  const siteUrl = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [
    { name: site('name'), href: localPath(siteUrl.language, HOME_PATH) },
    { name: books, href: localPath(siteUrl.language, BOOKS_PATH) },
    { name: series.title, href: localPath(siteUrl.language, seriesPath(series.slug)) },
  ]
  return <JsonLd things={[seriesJsonLd(siteUrl, series), breadcrumbJsonLd(siteUrl, crumbs)]} />
}

type ListDataProps = {
  name: string
  /** Without a language. */
  path: string
  description?: string | undefined
  pages: readonly ListedPage[]
  /** The breadcrumbs between the home page and the list. */
  above?: readonly Crumb[]
}

/** The JSON-LD of a list page. */
export async function ListJsonLd({ name, path, description, pages, above = [] }: ListDataProps) {
  const siteUrl = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [
    { name: site('name'), href: localPath(siteUrl.language, HOME_PATH) },
    ...above,
    { name, href: localPath(siteUrl.language, path) },
  ]
  return (
    <JsonLd things={[listJsonLd(siteUrl, { name, path, description, pages }), breadcrumbJsonLd(siteUrl, crumbs)]} />
  )
}

/** The metadata of a public page: for search engines, shared links and feed readers. */
export async function shareMetadata(shared: PageSharing): Promise<Metadata> {
  const language = await pageLanguage()
  const [site, t] = await Promise.all([getTranslations('site'), getTranslations('seo')])
  const feeds = {
    'application/rss+xml': [{ url: feedPath(language), title: t('feed') }],
    'application/atom+xml;profile=opds-catalog': [{ url: opdsPath(language), title: t('opds') }],
    'application/opds+json': [{ url: opdsPath(language, 'json'), title: t('opds') }],
  }
  return createShareMetadata(
    { language, name: site('name'), picture: shareImage(language, 'shop', 'dabali'), feeds },
    shared,
  )
}
