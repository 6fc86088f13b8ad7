import { type Expression, sql } from 'kysely'
import { Type } from 'typebox'
import { ProductCardSchema, toProductCard } from '../catalogue/product-card.ts'
import { IS_LISTED, MOST_RELATED, type ProductCardRow, productCards, WORK_KEY } from '../catalogue/queries.ts'
import type { Database } from '../database/database.ts'
import { schemaRef } from '../http/schemas.ts'

export const RELATED_WORKS_TOPIC = 'catalogue.related'
export const RELATED_WORKS_EVERY_SECONDS = 60 * 60

/** Works in fewer orders together are chance. */
const MIN_ORDERS = 2

/**
 * Computes which works are shown with each work: those that paid orders contain together, the most frequent and recent first,
 * and popular ones of its most specific category. Only differences are written, so that few cached pages change.
 */
export const refreshRelatedWorks = (connection: Database) =>
  sql`
  with recursive listed as materialized (
    select ${WORK_KEY} as work_key, max(popularity) as popularity
    from product where ${IS_LISTED} and product_class <> 'Ticket' group by 1
  ),
  line as materialized (
    select distinct order_id, ${WORK_KEY} as work_key, placed_at
    from order_line
    join "order" on "order".id = order_id
    join product on product.id = product_id
    where payment_status in ('paid', 'partially_refunded', 'cod_collected') and refunded_quantity < quantity
  ),
  bought as (
    select * from (
      select one.work_key, other.work_key as related_key, row_number() over (
        partition by one.work_key order by count(*) desc, max(one.placed_at) desc, other.work_key
      ) as position
      from line as one
      join line as other on other.order_id = one.order_id and other.work_key <> one.work_key
      where other.work_key in (select work_key from listed)
      group by one.work_key, other.work_key having count(*) >= ${MIN_ORDERS}
    ) as ranked where position <= ${MOST_RELATED}
  ),
  tree (id, depth) as (
    select id, 0 from category where parent_id is null
    union all
    select category.id, depth + 1 from tree join category on parent_id = tree.id
  ),
  placed as materialized (
    select distinct work_key, category_id from (
      select ${WORK_KEY} as work_key, unnest(category_ids) as category_id from product where ${IS_LISTED}
    ) as every
  ),
  popular as (
    -- One more, because a work is not related to itself.
    select * from (
      select category_id, work_key, row_number() over (
        partition by category_id order by popularity desc, work_key
      ) as place from placed join listed using (work_key)
    ) as ranked where place <= ${MOST_RELATED} + 1
  ),
  of_category as (
    select * from (
      select work_key, related_key, row_number() over (partition by work_key order by best[1], best[2], related_key) as position
      from (
        select placed.work_key, popular.work_key as related_key, min(array[-depth, place]) as best
        from placed join popular using (category_id) join tree on tree.id = category_id
        where popular.work_key <> placed.work_key
          and not exists (
            select from bought where bought.work_key = placed.work_key and bought.related_key = popular.work_key
          )
        group by 1, 2
      ) as each_pair
    ) as ranked where position <= ${MOST_RELATED}
  ),
  wanted as (
    select work_key, related_key, true as is_bought, position::integer from bought
    union all
    select work_key, related_key, false, position::integer from of_category
  ),
  deleted as (
    delete from related_work where (work_key, related_key) not in (select work_key, related_key from wanted)
    returning work_key
  ),
  written as (
    insert into related_work select * from wanted
    on conflict (work_key, related_key) do update set is_bought = excluded.is_bought, position = excluded.position
    where (related_work.is_bought, related_work.position) is distinct from (excluded.is_bought, excluded.position)
    returning work_key
  )
  select touch_cache_tags(variadic tags) from (
    select array(
      select 'product:' || slug from product
      where ${WORK_KEY} in (select work_key from deleted union select work_key from written)
    ) as tags
  ) as changed where tags <> '{}'`.execute(connection)

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
