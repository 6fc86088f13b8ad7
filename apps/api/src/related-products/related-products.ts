import { type Expression, sql } from 'kysely'
import { Type } from 'typebox'
import { ProductCardSchema, toProductCard } from '../catalogue/product-card.ts'
import { type ProductCardRow, productCards } from '../catalogue/queries.ts'
import { schemaRef } from '../http/schemas.ts'

type Language = 'en' | 'ne'

export const relatedProducts = (description: string) => Type.Array(schemaRef(ProductCardSchema), { description })

export type RelatedProductRow = { card: ProductCardRow; note: string }

/** Products linked with a content, in order, each with the curator's note. */
export const relatedProductsOf = (language: Language, id: Expression<number> = sql.ref<number>('content.id')) => sql<
  RelatedProductRow[]
>`coalesce((
  select json_agg(json_build_object('card', shown.card, 'note', coalesce((
    select note from content_product_translation as noted
    where noted.content_id = link.content_id and noted.product_id = link.product_id
    order by (noted.language = ${language}) desc, noted.language limit 1
  ), '')) order by link.position, link.product_id)
  from content_product as link
  join ${productCards(language, { hasFormats: true })} as shown on shown.id = link.product_id
  where link.content_id = ${id}
), '[]')`

export const toRelatedProducts = (rows: RelatedProductRow[]) => rows.map(({ card }) => toProductCard(card))

export const toAnnotatedProducts = (rows: RelatedProductRow[]) =>
  rows.map(({ card, note }) => ({ product: toProductCard(card), note }))
