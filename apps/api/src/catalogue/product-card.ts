import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { NO_PICTURE, PictureSchema, thumbnailOf } from '../pictures/queries.ts'
import { rupees } from './price.ts'
import type { ProductCardRow } from './queries.ts'

/** The largest `integer` of PostgreSQL. */
const LARGEST_ID = 2_147_483_647

export const productUrl = (id: number) => `/v1/api/products/${id}/`

/** The product id in a text, if it is in range. */
export function productId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST_ID ? id : undefined
}

/** The product id of a URL or path that ends in `/v1/api/products/{id}/`. */
export function productIdFromUrl(url: string): number | undefined {
  if (!URL.canParse(url, 'http://dabali')) return undefined
  const [, id] = /(?:^|\/)v1\/api\/products\/(\d+)\/?$/.exec(new URL(url, 'http://dabali').pathname) ?? []
  return id === undefined ? undefined : productId(id)
}

/** A product is addressed by id or slug; no slug consists of digits only. */
export type ProductKey = { id: number } | { slug: string }

export function parseProductKey(product: string): ProductKey {
  const id = productId(product)
  return id === undefined ? { slug: product } : { id }
}

/** In a page of any language the title of a work can be shown as the work itself has it. */
export const TitlesSchema = Type.Object(
  { en: Type.Optional(Type.String()), ne: Type.Optional(Type.String()) },
  { description: 'The titles by language, where there are any.', additionalProperties: false },
)

export const RatingSchema = Type.Object(
  {
    average: nullable(Type.String({ description: 'With one decimal; null without reviews.', examples: ['4.6'] })),
    count: Type.Integer({ description: 'The published reviews of all formats of the work.' }),
    counts: Type.Array(Type.Integer(), {
      description: 'Reviews with 1, 2, 3, 4 and 5 stars.',
      examples: [[1, 2, 7, 22, 96]],
    }),
  },
  { $id: 'Rating' },
)

/** The rating of a work whose reviews are counted by stars. */
export function toRating(counts: number[]): Static<typeof RatingSchema> {
  const count = counts.reduce((sum, each) => sum + each, 0)
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0)
  // Rounded as a whole number of tenths: toFixed would round 4.25 by its binary fraction.
  return { average: count === 0 ? null : (Math.round((stars * 10) / count) / 10).toFixed(1), count, counts }
}

const CardFormat = Type.Object({
  slug: Type.String(),
  product_class: stringEnum(PRODUCT_CLASSES),
  language: stringEnum(['en', 'ne']),
  selling_price: Type.String({ examples: ['350.00'] }),
  is_available_to_buy: Type.Boolean(),
})

/** A product as lists and related content show it. */
export const ProductCardSchema = Type.Object(
  {
    id: Type.Integer(),
    url: Type.String({ examples: ['/v1/api/products/1/'] }),
    slug: Type.String(),
    title: Type.String(),
    titles: TitlesSchema,
    subtitle: Type.String(),
    authors: Type.Array(Type.String()),
    product_class: stringEnum(PRODUCT_CLASSES),
    language: stringEnum(['en', 'ne'], { description: 'The language of the work.' }),
    selling_price: Type.String({ examples: ['585.00'] }),
    mrp: Type.String({ description: 'The printed price.', examples: ['650.00'] }),
    least_price: Type.Optional(
      Type.String({
        description: 'Buyers choose what to pay, from this price on; without it the price is fixed.',
        examples: ['300.00'],
      }),
    ),
    currency: stringEnum(['NPR']),
    is_available_to_buy: Type.Boolean(),
    rating: schemaRef(RatingSchema),
    thumbnail: Type.String(),
    picture: schemaRef(PictureSchema),
    formats: Type.Optional(
      Type.Array(CardFormat, {
        description: 'Where a card shows a work: all formats of it, in a list those that match the filters.',
      }),
    ),
  },
  { $id: 'ProductCard' },
)

export type ProductCard = Static<typeof ProductCardSchema>

export function toProductCard(row: ProductCardRow): ProductCard {
  const picture = row.picture ?? NO_PICTURE
  return {
    id: row.id,
    url: productUrl(row.id),
    slug: row.slug,
    title: row.title,
    titles: row.titles,
    subtitle: row.subtitle,
    authors: row.authors,
    product_class: row.product_class,
    language: row.language,
    selling_price: rupees(row.selling_price),
    mrp: rupees(row.mrp),
    ...(row.least_price !== null && { least_price: rupees(row.least_price) }),
    currency: 'NPR',
    is_available_to_buy: row.is_available_to_buy,
    rating: toRating(row.review_counts),
    thumbnail: thumbnailOf(picture),
    picture,
    ...(row.formats && {
      formats: row.formats.map((format) => ({ ...format, selling_price: rupees(format.selling_price) })),
    }),
  }
}
