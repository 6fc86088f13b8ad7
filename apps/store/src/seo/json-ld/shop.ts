import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { webSiteJsonLd } from '@dabali/site/seo/json-ld'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import type { Offer, OfferShippingDetails, OnlineStore, UnitPriceSpecification } from 'schema-dts'
import { bookPath, ICON_PATHS } from '../../paths.ts'

/** The `@id` of the shop, the same on every page. */
export const shopId = ({ origin }: Pick<SiteUrl, 'origin'>) => `${origin}/#shop`

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
