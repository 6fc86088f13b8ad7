import type { Product as ProductDetail, Review, SeriesDetail } from '@dabali/api-client'
import { metaDescription, type ProductClass } from '@dabali/domain'
import { fileUrl, largestImage, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import type {
  AudiobookLeaf,
  Book,
  BookSeries,
  MergeLeafTypes,
  Person,
  Product,
  ProductLeaf,
  QuantitativeValue,
} from 'schema-dts'
import { authorPath, bookPath, publisherPath, seriesPath, shareImage } from '../../paths.ts'
import { offerJsonLd, type ShippingMethod } from './shop.ts'

type Format = ProductDetail['formats'][number]
type Contributor = ProductDetail['contributors'][number]

type BookFormat = {
  type: 'Book' | 'Audiobook'
  bookFormat?: BookFormatUrl
}

type BookFormatUrl = `https://schema.org/${'EBook' | 'AudiobookFormat' | 'Paperback' | 'Hardcover'}`

const BINDINGS = {
  paperback: 'https://schema.org/Paperback',
  stapled: 'https://schema.org/Paperback',
  hardcover: 'https://schema.org/Hardcover',
} as const

/** Product classes that are books; the format of printed books is their binding. */
const BOOK_FORMATS: Partial<Record<ProductClass, BookFormat>> = {
  Book: { type: 'Book' },
  'E-book': { type: 'Book', bookFormat: 'https://schema.org/EBook' },
  Audiobook: { type: 'Audiobook', bookFormat: 'https://schema.org/AudiobookFormat' },
}

/** Everything that an edition can have, as `Audiobook` extends `Book`. */
type EditionProperties = Omit<MergeLeafTypes<[ProductLeaf, AudiobookLeaf]>, '@type'>

/** The product of a page. A book has two nodes: the edition for sale, and the work with all of its editions. */
export function productJsonLd(site: SiteUrl, product: ProductDetail, { methods = [], reviews = [] }: Shown = {}) {
  const format = BOOK_FORMATS[product.product_class]
  const properties = { ...productProperties(site, product, methods), ...ratingProperties(product, reviews) }
  if (!format) return [{ '@type': 'Product', ...properties } satisfies Product]
  const id = workId(site, product)
  const edition = {
    ...properties,
    ...bookProperties(site, product),
    bookFormat: format.bookFormat ?? (product.binding ? BINDINGS[product.binding] : undefined),
    exampleOfWork: { '@id': id },
  } satisfies EditionProperties
  const work = {
    '@type': 'Book',
    '@id': id,
    name: product.title,
    author: people(site, product.contributors, 'author') ?? peopleNamed(product.authors),
    url: pageUrl(site, bookPath(product.slug)),
    isPartOf: product.series ? seriesReference(site, product.series) : undefined,
    position: product.series?.position,
    workExample: product.formats.flatMap((each) => editionReference(site, each, product.slug)),
  } satisfies Book
  return [{ '@type': ['Product', format.type], ...edition }, work]
}

const seriesReference = (site: SiteUrl, { slug, name }: { slug: string; name: string }) => {
  const url = pageUrl(site, seriesPath(slug))
  return { '@type': 'BookSeries' as const, '@id': `${url}#series`, name, url }
}

/** A series with its works in order. */
export function seriesJsonLd(site: SiteUrl, { slug, title, summary, works }: SeriesDetail) {
  return {
    ...seriesReference(site, { slug, name: title }),
    description: metaDescription(summary) || undefined,
    hasPart: works.map(({ position, product }) => ({
      '@type': 'Book' as const,
      name: product.title,
      position,
      url: pageUrl(site, bookPath(product.slug)),
      author: peopleNamed(product.authors),
    })),
  } satisfies BookSeries
}

/** What the page shows besides the product itself. */
type Shown = { methods?: readonly ShippingMethod[] | undefined; reviews?: readonly Review[] | undefined }

/** Nothing without reviews. */
function ratingProperties({ rating }: ProductDetail, reviews: readonly Review[]) {
  if (rating.average === null) return {}
  const best = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...best,
    },
    review: reviews.map(({ name, stars, title, text, language, created_at }) => ({
      '@type': 'Review' as const,
      author: { '@type': 'Person' as const, name },
      reviewRating: { '@type': 'Rating' as const, ratingValue: stars, ...best },
      name: title || undefined,
      reviewBody: text || undefined,
      inLanguage: language,
      datePublished: created_at.slice(0, 10),
    })),
  }
}

function productProperties(site: SiteUrl, product: ProductDetail, methods: readonly ShippingMethod[]) {
  const url = pageUrl(site, bookPath(product.slug))
  const { isbn, publisher } = product
  return {
    '@id': `${url}#it`,
    url,
    name: product.title,
    description: metaDescription(product.description) || undefined,
    image: [...largestImage(site, product.picture), fileUrl(site, shareImage(site.language, 'book', product.slug))],
    sku: String(product.id),
    gtin13: isbn && /^\d{13}$/.test(isbn) ? isbn : undefined,
    ...measuresJsonLd(product),
    category: product.breadcrumbs[0]?.map(({ name }) => name).join(' > '),
    brand: publisher ? { '@type': 'Brand' as const, name: publisher.name } : undefined,
    offers: offerJsonLd(site, { ...product, isAvailable: product.availability.is_available_to_buy }, methods),
  }
}

/** Size and weight, with the unit codes of UN/CEFACT. */
function measuresJsonLd(product: ProductDetail) {
  const { weight_grams, width_mm, height_mm, depth_mm, material } = product
  const millimetres = (value: number | null) => (value === null ? undefined : quantity(value, 'MMT'))
  return {
    weight: weight_grams === null ? undefined : quantity(weight_grams, 'GRM'),
    width: millimetres(width_mm),
    height: millimetres(height_mm),
    depth: millimetres(depth_mm),
    material: material || undefined,
  }
}

const quantity = (value: number, unitCode: 'GRM' | 'MMT') =>
  ({ '@type': 'QuantitativeValue', value, unitCode }) satisfies QuantitativeValue

function bookProperties(site: SiteUrl, product: ProductDetail) {
  const { isbn, pages, duration_seconds, published_on, publisher, contributors, authors } = product
  return {
    isbn: isbn ?? undefined,
    numberOfPages: pages ?? undefined,
    duration: duration_seconds === null ? undefined : isoDuration(duration_seconds),
    author: people(site, contributors, 'author') ?? peopleNamed(authors),
    translator: people(site, contributors, 'translator'),
    editor: people(site, contributors, 'editor'),
    illustrator: people(site, contributors, 'illustrator'),
    readBy: people(site, contributors, 'narrator'),
    publisher: publisher
      ? { '@type': 'Organization' as const, name: publisher.name, url: pageUrl(site, publisherPath(publisher.slug)) }
      : undefined,
    inLanguage: product.language,
    datePublished: published_on ?? undefined,
    alternativeHeadline: product.subtitle || undefined,
  }
}

/** An edition among the editions of a work. That of the page itself is only referred to, as it has a node of its own. */
function editionReference(site: SiteUrl, each: Format, ownSlug: string) {
  const format = BOOK_FORMATS[each.product_class]
  if (!format) return []
  const url = pageUrl(site, bookPath(each.slug))
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
      offers: offerJsonLd(site, { ...each, isAvailable: each.is_available_to_buy }),
    },
  ]
}

/** The pages of all editions of a work give it the same id, that of its first format. */
function workId(site: SiteUrl, { slug, formats }: ProductDetail) {
  const first = formats.find(({ product_class }) => product_class in BOOK_FORMATS)
  return `${site.origin}${bookPath(first?.slug ?? slug)}#work`
}

function people(site: SiteUrl, contributors: readonly Contributor[], role: Contributor['role']) {
  const found = contributors.filter((each) => each.role === role)
  if (found.length === 0) return undefined
  return found.map(
    ({ name, slug }) => ({ '@type': 'Person', name, url: pageUrl(site, authorPath(slug)) }) satisfies Person,
  )
}

const peopleNamed = (names: readonly string[]) =>
  names.length > 0 ? names.map((name) => ({ '@type': 'Person', name }) satisfies Person) : undefined

/** Seconds as an ISO 8601 duration: `PT8H20M`. */
function isoDuration(seconds: number) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`].filter(Boolean)
  return `PT${parts.join('') || '0S'}`
}
