import { sql } from 'kysely'
import { isPublished, movedSlug, translationOf } from '../../content/queries.ts'
import type { Database } from '../../database/database.ts'
import { type Picture, pictureNamed } from '../../pictures/queries.ts'
import { IS_LISTED, type ProductCardRow, popularWorks, WORK_KEY } from '../queries.ts'

type Language = 'en' | 'ne'

export type CategoryRow = {
  id: number
  parent_id: number | null
  slug: string
  name: string
  summary: string
  picture: Picture | null
  product_count: number
}
type CategoryWithProducts = { categories: CategoryRow[]; products: ProductCardRow[] }

/** Limit of works on the page; the product list has all. */
const MOST_PRODUCTS = 24

// A category is visible when all its ancestors are.
const tree = (language: Language) => sql`
  with recursive shown as (
    select category.id, null::integer as parent_id, position
    from category join content using (id) where parent_id is null and ${isPublished()}
    union all
    select category.id, category.parent_id, category.position
    from shown join category on category.parent_id = shown.id join content on content.id = category.id
    where ${isPublished()}
  )
  select shown.id, shown.parent_id, shown.position, content.slug, words.title as name, words.summary,
    ${pictureNamed(sql.ref('content.picture_name'), language)} as picture,
    coalesce(filled.products, 0)::integer as product_count
  from shown
  join content on content.id = shown.id
  cross join ${translationOf(language)} as words
  left join (
    select category_id, count(*) as products from (
      select distinct unnest(category_ids) as category_id, ${WORK_KEY} as work from product where ${IS_LISTED}
    ) as works group by category_id
  ) as filled on filled.category_id = shown.id`

const inCategory = (slug: string) => sql`
  from product where ${IS_LISTED}
    and category_ids @> array(select id from content where kind = 'category' and slug = ${slug})`

export const categoryQueries = (database: Database) => ({
  async listCategories(language: Language) {
    const { rows } = await sql<CategoryRow>`
      select * from (${tree(language)}) as tree order by position, id`.execute(database)
    return rows
  },

  /** The whole tree, which is small, and the bestsellers of the category. */
  async findCategory(slug: string, language: Language) {
    const { rows } = await sql<CategoryWithProducts>`
      select
        (select coalesce(json_agg(tree order by position, id), '[]') from (${tree(language)}) as tree) as categories,
        ${popularWorks(inCategory(slug), MOST_PRODUCTS, language)} as products`.execute(database)
    return rows[0]
  },

  findMovedSlug: (slug: string) => movedSlug(database, 'category', slug),
})

export type CategoryQueries = ReturnType<typeof categoryQueries>
