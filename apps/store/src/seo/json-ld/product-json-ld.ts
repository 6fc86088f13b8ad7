import type { Product } from '@dabali/api-client'
import { metaDescription, type ProductClass } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { authorPath, bookPath, publisherPath, shareImage } from '../../paths.ts'

import { offerJsonLd, type ShippingWay } from './offer-json-ld.ts'

type Format = Product['formats'][number]
type Contributor = Product['contributors'][number]

/** What can be read or heard is a book; what it is bound in is not known of a printed one. */
const FORMATS: Partial<Record<ProductClass, { type: string; bookFormat?: string }>> = {
  Book: { type: 'Book' },
  'E-book': { type: 'Book', bookFormat: 'https://schema.org/EBook' },
  Audiobook: { type: 'Audiobook', bookFormat: 'https://schema.org/AudiobookFormat' },
}

/** What is sold on a page: an edition of a book beside its other ones, or a thing of another kind. */
export function productJsonLd(place: SiteUrl, product: Product, ways: readonly ShippingWay[] = []): JsonLdNode[] {
  const format = FORMATS[product.product_class]
  const thing = soldThing(place, product, ways)
  if (!format) return [{ '@type': 'Product', ...thing }]
  const workId = idOfWork(place, product)
  return [
    {
      '@type': ['Product', format.type],
      ...thing,
      ...bookFacts(place, product),
      bookFormat: format.bookFormat,
      exampleOfWork: { '@id': workId },
    },
    {
      '@type': 'Book',
      '@id': workId,
      name: product.title,
      author: people(place, product.contributors, 'author') ?? named(product.authors),
      url: pageUrl(place, bookPath(product.slug)),
      workExample: product.formats.flatMap((each) => editionJsonLd(place, each, product.slug)),
    },
  ]
}

function soldThing(place: SiteUrl, product: Product, ways: readonly ShippingWay[]) {
  const url = pageUrl(place, bookPath(product.slug))
  const { isbn, publisher } = product
  return {
    '@id': `${url}#it`,
    url,
    name: product.title,
    description: metaDescription(product.description) || undefined,
    image: [...largestImage(place, product.picture), fileUrl(place, shareImage(place.language, 'book', product.slug))],
    sku: String(product.id),
    gtin13: isbn && /^\d{13}$/.test(isbn) ? isbn : undefined,
    category: product.breadcrumbs[0]?.map(({ name }) => name).join(' > '),
    brand: publisher ? { '@type': 'Brand', name: publisher.name } : undefined,
    offers: offerJsonLd(place, { ...product, isAvailable: product.availability.is_available_to_buy }, ways),
  }
}

function bookFacts(place: SiteUrl, product: Product) {
  const { isbn, pages, duration_seconds, published_on, publisher, contributors, authors } = product
  return {
    isbn: isbn ?? undefined,
    numberOfPages: pages ?? undefined,
    duration: duration_seconds === null ? undefined : isoDuration(duration_seconds),
    author: people(place, contributors, 'author') ?? named(authors),
    translator: people(place, contributors, 'translator'),
    editor: people(place, contributors, 'editor'),
    illustrator: people(place, contributors, 'illustrator'),
    readBy: people(place, contributors, 'narrator'),
    publisher: publisher
      ? { '@type': 'Organization', name: publisher.name, url: pageUrl(place, publisherPath(publisher.slug)) }
      : undefined,
    inLanguage: product.language,
    datePublished: published_on ?? undefined,
    alternativeHeadline: product.subtitle || undefined,
  }
}

/** The page's own edition is described whole elsewhere, and is only named. */
function editionJsonLd(place: SiteUrl, each: Format, ownSlug: string) {
  const format = FORMATS[each.product_class]
  if (!format) return []
  const url = pageUrl(place, bookPath(each.slug))
  if (each.slug === ownSlug) return [{ '@id': `${url}#it` }]
  return [
    {
      '@type': format.type,
      '@id': `${url}#it`,
      url,
      name: each.title,
      bookFormat: format.bookFormat,
      inLanguage: each.language,
      numberOfPages: each.pages ?? undefined,
      duration: each.duration_seconds === null ? undefined : isoDuration(each.duration_seconds),
      offers: offerJsonLd(place, { ...each, isAvailable: each.is_available_to_buy }),
    },
  ]
}

/** Every page of a work names it after the same one of its formats. */
function idOfWork(place: SiteUrl, { slug, formats }: Product) {
  const first = formats.find(({ product_class }) => product_class in FORMATS)
  return `${place.origin}${bookPath(first?.slug ?? slug)}#work`
}

function people(place: SiteUrl, contributors: readonly Contributor[], role: Contributor['role']) {
  const found = contributors.filter((each) => each.role === role)
  if (found.length === 0) return undefined
  return found.map(({ name, slug }) => ({ '@type': 'Person', name, url: pageUrl(place, authorPath(slug)) }))
}

const named = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => ({ '@type': 'Person', name })) : undefined

/** Seconds as ISO 8601 writes them: `PT8H20M`. */
function isoDuration(seconds: number) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`].filter(Boolean)
  return `PT${parts.join('') || '0S'}`
}
