import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

type House = { url: string; sql: (text: string, values?: unknown[]) => Promise<void> }
export type OwnNight = { id: number; slug: string; path: string }

const SLUG = 'dapha-until-it-is-finished'
const STAFF = 'door@dabali.example'

/** A streamed night that belongs to one story: it began an hour ago and goes on for three. */
export async function openNight({ sql }: House): Promise<OwnNight> {
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

export const closeNight = ({ sql }: House, { id }: OwnNight) => sql('delete from event_date where id = $1', [id])

/** Lets somebody new into a night, logged in on this browser; or whoever works here. */
export async function sitDown(
  house: House,
  context: BrowserContext,
  night: OwnNight,
  who: 'guest' | 'staff' = 'guest',
) {
  const secret = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secret).digest()
  const email = who === 'staff' ? STAFF : `${randomUUID()}@example.com`
  await house.sql(
    `insert into account (id, email, email_verified_at) values ($1, $2, now())
     on conflict (email) do update set email_verified_at = now()`,
    [randomUUID(), email],
  )
  await house.sql(
    `insert into login_session (id, account_id, token_hash, expires_at)
     select $1, id, $2, now() + interval '1 day' from account where email = $3`,
    [randomUUID(), hash, email],
  )
  await house.sql(
    `with given as (
       insert into live_access_hash (id, event_date_id, hash) values ($1, $2, $3) returning id, event_date_id
     )
     insert into live_right (account_id, event_date_id, access_hash_id)
     select account.id, event_date_id, given.id from given, account where email = $4 on conflict do nothing`,
    [randomUUID(), night.id, randomBytes(32), email],
  )
  const { url } = house
  await context.addCookies([
    { name: 'dabali_session', value: secret, url, httpOnly: true },
    { name: 'storeData', value: encodeURIComponent(JSON.stringify({ token: 'yes' })), url },
  ])
}
