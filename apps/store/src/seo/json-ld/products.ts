import type { Product as ProductDetail } from '@dabali/api-client'
import { metaDescription, type ProductClass } from '@dabali/domain'
import { fileUrl, largestImage, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import type { AudiobookLeaf, Book, MergeLeafTypes, Person, Product, ProductLeaf } from 'schema-dts'
import { authorPath, bookPath, publisherPath, shareImage } from '../../paths.ts'
import { offerJsonLd, type ShippingMethod } from './shop.ts'

type Format = ProductDetail['formats'][number]
type Contributor = ProductDetail['contributors'][number]

type BookFormat = {
  type: 'Book' | 'Audiobook'
  bookFormat?: 'https://schema.org/EBook' | 'https://schema.org/AudiobookFormat'
}

/** Product classes that are books; the binding of printed books is not known. */
const BOOK_FORMATS: Partial<Record<ProductClass, BookFormat>> = {
  Book: { type: 'Book' },
  'E-book': { type: 'Book', bookFormat: 'https://schema.org/EBook' },
  Audiobook: { type: 'Audiobook', bookFormat: 'https://schema.org/AudiobookFormat' },
}

/** Everything that an edition can have, as `Audiobook` extends `Book`. */
type EditionProperties = Omit<MergeLeafTypes<[ProductLeaf, AudiobookLeaf]>, '@type'>

/** The product of a page. A book has two nodes: the edition for sale, and the work with all of its editions. */
export function productJsonLd(site: SiteUrl, product: ProductDetail, methods: readonly ShippingMethod[] = []) {
  const format = BOOK_FORMATS[product.product_class]
  const properties = productProperties(site, product, methods)
  if (!format) return [{ '@type': 'Product', ...properties } satisfies Product]
  const id = workId(site, product)
  const edition = {
    ...properties,
    ...bookProperties(site, product),
    bookFormat: format.bookFormat,
    exampleOfWork: { '@id': id },
  } satisfies EditionProperties
  const work = {
    '@type': 'Book',
    '@id': id,
    name: product.title,
    author: people(site, product.contributors, 'author') ?? peopleNamed(product.authors),
    url: pageUrl(site, bookPath(product.slug)),
    workExample: product.formats.flatMap((each) => editionReference(site, each, product.slug)),
  } satisfies Book
  return [{ '@type': ['Product', format.type], ...edition }, work]
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
    category: product.breadcrumbs[0]?.map(({ name }) => name).join(' > '),
    brand: publisher ? { '@type': 'Brand' as const, name: publisher.name } : undefined,
    offers: offerJsonLd(site, { ...product, isAvailable: product.availability.is_available_to_buy }, methods),
  }
}

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
