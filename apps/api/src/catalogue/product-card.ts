import { PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { NO_PICTURE, PictureSchema, thumbnailOf } from '../pictures/picture.ts'
import { rupees } from './price.ts'
import type { ProductCardRow } from './queries.ts'

/** Display order: printed books first. */
export const CLASS_ORDER: readonly ProductClass[] = ['Book', ...PRODUCT_CLASSES.filter((name) => name !== 'Book')]

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

/** Undefined for keys that cannot exist: PostgreSQL text cannot contain U+0000. */
export function parseProductKey(product: string): ProductKey | undefined {
  const id = productId(product)
  if (id !== undefined) return { id }
  return product.includes('\0') ? undefined : { slug: product }
}

/** A product as lists and related content show it. */
export const ProductCardSchema = Type.Object(
  {
    id: Type.Integer(),
    url: Type.String({ examples: ['/v1/api/products/1/'] }),
    slug: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    authors: Type.Array(Type.String()),
    product_class: stringEnum(PRODUCT_CLASSES),
    language: stringEnum(['en', 'ne'], { description: 'The language of the work.' }),
    selling_price: Type.String({ examples: ['585.00'] }),
    mrp: Type.String({ description: 'The printed price.', examples: ['650.00'] }),
    currency: stringEnum(['NPR']),
    is_available_to_buy: Type.Boolean(),
    thumbnail: Type.String(),
    picture: schemaRef(PictureSchema),
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
    subtitle: row.subtitle,
    authors: row.authors,
    product_class: row.product_class,
    language: row.language,
    selling_price: rupees(row.selling_price),
    mrp: rupees(row.mrp),
    currency: 'NPR',
    is_available_to_buy: row.is_available_to_buy,
    thumbnail: thumbnailOf(picture),
    picture,
  }
}
