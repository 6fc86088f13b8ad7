import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { bookPath } from '../../paths.ts'
import { shopId } from './shop-json-ld.ts'

export type Offered = { slug: string; selling_price: string; mrp: string; currency: string; isAvailable: boolean }
/** A way in which a thing is brought somewhere, as the till offers it. */
export type ShippingWay = { code: string; price: string }

/** The way that reaches all of Nepal. The valley, where another is cheaper, is no region that machines know by a name. */
const EVERYWHERE_IN_NEPAL = 'outside-valley'

/** What a thing costs, and whether it can be had. */
export function offerJsonLd(place: SiteUrl, offered: Offered, ways: readonly ShippingWay[] = []): JsonLdNode {
  const { slug, selling_price, mrp, currency, isAvailable } = offered
  return {
    '@type': 'Offer',
    url: pageUrl(place, bookPath(slug)),
    price: selling_price,
    priceCurrency: currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    seller: { '@id': shopId(place) },
    priceSpecification: Number(mrp) > Number(selling_price) ? printedPrice(mrp, currency) : undefined,
    shippingDetails: shipping(ways, currency),
  }
}

const printedPrice = (price: string, priceCurrency: string) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/ListPrice',
  ...{ price, priceCurrency },
})

function shipping(ways: readonly ShippingWay[], currency: string) {
  const way = ways.find(({ code }) => code === EVERYWHERE_IN_NEPAL)
  if (!way) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: Number(way.price).toFixed(2), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NP' },
  }
}
