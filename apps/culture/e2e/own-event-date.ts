import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { newAddress } from '@dabali/tooling/purchases'
import type { BrowserContext } from '@playwright/test'
import { letIn, STAFF, type TestEnvironment } from './live-steps.ts'

export type OwnEventDate = { id: number; slug: string; path: string }

const SLUG = 'dapha-until-it-is-finished'

/** A streamed event date for one test: it began an hour ago and goes on for three. */
export async function createEventDate({ sql }: Pick<TestEnvironment, 'sql'>): Promise<OwnEventDate> {
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

export const deleteEventDate = ({ sql }: Pick<TestEnvironment, 'sql'>, { id }: OwnEventDate) =>
  sql('delete from event_date where id = $1', [id])

/** Admits a new visitor, logged in in this browser, or a member of staff. */
export async function sitDown(
  environment: TestEnvironment,
  context: BrowserContext,
  eventDate: OwnEventDate,
  who: 'guest' | 'staff' = 'guest',
) {
  const email = who === 'staff' ? STAFF : newAddress('guest')
  await letIn(context, environment, email)
  await environment.sql(
    `with given as (
       insert into live_access_hash (id, event_date_id, hash) values ($1, $2, $3) returning id, event_date_id
     )
     insert into live_right (account_id, event_date_id, access_hash_id)
     select account.id, event_date_id, given.id from given, account where email = $4 on conflict do nothing`,
    [randomUUID(), eventDate.id, randomBytes(32), email],
  )
}
