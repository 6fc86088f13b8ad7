import type { Product } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { authorPath, bookPath } from '../../paths.ts'
import type { OpdsBook } from './opds-feed.ts'

/** An e-book as a reading program is told of it. */
export function opdsBook(place: SiteUrl, product: Product): OpdsBook {
  const { slug, isbn, pages, published_on, sample_url, picture } = product
  return {
    id: `urn:dabali:product:${product.id}`,
    title: product.title,
    updated: product.date_updated,
    authors: authorsOf(place, product),
    language: product.language,
    publisher: product.publisher?.name,
    isbn: isbn ?? undefined,
    issued: published_on ?? undefined,
    pages: pages ?? undefined,
    categories: product.breadcrumbs.flatMap((way) => way.at(-1) ?? []),
    summary: metaDescription(product.description),
    pictures: picture.sources
      .filter(({ type }) => type === 'image/webp')
      .map(({ src, type, width }) => ({ href: fileUrl(place, src), type, width })),
    page: pageUrl(place, bookPath(slug)),
    price: { amount: product.selling_price, currency: product.currency },
    isAvailable: product.availability.is_available_to_buy,
    sample: sample_url ? fileUrl(place, sample_url) : undefined,
  }
}

function authorsOf(place: SiteUrl, { contributors, authors }: Product) {
  const known = contributors.filter(({ role }) => role === 'author')
  if (known.length === 0) return authors.map((name) => ({ name }))
  return known.map(({ name, slug }) => ({ name, url: pageUrl(place, authorPath(slug)) }))
}
