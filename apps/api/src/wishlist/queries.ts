import { sql } from 'kysely'
import { idOfKey } from '../catalogue/detail/queries/detail.ts'
import type { ProductKey } from '../catalogue/product-card.ts'
import { type ProductCardRow, productCards } from '../catalogue/queries.ts'
import type { Database } from '../database/database.ts'

type Language = 'en' | 'ne'
type Saved = { accountId: string; productId: number }
type ItemRow = { card: ProductCardRow; added_at: string }
type Share = { token: string; name: string }
type ListRow = { items: ItemRow[]; share: Share | null }

/** Limit of works on one wishlist, which is not paged. */
export const MOST_ITEMS = 200

/** Saved products that are not listed now are left out until they are. */
const itemsOf = (account: ReturnType<typeof sql>, language: Language) => sql`(
  select coalesce(json_agg(json_build_object('card', cards.card, 'added_at', added_at) order by added_at desc, work_key), '[]')
  from wishlist_item join ${productCards(language)} as cards on cards.id = product_id
  where wishlist_item.account_id = ${account}
)`

const sameWork = (productId: number) => sql`(
  select coalesce(work_id, -id) from product where id = ${productId}::integer
)`

export const wishlistQueries = (database: Database) => ({
  async findWishlist(accountId: string, language: Language): Promise<ListRow> {
    const { rows } = await sql<ListRow>`
      select ${itemsOf(sql`${accountId}::uuid`, language)} as items, (
        select json_build_object('token', token, 'name', name) from wishlist_share where account_id = ${accountId}::uuid
      ) as share`.execute(database)
    return rows[0] ?? { items: [], share: null }
  },

  /** The list that a link shows; undefined if the link is off or was replaced. */
  async findShared(token: string, language: Language) {
    const { rows } = await sql<{ name: string; items: ItemRow[] }>`
      select name, ${itemsOf(sql`wishlist_share.account_id`, language)} as items
      from wishlist_share where token = ${token}`.execute(database)
    return rows[0]
  },

  async findProduct(key: ProductKey) {
    const { rows } = await sql<{ id: number; is_listed: boolean }>`
      select product.id, is_listed from (${idOfKey(key)}) as place join product on product.id = place.id`.execute(
      database,
    )
    return rows[0]
  },

  async isSaved({ accountId, productId }: Saved) {
    const { rows } = await sql`
      select from wishlist_item where account_id = ${accountId}::uuid and work_key = ${sameWork(productId)}`.execute(
      database,
    )
    return rows.length > 0
  },

  /** Saves a work once; another format of it replaces the saved one. False if the list is full. */
  async addItem({ accountId, productId }: Saved) {
    const { numAffectedRows } = await sql`
      insert into wishlist_item (account_id, work_key, product_id)
      select ${accountId}::uuid, work_key, ${productId}::integer from (select ${sameWork(productId)} as work_key) as saved
      where (
        select count(*) from wishlist_item
        where account_id = ${accountId}::uuid and wishlist_item.work_key <> saved.work_key
      ) < ${MOST_ITEMS}
      on conflict (account_id, work_key) do update set product_id = excluded.product_id`.execute(database)
    return numAffectedRows === 1n
  },

  removeItem: ({ accountId, productId }: Saved) =>
    sql`delete from wishlist_item where account_id = ${accountId}::uuid and work_key = ${sameWork(productId)}`.execute(
      database,
    ),

  /** Turns the link on. A link that is on stays the same unless it is renewed; so does a name that is not given. */
  async share({ accountId, token, name, renew }: { accountId: string; token: string; name?: string; renew: boolean }) {
    return database
      .insertInto('wishlist_share')
      .values({ account_id: accountId, token, name: name ?? '' })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(({ ref }) => ({
          ...(renew && { token: ref('excluded.token') }),
          name: name === undefined ? ref('wishlist_share.name') : ref('excluded.name'),
        })),
      )
      .returning(['token', 'name'])
      .executeTakeFirstOrThrow()
  },

  stopSharing: (accountId: string) =>
    database.deleteFrom('wishlist_share').where('account_id', '=', accountId).execute(),
})

export type WishlistQueries = ReturnType<typeof wishlistQueries>
