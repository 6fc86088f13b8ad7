import { type Expression, sql } from 'kysely'
import { type ProductCardRow, productCards } from '../catalogue/queries.ts'

type Language = 'en' | 'ne'

export type ShelfRow = { card: ProductCardRow; note: string }

/** The products that stand beside a content, in order, each with the note that was written for it there. */
export const shelfOf = (language: Language, id: Expression<number> = sql.ref<number>('content.id')) => sql<
  ShelfRow[]
>`coalesce((
  select json_agg(json_build_object('card', shown.card, 'note', coalesce((
    select note from content_product_translation as noted
    where noted.content_id = standing.content_id and noted.product_id = standing.product_id
    order by (noted.language = ${language}) desc, noted.language limit 1
  ), '')) order by standing.position, standing.product_id)
  from content_product as standing
  join ${productCards(language)} as shown on shown.id = standing.product_id
  where standing.content_id = ${id}
), '[]')`
