import { sql } from 'kysely'
import { isPublished, movedSlug, translationOf } from '../../content/queries.ts'
import type { Database } from '../../database/database.ts'
import { type Picture, pictureNamed } from '../../pictures/queries.ts'
import { IS_LISTED, type ProductCardRow, popularWorks, WORK_KEY } from '../queries.ts'

export type ContributorKind = 'author' | 'publisher'

type Language = 'en' | 'ne'
type Asked = { kind: ContributorKind; language: Language; limit: number; offset: number }

export type ContributorRow = {
  slug: string
  name: string
  summary: string
  picture: Picture | null
  product_count: number
}
type ContributorWithProducts = ContributorRow & { body: string; products: ProductCardRow[] }

/** Limit of works on the page; the product list has all. */
const MOST_PRODUCTS = 24

/** The listed products of a contributor. */
const productsOf = (kind: ContributorKind) =>
  kind === 'author'
    ? sql`from product where ${IS_LISTED}
        and product.id in (select product_id from product_author where author_id = content.id)`
    : sql`from product where ${IS_LISTED} and publisher_id = content.id`

const countWorks = (kind: ContributorKind) => sql`(select count(distinct ${WORK_KEY})::integer ${productsOf(kind)})`

const contributors = (kind: ContributorKind, language: Language) => sql`
  select content.id, content.slug, words.title as name, words.summary, words.body, content.picture_name
  from content cross join ${translationOf(language)} as words
  where content.kind = ${kind} and ${isPublished()}`

export const contributorQueries = (database: Database) => ({
  /** Sorted by name, with the total count also for pages after the last. */
  async listMakers({ kind, language, limit, offset }: Asked) {
    const { rows } = await sql<{ count: number; makers: ContributorRow[] }>`
      with known as materialized (${contributors(kind, language)})
      select (select count(*)::integer from known) as count, (
        select coalesce(json_agg(json_build_object(
          'slug', slug, 'name', name, 'summary', summary,
          'picture', ${pictureNamed(sql.ref('content.picture_name'), language)},
          'product_count', ${countWorks(kind)}
        ) order by lower(name), slug), '[]')
        from (select * from known order by lower(name), slug limit ${limit} offset ${offset}) as content
      ) as makers`.execute(database)
    return rows[0] ?? { count: 0, makers: [] }
  },

  async findMaker({ kind, slug, language }: { kind: ContributorKind; slug: string; language: Language }) {
    const { rows } = await sql<ContributorWithProducts>`
      select slug, name, summary, body, ${pictureNamed(sql.ref('content.picture_name'), language)} as picture,
        ${countWorks(kind)} as product_count,
        ${popularWorks(productsOf(kind), MOST_PRODUCTS, language)} as products
      from (${contributors(kind, language)} and content.slug = ${slug}) as content`.execute(database)
    return rows[0]
  },

  findMovedSlug: (kind: ContributorKind, slug: string) => movedSlug(database, kind, slug),
})

export type ContributorQueries = ReturnType<typeof contributorQueries>
