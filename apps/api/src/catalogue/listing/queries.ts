import { hasLanguage, PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { type Database, readSnapshot } from '../../database/database.ts'
import { type ProductCardRow, productCards, type Titles, WORK_KEY } from '../queries.ts'

type Language = 'en' | 'ne'

/** The count of one facet value. Categories, authors and publishers have their label. */
export type FacetRow = { field: string; value: string; count: number; label: string | null; selected: boolean }
/** Counts that do not depend on page and sort order. */
export type Counts = { count: number; facets: FacetRow[]; prices: number[] }

/** Cache tags of product lists. */
export const LISTING_TAGS = ['products', 'categories', 'authors', 'publishers']

/** Every product has a language in the database, also where its class has none to speak of. */
export const HAS_LANGUAGE = sql`(product_class = any (${PRODUCT_CLASSES.filter(hasLanguage)}))`

export type ProductFields = [
  ...[id: number, work: number, slug: string, productClass: ProductClass, language: Language, price: number],
  ...[isAvailable: boolean, popularity: number, createdAt: number, rating: number, titleEn: string, titleNe: string],
  ...[publisher: number | null, categories: number[], authors: number[]],
]

/** Times as numbers: their fractions decide the order of products, and `infinity` is a text in JSON. */
const PRODUCT = sql`json_build_array(
  product.id, ${WORK_KEY}, product.slug, product_class, product.language, selling_price, num_available is distinct from 0,
  popularity, extract(epoch from product.created_at) * 1000000, rating_score, sort_title_en, sort_title_ne, publisher_id,
  category_ids, author_ids
)`

export type ContentFields = [id: number, kind: string, slug: string, publishedAt: number | string | null, Titles | null]

/** What filters and facets name. */
const NAMED_KINDS = sql`('author', 'publisher', 'category')`

const CONTENT = sql`json_build_array(
  content.id, content.kind, content.slug, extract(epoch from content.published_at) * 1000,
  (select json_object_agg(language, title) from content_translation where content_id = content.id)
)`

/** What has changed up to `seq`: the tags, and what has them now. */
export type CatalogueChanges = {
  seq: number
  tags: string[]
  products: ProductFields[]
  contents: ContentFields[]
  /** Former slugs. */
  moved: [tag: string, id: number][]
}

const SEQ = sql`coalesce((select max(seq) from cache_tag), 0)::float8`

const listOf = (item: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${item}), '[]') from ${from})`

const MOVED = sql`json_build_array(moved_slug.kind || ':' || moved_slug.slug, coalesce(content_id, product_id))`

const changesAfter = (seq: number) => sql<CatalogueChanges>`
  with changed as materialized (
    select tag, split_part(tag, ':', 1) as kind, substr(tag, strpos(tag, ':') + 1) as slug from cache_tag
    where seq > ${String(seq)}::bigint and (tag like 'product:%' or split_part(tag, ':', 1) in ${NAMED_KINDS})
  )
  select ${SEQ} as seq, ${listOf(sql`tag`, sql`changed`)} as tags,
    ${listOf(PRODUCT, sql`changed join product on product.slug = changed.slug where kind = 'product' and is_listed`)} as products,
    ${listOf(CONTENT, sql`changed join content using (kind, slug)`)} as contents,
    ${listOf(MOVED, sql`changed join moved_slug using (kind, slug)`)} as moved`

const rest = sql<Omit<CatalogueChanges, 'products'>>`
  select ${SEQ} as seq, '{}'::text[] as tags, ${listOf(CONTENT, sql`content where kind in ${NAMED_KINDS}`)} as contents,
    ${listOf(MOVED, sql`moved_slug where kind in ${NAMED_KINDS} or kind = 'product'`)} as moved`

const AT_ONCE = 2000

const productsAfter = (id: number) => sql<{ fields: ProductFields }>`
  select ${PRODUCT} as fields from product where is_listed and id > ${id} order by id limit ${sql.lit(AT_ONCE)}`

export const listingQueries = (database: Database) => ({
  /** The whole catalogue in one state. */
  loadCatalogue: () =>
    readSnapshot(database, async (inside): Promise<CatalogueChanges> => {
      const products: ProductFields[] = []
      for (let last = 0; ; ) {
        const { rows } = await productsAfter(last).execute(inside)
        for (const { fields } of rows) products.push(fields)
        if (rows.length < AT_ONCE) break
        last = products.at(-1)?.[0] ?? last
      }
      return { ...only((await rest.execute(inside)).rows), products }
    }),

  async changesAfter(seq: number): Promise<CatalogueChanges> {
    return only((await changesAfter(seq).execute(database)).rows)
  },

  /** Cards of products, with the last change that they have. */
  async findCards(ids: readonly number[], language: Language) {
    const { rows } = await sql<{ seq: number; cards: ProductCardRow[] }>`
      select ${SEQ} as seq, (
        select coalesce(json_agg(card), '[]') from ${productCards(language)} as cards where id = any (${ids})
      ) as cards`.execute(database)
    return only(rows)
  },
})

function only<T>([row]: T[]): T {
  if (!row) throw new TypeError('An aggregate without a row.')
  return row
}

export type ListingQueries = ReturnType<typeof listingQueries>
