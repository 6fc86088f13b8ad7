import { isDigital, isShippable, slugify, writeDigits } from '@dabali/domain'
import { toContentCard } from '../../content/content-card.ts'
import { optionalMediaSrc } from '../../content/content-kind.ts'
import { movedTo, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { NO_PICTURE, type Picture, thumbnailOf } from '../../pictures/queries.ts'
import type { CachedTexts, Seen } from '../listing/catalogue-cache.ts'
import { availabilityOf, rupees, toLongPrice, toPrice, type Vat } from '../price.ts'
import { type Product, ProductSchema } from '../product.ts'
import { type ProductKey, parseProductKey, productUrl, toRating } from '../product-card.ts'
import { CLASS_ORDER, type Titles } from '../queries.ts'
import { type DetailCards, selectDetailCards } from './detail-cards.ts'
import type { DetailQueries } from './queries/detail.ts'
import type { CategoryRow, FormatRow, ProductRow } from './queries/product-row.ts'

const MINUTES_PER_HOUR = 60

/** Product attributes with localized names and values. */
function attributesOf(row: ProductRow, language: Language) {
  const { attributes, languages } = MESSAGES[language]
  const { names } = attributes
  const values: Record<keyof typeof names, string | null> = {
    language: languages[row.language],
    pages: row.pages === null ? null : writeDigits(row.pages, language),
    duration: row.duration_seconds === null ? null : writeDigits(durationOf(row.duration_seconds, language), language),
    publisher: row.publisher?.name ?? null,
    published_on: row.published_on === null ? null : writeDigits(row.published_on, language),
    isbn: row.isbn,
  }
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((code) => {
    const value = values[code]
    return value === null ? [] : [{ name: names[code], value, code }]
  })
}

function durationOf(seconds: number, language: Language) {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return MESSAGES[language].attributes.duration(Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR)
}

/** The path from the root to each category of a product; left out where an ancestor is hidden. */
export const breadcrumbsOf = (rows: CategoryRow[]) =>
  rows
    .filter(({ is_own }) => is_own)
    .map((row) => pathTo(row, rows))
    .filter(([root]) => root?.parent_id === null)
    .map((path) => path.map(({ slug, name }) => ({ slug, name })))

function pathTo(row: CategoryRow, rows: CategoryRow[], below: CategoryRow[] = []): CategoryRow[] {
  const path = [row, ...below]
  const parent = rows.find(({ id }) => id === row.parent_id)
  // Stops at a cycle.
  return parent && !path.includes(parent) ? pathTo(parent, rows, path) : path
}

/** Cards are in memory as JSON. */
class Json {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const listOf = (texts: readonly string[]) => new Json(`[${texts.join(',')}]`)

function writeObject(object: object, keys: readonly string[] = Object.keys(object)) {
  const properties = keys.map((key) => {
    const value: unknown = Reflect.get(object, key)
    return `"${key}":${value instanceof Json ? value.text : JSON.stringify(value)}`
  })
  return `{${properties.join(',')}}`
}

const PRODUCT_KEYS = Object.keys(ProductSchema.properties)

/** In the order of the schema, as a serializer would write it. */
const writeProduct = (product: ProductWithCards) => writeObject(product, PRODUCT_KEYS)

/** A product whose cards are written as JSON already. */
type ProductWithCards = Omit<Product, CardKey> & Record<CardKey, Json | null>
type CardKey = 'series' | 'contents' | 'related'

/** As serializers write it. */
const englishFirst = ({ en, ne }: Titles): Titles => ({
  ...(en !== undefined && { en }),
  ...(ne !== undefined && { ne }),
})

function toProduct(
  row: ProductRow,
  cards: DetailCards,
  { language, vat }: Pick<Asked, 'language' | 'vat'>,
): ProductWithCards {
  return {
    id: row.id,
    url: productUrl(row.id),
    slug: row.slug,
    product_class: row.product_class,
    title: row.title,
    titles: englishFirst(row.titles),
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
    ...physicalFactsOf(row),
    sample_url: optionalMediaSrc(row.sample_media),
    video_url: row.video_url,
    ticket: row.ticket && {
      ...row.ticket,
      doors_at: new Date(row.ticket.doors_at).toISOString(),
      starts_at: new Date(row.ticket.starts_at).toISOString(),
      ends_at: new Date(row.ticket.ends_at).toISOString(),
    },
    plan: row.plan,
    series:
      row.series && new Json(writeObject({ ...row.series, next: cards.next === null ? null : new Json(cards.next) })),
    contents: listOf(cards.contents),
    related: listOf(cards.related.map(({ text }) => text)),
    ...aroundOf(row),
    ...oscarOf(row, cards, language),
  }
}

const physicalFactsOf = ({
  binding,
  printing_year,
  weight_grams,
  paper,
  material,
  included,
  care,
  ...row
}: ProductRow) => ({
  ...{ binding, printing_year, weight_grams, paper, material, included, care },
  ...{ width_mm: row.width_mm, height_mm: row.height_mm, depth_mm: row.depth_mm },
})

const offerOf = (row: ProductRow, language: Language, vat: Vat) => ({
  selling_price: rupees(row.selling_price),
  mrp: rupees(row.mrp),
  currency: 'NPR' as const,
  price: toPrice(row, vat),
  availability: availabilityOf(row, language),
  largest_quantity: row.is_listed ? Math.min(row.largest_quantity, row.num_available ?? row.largest_quantity) : 0,
  is_shippable: isShippable(row.product_class),
  is_digital: isDigital(row.product_class),
  rating: toRating(row.review_counts),
})

function aroundOf(row: ProductRow) {
  const picture = row.picture ?? NO_PICTURE
  const pictures = row.picture === null ? row.more_pictures : [row.picture, ...row.more_pictures]
  return {
    thumbnail: thumbnailOf(picture),
    picture,
    images: pictures.map(toImage),
    formats: row.formats.toSorted(byClass).map(toFormat),
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
  id: row.id,
  url: productUrl(row.id),
  slug: row.slug,
  title: row.title,
  product_class: row.product_class,
  language: row.language,
  selling_price: rupees(row.selling_price),
  mrp: rupees(row.mrp),
  currency: 'NPR' as const,
  is_available_to_buy: row.is_available_to_buy,
  pages: row.pages,
  duration_seconds: row.duration_seconds,
  sample_url: optionalMediaSrc(row.sample_media),
})

const byClass = (one: FormatRow, other: FormatRow) =>
  CLASS_ORDER.indexOf(one.product_class) - CLASS_ORDER.indexOf(other.product_class) || one.id - other.id

const oscarOf = (row: ProductRow, { related }: DetailCards, language: Language) => ({
  upc: row.isbn,
  structure: 'standalone' as const,
  date_created: row.created_at.toISOString(),
  date_updated: row.updated_at.toISOString(),
  product_class_slug: slugify(row.product_class),
  categories: breadcrumbsOf(row.categories).flatMap((path) => path.at(-1)?.name ?? []),
  attributes: attributesOf(row, language),
  recommended_products: related.map(({ id }) => productUrl(id)),
  price_url: `${productUrl(row.id)}price/`,
  availability_url: `${productUrl(row.id)}availability/`,
  stockrecords: null,
  options: [],
  children: [],
})

/** The row of a key; a former slug answers 301 with the present address. */
export async function findByProductKey<Row extends { slug: string }>(
  { product, below = '' }: { product: string; below?: string },
  find: (place: ProductKey) => Promise<Row | undefined>,
): Promise<Row> {
  const place = parseProductKey(product)
  const row = await find(place)
  if (!row) throw notFound()
  if (!('id' in place) && row.slug !== place.slug)
    throw movedTo(`/v1/api/products/${encodeURIComponent(row.slug)}/${below}`)
  return row
}

export async function getAvailability(queries: DetailQueries, asked: { product: string; language: Language }) {
  const row = await findByProductKey({ product: asked.product, below: 'availability/' }, queries.findOffer)
  return availabilityOf(row, asked.language)
}

export async function getPrice(queries: DetailQueries, { product, vat }: { product: string; vat: Vat }) {
  return toLongPrice(await findByProductKey({ product, below: 'price/' }, queries.findOffer), vat)
}

type Asked = { seen: Seen; language: Language; vat: Vat }
export type DetailParts = { detail: DetailQueries; cards: CachedTexts }

/** The JSON of a product. Its cards have every change that was visible when it was asked for, and so has its row. */
export async function writeProductOf({ cards }: Pick<DetailParts, 'cards'>, row: ProductRow, asked: Asked) {
  const { selected, texts } = await cards(asked, (index) => selectDetailCards(index, row, asked.language))
  return writeProduct(toProduct(row, selected(texts), asked))
}

export async function getProduct(parts: DetailParts, { product, ...asked }: Asked & { product: string }) {
  const row = await findByProductKey({ product }, (place) => parts.detail.findProduct(place, asked.language))
  return { id: row.id, slug: row.slug, text: await writeProductOf(parts, row, asked) }
}
