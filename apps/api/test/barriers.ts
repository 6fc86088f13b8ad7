import type pg from 'pg'
import { expect } from 'vitest'

/** Waits until so many have read before any writes, so that missing guards show on every machine. */
export function makeBarrier(many: number) {
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => {
    resolve = resolved
  })
  let looked = 0
  return () => {
    looked += 1
    if (looked >= many) resolve()
    return promise
  }
}

/**
 * Creates `wait_for_partner()` for database functions without guards. Every second call releases the one before it, so that
 * two transactions have read before either of them writes. A call without a partner goes on after two seconds.
 */
export const createWaitForPartner = (pool: pg.Pool) =>
  pool.query(`
    -- A sequence, because its value is seen by all transactions at once.
    create sequence if not exists wait_for_partner_calls;
    create or replace function wait_for_partner() returns void language plpgsql as $$
    declare
      own constant bigint := nextval('wait_for_partner_calls');
      until constant timestamptz := clock_timestamp() + interval '2 seconds';
    begin
      while own % 2 = 1 and clock_timestamp() < until loop
        exit when (select last_value from wait_for_partner_calls) > own;
        perform pg_sleep(0.005);
      end loop;
    end $$`)

/** All wait for the lock of the order, so that each has begun before another one writes. */
export async function afterTheLock<Result>(pool: pg.Pool, orderId: string, acts: readonly (() => Promise<Result>)[]) {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from "order" where id = $1 for update', [orderId])
  const asked = acts.map((act) => act())
  await expect.poll(() => countWaiting(pool)).toBe(acts.length)
  await client.query('rollback')
  client.release()
  return Promise.all(asked)
}

/** How many statements wait for a lock. */
export async function countWaiting(pool: pg.Pool) {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}
