import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { newAddress } from '@dabali/tooling/bought'
import type { BrowserContext } from '@playwright/test'
import { type House, letIn, STAFF } from './live-people.ts'

export type OwnNight = { id: number; slug: string; path: string }

const SLUG = 'dapha-until-it-is-finished'

/** A streamed night that belongs to one story: it began an hour ago and goes on for three. */
export async function openNight({ sql }: Pick<House, 'sql'>): Promise<OwnNight> {
  const id = randomInt(1_000_000, 900_000_000)
  await sql(
    `insert into event_date (id, event_id, venue_id, doors_at, starts_at, ends_at, is_streamed, replay_hours)
     select $1, content.id, (select min(id) from venue), now() - interval '2 hours', now() - interval '1 hour',
       now() + interval '3 hours', true, 48
     from content where slug = $2`,
    [id, SLUG],
  )
  return { id, slug: SLUG, path: `/event/${SLUG}/${id}/live` }
}

export const closeNight = ({ sql }: Pick<House, 'sql'>, { id }: OwnNight) =>
  sql('delete from event_date where id = $1', [id])

/** Lets somebody new into a night, logged in on this browser; or whoever works here. */
export async function sitDown(
  house: House,
  context: BrowserContext,
  night: OwnNight,
  who: 'guest' | 'staff' = 'guest',
) {
  const email = who === 'staff' ? STAFF : newAddress('guest')
  await letIn(context, house, email)
  await house.sql(
    `with given as (
       insert into live_access_hash (id, event_date_id, hash) values ($1, $2, $3) returning id, event_date_id
     )
     insert into live_right (account_id, event_date_id, access_hash_id)
     select account.id, event_date_id, given.id from given, account where email = $4 on conflict do nothing`,
    [randomUUID(), night.id, randomBytes(32), email],
  )
}
