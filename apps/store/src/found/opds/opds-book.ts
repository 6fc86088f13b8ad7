import type { Product } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { authorPath, bookPath } from '../../paths.ts'
import type { OpdsBook } from './opds-feed.ts'

/** An e-book as a reading program is told of it. */
export function opdsBook(place: Place, product: Product): OpdsBook {
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
      .map(({ src, type, width }) => ({ href: fileAddress(place, src), type, width })),
    page: pageAddress(place, bookPath(slug)),
    price: { amount: product.selling_price, currency: product.currency },
    isAvailable: product.availability.is_available_to_buy,
    sample: sample_url ? fileAddress(place, sample_url) : undefined,
  }
}

function authorsOf(place: Place, { contributors, authors }: Product) {
  const known = contributors.filter(({ role }) => role === 'author')
  if (known.length === 0) return authors.map((name) => ({ name }))
  return known.map(({ name, slug }) => ({ name, url: pageAddress(place, authorPath(slug)) }))
}
