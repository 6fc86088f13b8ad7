import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import { type Database, transaction } from '../src/database/database.ts'
import { commitStock, releaseStock, reserveStock } from '../src/stock/queries.ts'
import { createWaitForPartner } from './barriers.ts'
import { makeContent, makeEventDate, makeTicketType } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import type { RunningApp } from './start-app.ts'

/** Stock functions without guards, in the database of one test: read, wait, write. No constraint catches the error. */
const UNGUARDED_STOCK = `
  alter table product drop constraint product_num_available_check;
  alter table ticket_type drop constraint ticket_type_check;
  alter table ticket_type drop constraint ticket_type_held_check;
  alter table voucher drop constraint voucher_check1;

  create or replace function take_copies(of_product integer, wanted integer) returns boolean language plpgsql as $$
  declare
    seen integer;
  begin
    select num_available into seen from product where id = of_product;
    perform wait_for_partner();
    if seen < wanted then return false; end if;
    update product set num_available = seen - wanted where id = of_product;
    return true;
  end $$;

  create or replace function take_places(of_type integer, wanted integer) returns boolean language plpgsql as $$
  declare
    seen ticket_type;
  begin
    select * into seen from ticket_type where id = of_type;
    perform wait_for_partner();
    if seen.sold + seen.held + wanted > seen.capacity then return false; end if;
    update ticket_type set held = seen.held + wanted where id = of_type;
    return true;
  end $$;

  create or replace function take_voucher(of_code text) returns boolean language plpgsql as $$
  declare
    seen voucher;
  begin
    select * into seen from voucher where code = of_code;
    perform wait_for_partner();
    if seen.uses >= seen.most_uses then return false; end if;
    update voucher set uses = seen.uses + 1 where code = of_code;
    return true;
  end $$;
`

export async function breakStockGuard(pool: pg.Pool) {
  await createWaitForPartner(pool)
  await pool.query(UNGUARDED_STOCK)
}

/** The seats without their guards: read, wait, write. */
const UNGUARDED_SEATS = `
  alter table taken_seat drop constraint taken_seat_pkey;
  drop index ticket_seat;

  create or replace function take_seats(
    of_date integer, ids integer[], of_basket text, of_order uuid, until timestamptz
  ) returns integer[] language plpgsql as $$
  declare
    others integer[];
  begin
    select coalesce(array_agg(seat_id), '{}') into others from taken_seat as it
    where event_date_id = of_date and seat_id = any (ids) and not seat_is_free(it)
      and it.basket_id is distinct from of_basket and it.order_id is distinct from of_order;
    perform wait_for_partner();
    if others = '{}' then
      insert into taken_seat (event_date_id, seat_id, basket_id, order_id, expires_at)
      select of_date, id, case when of_order is null then of_basket end, of_order, until from unnest(ids) as id;
    end if;
    return others;
  end $$;
`

export async function breakSeatGuard(pool: pg.Pool) {
  await createWaitForPartner(pool)
  await pool.query(UNGUARDED_SEATS)
}

type Parts = { status?: 'Pending' | 'Being processed' | 'Cancelled' | 'Expired'; codes?: readonly string[] }

/** An order for stock tests. */
export async function placeOrderForStock(database: Database, { status = 'Pending', codes = [] }: Parts = {}) {
  const id = randomUUIDv7()
  await database
    .insertInto('order')
    .values({
      id,
      hash: randomBytes(16).toString('base64url'),
      account_id: null,
      basket_id: null,
      site: 'http://localhost:3000',
      language: 'en',
      email: 'maya@example.com',
      phone: null,
      status,
      payment_status: 'unpaid',
      payment_method: 'esewa',
      goods_incl_tax: 0,
      goods_excl_tax: 0,
      goods_full_incl_tax: 0,
      goods_full_excl_tax: 0,
      shipping_code: null,
      shipping_name: null,
      total: 0,
      discounts: JSON.stringify(codes.map((code) => ({ kind: 'voucher', name: code, amount: 100, code }))),
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
  return id
}

const HOUR = 3_600_000
export const inAnHour = () => new Date(Date.now() + HOUR)
export const anHourAgo = () => new Date(Date.now() - HOUR)

type Wanted = { productId: number; quantity: number }[]
type Taking = { wanted?: Wanted; codes?: string[]; expiresAt?: Date }

class Short extends Error {}

/** Stock operations of orders, each in a transaction of its own, and their results. */
export const stockActions = ({ database, pool }: RunningApp) => ({
  book: async (copies: number) => (await makeProduct(database, { num_available: copies })).id,

  async places(capacity: number) {
    const date = await makeEventDate(database, await makeContent(database, 'event'))
    const { id, product_id } = await makeTicketType(database, date, { capacity })
    return { typeId: id, productId: product_id }
  },

  /** Takes stock for a new order; rolls back if anything is short. */
  async take({ wanted = [], codes = [], expiresAt = inAnHour() }: Taking) {
    const orderId = await placeOrderForStock(database, { codes })
    const shortage = { short: [] as { productId: number; left: number }[], usedUp: [] as string[] }
    try {
      await transaction(database, async (inside) => {
        Object.assign(shortage, await reserveStock(inside, { orderId, basketId: null, wanted, codes, expiresAt }))
        if (shortage.short.length + shortage.usedUp.length > 0) throw new Short()
      })
    } catch (error) {
      if (!(error instanceof Short)) throw error
    }
    return { orderId, ...shortage, isTaken: shortage.short.length + shortage.usedUp.length === 0 }
  },

  keep: (orderId: string) => transaction(database, (inside) => commitStock(inside, orderId)),
  release: (orderId: string, lines?: Wanted) =>
    transaction(database, (inside) => releaseStock(inside, lines === undefined ? { orderId } : { orderId, lines })),

  async leftOf(productId: number) {
    const { rows } = await pool.query('select num_available from product where id = $1', [productId])
    return rows[0].num_available
  },
  async typeOf(id: number) {
    const { rows } = await pool.query('select sold, held from ticket_type where id = $1', [id])
    return rows[0]
  },
  async usesOf(code: string) {
    const { rows } = await pool.query('select uses from voucher where code = $1', [code])
    return rows[0].uses
  },
  async holdsOf(orderId: string) {
    const { rows } = await pool.query(
      `select product_id, quantity, state, expires_at is null as "isForEver"
      from hold where order_id = $1 order by product_id`,
      [orderId],
    )
    return rows
  },
})

export type StockActions = ReturnType<typeof stockActions>
