import type { Product } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, JsonLd } from '@dabali/site/seo/json-ld'
import { getTranslations } from 'next-intl/server'
import { bookPath, categoryPath } from '../paths.ts'
import { pageSiteUrl } from '../request-context.ts'
import type { ShippingWay } from './json-ld/offer-json-ld.ts'
import { productJsonLd } from './json-ld/product-json-ld.ts'

/** What the page of a product says to machines that read it. */
export async function BookData({ product, ways }: { product: Product; ways?: readonly ShippingWay[] | undefined }) {
  const place = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [
    { name: site('name'), href: localPath(place.language, HOME_PATH) },
    ...(product.breadcrumbs[0] ?? []).map(({ name, slug }) => ({
      name,
      href: localPath(place.language, categoryPath(slug)),
    })),
    { name: product.title, href: localPath(place.language, bookPath(product.slug)) },
  ]
  return <JsonLd things={[...productJsonLd(place, product, ways), breadcrumbJsonLd(place, crumbs)]} />
}
