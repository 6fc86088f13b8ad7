import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type Holder = { accountId: string } | { orderId: string }
type Opened = { id: string; product_id: number; slug: string; terms: string; ends_at: Date | null }
export type FileFound = {
  state: string
  slug: string
  type: string
  size: number
  /** The part that the file is a download of. */
  part: { position: number; title: string } | null
}

type FileQuestion = { entitlementId: string; root: string; name: string; language: 'en' | 'ne' }

/** An account holds its own entitlements; the holder of an order hash those of the order, except gifts. */
const isHeldBy = (holder: Holder): RawBuilder<boolean> =>
  'accountId' in holder
    ? sql`(account_id = ${holder.accountId} and not (is_gift and earliest_at > now()))`
    : sql`(order_id = ${holder.orderId} and not is_gift and terms <> 'pass')`

/** Whether `viewing` is `asked` or another rental of the same film and account. Nobody has proven the address of a guest. */
const IS_VIEWING_OF_ASKED = sql<boolean>`(
  viewing.product_id = asked.product_id and viewing.terms = 'window' and asked.terms = 'window'
  and (viewing.account_id = asked.account_id or viewing.id = asked.id)
)`

export const fileQueries = (database: Database) => ({
  /** Locks the viewings of one film and account, so that requests for two of them start one. */
  lockViewings: ({ id, holder }: { id: string; holder: Holder }) =>
    sql`
      select from entitlement where id in (
        with asked as (select * from entitlement where id = ${id} and ${isHeldBy(holder)})
        select viewing.id from asked join entitlement as viewing on ${IS_VIEWING_OF_ASKED}
      ) order by id for update`.execute(database),

  /**
   * Records the opening; the rental period starts with the first one. Instead of a viewing that has not begun, a running one of the
   * same film and account is opened.
   */
  async open({ id, holder }: { id: string; holder: Holder }) {
    const { rows } = await sql<Opened>`
      with asked as (
        select * from entitlement
        where id = ${id} and ${isHeldBy(holder)} and terms <> 'subscription' and entitlement_state(entitlement) = 'active'
      ), chosen as (
        select coalesce((
          select viewing.id from entitlement as viewing
          where ${IS_VIEWING_OF_ASKED} and asked.ends_at is null and viewing.ends_at > now() and viewing.revoked_at is null
          order by viewing.ends_at desc limit 1
        ), asked.id) as id
        from asked
      )
      update entitlement set opened_at = now(), ends_at = case
        when terms = 'window' and ends_at is null then now() + make_interval(hours => hours_to_watch) else ends_at
      end
      where id = (select id from chosen) and entitlement_state(entitlement) = 'active'
        and exists (select from product_file as file where file.product_id = entitlement.product_id)
      returning id, product_id, terms, ends_at,
        (select slug from product where product.id = entitlement.product_id)`.execute(database)
    return rows[0]
  },

  async findState({ id, holder }: { id: string; holder: Holder }) {
    const { rows } = await sql<{ state: string; terms: string }>`
      select entitlement_state(entitlement) as state, terms from entitlement
      where id = ${id} and ${isHeldBy(holder)}`.execute(database)
    return rows[0]
  },

  /**
   * The file if the entitlement includes it, directly or as a part of its video, with the state of the entitlement.
   */
  async findFile({ entitlementId, root, name, language }: FileQuestion) {
    const { rows } = await sql<FileFound>`
      select entitlement_state(entitlement) as state, product.slug, media.type, media.size::float8 as size, (
        select json_build_object('position', file.position, 'title', coalesce(file.titles ->> ${language}::text, ''))
        from product_download as download
        join product_file as file on file.product_id = download.product_id and file.position = download.position
        where download.product_id = product.id and download.media_name = ${name} order by file.position limit 1
      ) as part
      from entitlement
      join product on product.id = entitlement.product_id
      join media on media.name = ${name}
      where entitlement.id = ${entitlementId} and (${name} = ${root} or exists (
        select from media_part where media_name = ${root} and part_name = ${name}
      ))`.execute(database)
    return rows[0]
  },

  /** The work of an entitlement and its state. */
  async findWork(entitlementId: string) {
    const { rows } = await sql<{ state: string; product_id: number; slug: string }>`
      select entitlement_state(entitlement) as state, product.id as product_id, product.slug
      from entitlement join product on product.id = entitlement.product_id
      where entitlement.id = ${entitlementId}`.execute(database)
    return rows[0]
  },
})
