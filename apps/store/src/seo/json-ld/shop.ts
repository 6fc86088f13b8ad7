import type { ArticleDetail, AuthorDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { webSiteJsonLd } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, maxDate, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import type { Article, Offer, OfferShippingDetails, OnlineStore, ProfilePage, UnitPriceSpecification } from 'schema-dts'
import { articlePath, authorPath, bookPath, ICON_PATHS, shareImage } from '../../paths.ts'

/** The `@id` of the shop, the same on every page. */
const shopId = ({ origin }: Pick<SiteUrl, 'origin'>) => `${origin}/#shop`

/** The shop and its web site with the site search. */
export function shopJsonLd(site: SiteUrl, { name, description }: { name: string; description: string }) {
  const shop = {
    '@type': 'OnlineStore',
    '@id': shopId(site),
    ...{ name, description, url: pageUrl(site, HOME_PATH) },
    areaServed: 'NP',
  } satisfies OnlineStore
  // Search engines read both, but schema.org has lengths with a unit, and currencies of local businesses only.
  const logo = { '@type': 'ImageObject', url: fileUrl(site, ICON_PATHS.large), width: 512, height: 512 }
  const webSite = webSiteJsonLd(site, { name, home: HOME_PATH, search: SEARCH_PATH, publisher: shopId(site) })
  return [{ ...shop, logo, currenciesAccepted: 'NPR' }, webSite]
}

export type ProductForSale = {
  slug: string
  selling_price: string
  mrp: string
  currency: string
  isAvailable: boolean
}
export type ShippingMethod = { code: string; price: string }

/** The method for all of Nepal. The Kathmandu valley, where another one is cheaper, has no region code. */
const NATIONWIDE = 'outside-valley'

/** Price, availability and shipping of a product. */
export function offerJsonLd(site: SiteUrl, product: ProductForSale, methods: readonly ShippingMethod[] = []) {
  const { slug, selling_price, mrp, currency, isAvailable } = product
  return {
    '@type': 'Offer',
    url: pageUrl(site, bookPath(slug)),
    price: selling_price,
    priceCurrency: currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}` as const,
    seller: { '@id': shopId(site) },
    priceSpecification: Number(mrp) > Number(selling_price) ? listPrice(mrp, currency) : undefined,
    shippingDetails: shippingDetails(methods, currency),
  } satisfies Offer
}

const listPrice = (price: string, priceCurrency: string) =>
  ({
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/ListPrice',
    ...{ price, priceCurrency },
  }) satisfies UnitPriceSpecification

function shippingDetails(methods: readonly ShippingMethod[], currency: string) {
  const method = methods.find(({ code }) => code === NATIONWIDE)
  if (!method) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: Number(method.price).toFixed(2), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NP' },
  } satisfies OfferShippingDetails
}

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
