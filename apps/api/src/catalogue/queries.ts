import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'

type Language = 'en' | 'ne'

/** Products with their words in the language asked for, or in the one they have. */
const products = (database: Database, language: Language) =>
  database
    .selectFrom('product')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('product_translation')
          .whereRef('product_id', '=', 'product.id')
          .select(['title', 'subtitle', 'authors', 'description'])
          .orderBy(sql`language = ${language}`, 'desc')
          .limit(1)
          .as('words'),
      (join) => join.onTrue(),
    )
    .select(['id', 'slug', 'language', 'product_class', 'selling_price', 'mrp', 'num_available'])
    .select(['words.title', 'words.subtitle', 'words.authors', 'words.description'])
    .select(({ ref }) => pictureNamed(ref('product.picture_name'), language).as('picture'))

export const catalogueQueries = (database: Database) => ({
  async countProducts() {
    const { count } = await database
      .selectFrom('product')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  },
  listProducts: ({ language, limit, offset }: { language: Language; limit: number; offset: number }) =>
    products(database, language).orderBy('product.id').limit(limit).offset(offset).execute(),
  findProductById: (id: number, language: Language) =>
    products(database, language).where('product.id', '=', id).executeTakeFirst(),
  findProductBySlug: (slug: string, language: Language) =>
    products(database, language).where('product.slug', '=', slug).executeTakeFirst(),
})

export type CatalogueQueries = ReturnType<typeof catalogueQueries>
export type ProductRow = Awaited<ReturnType<CatalogueQueries['listProducts']>>[number]
