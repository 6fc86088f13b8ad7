import type { ProductClass } from '@dabali/domain'
import { sql } from 'kysely'
import { isRecord } from '../catalogue/queries.ts'
import { type Database, transaction } from '../database/database.ts'
import { addMail, type Mail } from '../mail/queries.ts'
import { mediaOfPicture } from '../pictures/queries.ts'

export type Language = 'en' | 'ne'
export type StockNotice = {
  email: string
  language: Language
  site: string
  slug: string
  title: string
  product_class: ProductClass
  is_record: boolean
  /** In paisa. */
  selling_price: number
  /** The media name of the cover. */
  picture: string | null
}

/** A cover in an email, at twice its size. */
const COVER_WIDTH = 104

const isInStock = sql<boolean>`product.is_listed and product.num_available is distinct from 0`

export const stockNoticeQueries = (database: Database) => ({
  /** Whether a product is in stock; undefined if there is no such product. */
  async findStock(slug: string) {
    const { rows } = await sql<{ id: number; is_in_stock: boolean }>`
      select id, ${isInStock} as is_in_stock from product where slug = ${slug} or id::text = ${slug}`.execute(database)
    return rows[0]
  },

  /** One notice per product and address; a repeated request changes its language. */
  async addNotice(notice: { product_id: number; email: string; language: Language; site: string }) {
    await database
      .insertInto('stock_notice')
      .values(notice)
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'email']).doUpdateSet({ language: ({ ref }) => ref('excluded.language') }),
      )
      .execute()
  },

  /** Deletes the notices of a product that is in stock and adds their emails in the same transaction, so that each is sent once. */
  sendNotices: (product: number, toMail: (notice: StockNotice) => Promise<Mail>) =>
    transaction(database, async (inside) => {
      const { rows } = await sql<StockNotice>`
        with sent as (
          delete from stock_notice using product
          where product.id = ${product}::integer and product_id = product.id and ${isInStock}
          returning stock_notice.email, stock_notice.language, site, product.id, slug, product_class, selling_price, picture_name
        )
        select email, language, site, slug, product_class, selling_price,
          ${isRecord({ id: sql.ref('sent.id'), productClass: sql.ref('sent.product_class') })} as is_record,
          ${mediaOfPicture(sql.ref('sent.picture_name'), COVER_WIDTH, sql`sent.language`)} as picture, (
          select title from product_translation where product_id = sent.id
          order by (product_translation.language = sent.language) desc limit 1
        ) as title from sent order by email`.execute(inside)
      for (const notice of rows) await addMail(inside, await toMail(notice))
    }),
})

export type StockNoticeQueries = ReturnType<typeof stockNoticeQueries>
