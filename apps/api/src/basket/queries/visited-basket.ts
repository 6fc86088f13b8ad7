import { type RawBuilder, sql } from 'kysely'
import type { Address } from '../../address/address.ts'
import { claimedKey } from '../../idempotency/queries.ts'
import type { Gift } from '../schemas.ts'
import type { Contents } from './contents.ts'
import type { Kind } from './mutations.ts'

/** Identifies the visitor by the session and the basket cookie. */
export type Who = { sessionHash: Buffer | undefined; tokenHash: Buffer | undefined }
/** The visitor's own basket of a kind, or one by id. */
export type Which = { kind: Kind } | { id: string }

export type BasketRow = {
  id: string
  owner_id: string | null
  kind: Kind
  status: 'Open' | 'Frozen' | 'Merged' | 'Submitted'
  version: number
  is_gift: boolean
  gift: Gift | null
  shipping_address: Partial<Address> | null
  shipping_method_code: string | null
  /** The gift card that pays a part; money is in paisa. */
  gift_card: { id: string; ends_with: string; balance: number } | null
}
export type StoredBasket = BasketRow & Contents

export const COLUMNS = sql`
  basket.id, basket.account_id as owner_id, basket.kind, basket.status, basket.version, basket.is_gift, basket.gift,
  basket.shipping_address, basket.shipping_method_code, (
    select json_build_object('id', gift_card.id, 'ends_with', code_end, 'balance', balance) from gift_card
    where gift_card.id = basket.gift_card_id and sent_at is not null and cancelled_at is null and blocked_at is null
  ) as gift_card`

export const visitor = ({ sessionHash = null, tokenHash = null }: NullableWho) => sql`(
  select account_id, coalesce(account_id::text, encode(${tokenHash}::bytea, 'hex')) as scope
  from (select (
    select account_id from login_session where token_hash = ${sessionHash}::bytea and expires_at > now()
  ) as account_id) as session
) as visitor`

type NullableWho = { sessionHash?: Buffer | null | undefined; tokenHash?: Buffer | null | undefined }

/** The basket of an account if logged in, else by the cookie of the guest. */
export function basketOf({ tokenHash = null }: NullableWho, which: Which): RawBuilder<unknown> {
  if ('id' in which) return sql`(select * from basket where id = ${which.id}) as basket`
  return sql`(
    select * from basket
    where status = 'Open' and account_id = visitor.account_id and kind = ${which.kind}
    union all
    select * from basket
    where status = 'Open' and visitor.account_id is null and token_hash = ${tokenHash}::bytea and kind = ${which.kind}
      and account_id is null
    limit 1
  ) as basket`
}

export const isMine = ({ tokenHash = null }: NullableWho) => sql<boolean>`coalesce(
  case when basket.account_id is null then basket.token_hash = ${tokenHash}::bytea
  else basket.account_id = visitor.account_id end, false)`

type Visit = { who: Who; which: Which; key: string | undefined }

export const visited = ({ who, which, key }: Visit) => sql`
  select visitor.account_id, visitor.scope, ${isMine(who)} as is_mine, ${COLUMNS},
    claim.is_free, claim.request_hash, claim.status as answer_status, claim.answer,
    visitor.account_id is null and exists (
      select from basket where token_hash = ${who.tokenHash ?? null}::bytea and account_id is null
    ) as knows_token
  from ${visitor(who)}
  cross join lateral ${claimedKey(sql.ref('visitor.scope'), key ?? null)} as claim
  left join lateral ${basketOf(who, which)} on true`

/** Whether the request that has `seen` the basket may change it: it is not answered yet, and the basket is its own and open. */
export const mayChange = (version: number | null) => sql`
  basket.id = seen.id and seen.is_mine and coalesce(seen.is_free, true) and seen.request_hash is null
  -- In coalesce: while there are no statistics yet, the planner may prefer the index of all open baskets to the key.
  and coalesce(basket.status = 'Open', false) and (${version}::integer is null or basket.version = ${version})`
