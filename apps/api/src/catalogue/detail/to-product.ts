import { isDigital, isShippable, slugify } from '@dabali/domain'
import { toContentCard } from '../../content/content-card.ts'
import { optionalMediaSrc } from '../../content/stored-facts.ts'
import type { Language } from '../../http/language.ts'
import { NO_PICTURE, type Picture, thumbnailOf } from '../../pictures/picture.ts'
import { availabilityOf } from '../availability.ts'
import { CLASS_ORDER } from '../class-order.ts'
import { rupees } from '../money.ts'
import type { Product } from '../product.ts'
import { productUrl } from '../product-url.ts'
import type { Vat } from '../tax.ts'
import { toPrice } from '../to-price.ts'
import { toProductCard } from '../to-product-card.ts'
import { attributesOf } from './attributes.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import type { FormatRow, ProductRow } from './queries.ts'

export function toProduct(row: ProductRow, language: Language, vat: Vat): Product {
  return {
    id: row.id,
    url: productUrl(row.id),
    slug: row.slug,
    product_class: row.product_class,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    authors: row.authors,
    contributors: row.contributors,
    publisher: row.publisher,
    ...offerOf(row, language, vat),
    isbn: row.isbn,
    language: row.language,
    pages: row.pages,
    duration_seconds: row.duration_seconds,
    published_on: row.published_on,
    sample_url: optionalMediaSrc(row.sample_media),
    video_url: row.video_url,
    ...aroundOf(row),
    ...oscarOf(row, language),
  }
}

const offerOf = (row: ProductRow, language: Language, vat: Vat) => ({
  selling_price: rupees(row.selling_price),
  mrp: rupees(row.mrp),
  currency: 'NPR' as const,
  price: toPrice(row, vat),
  availability: availabilityOf(row, language),
  largest_quantity: row.is_listed ? Math.min(row.largest_quantity, row.num_available ?? row.largest_quantity) : 0,
  is_shippable: isShippable(row.product_class),
  is_digital: isDigital(row.product_class),
})

function aroundOf(row: ProductRow) {
  const picture = row.picture ?? NO_PICTURE
  const pictures = row.picture === null ? row.more_pictures : [row.picture, ...row.more_pictures]
  return {
    thumbnail: thumbnailOf(picture),
    picture,
    images: pictures.map(toImage),
    formats: row.formats.toSorted(asClassesStand).map(toFormat),
    contents: row.contents.map(toProductCard),
    related: row.related.map(toProductCard),
    mentions: row.mentions.map(toContentCard),
    breadcrumbs: breadcrumbsOf(row.categories),
  }
}

const toImage = (picture: Picture, display_order: number) => ({
  original: picture.sources.findLast(({ type }) => type === 'image/webp')?.src ?? '',
  caption: picture.alt,
  display_order,
  ...picture,
})

const toFormat = (row: FormatRow) => ({
  ...row,
  url: productUrl(row.id),
  selling_price: rupees(row.selling_price),
  mrp: rupees(row.mrp),
  currency: 'NPR' as const,
})

const asClassesStand = (one: FormatRow, other: FormatRow) =>
  CLASS_ORDER.indexOf(one.product_class) - CLASS_ORDER.indexOf(other.product_class) || one.id - other.id

const oscarOf = (row: ProductRow, language: Language) => ({
  upc: row.isbn,
  structure: 'standalone' as const,
  date_created: row.created_at.toISOString(),
  date_updated: row.updated_at.toISOString(),
  product_class_slug: slugify(row.product_class),
  categories: breadcrumbsOf(row.categories).flatMap((path) => path.at(-1)?.name ?? []),
  attributes: attributesOf(row, language),
  recommended_products: row.related.map(({ id }) => productUrl(id)),
  price_url: `${productUrl(row.id)}price/`,
  availability_url: `${productUrl(row.id)}availability/`,
  stockrecords: null,
  options: [],
  children: [],
})
