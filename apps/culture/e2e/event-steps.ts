import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { waitForCheckoutForm } from '@dabali/tooling/checkout-steps'
import { buy, newAddress, type PlacedOrder, pay } from '@dabali/tooling/purchases'
import type { BrowserContext, Page } from '@playwright/test'

/** Who works here. */
export const STAFF = 'owner@dabali.example'
const SESSION = 'dabali_session'

export type TestEnvironment = Parameters<typeof buy>[0] & { url: string }
export type EventDate = {
  id: number
  doors_at: string
  starts_at: string
  ticket_types: { admits: string; product_id: number }[]
}

async function send({ apiUrl }: Pick<TestEnvironment, 'apiUrl'>, path: string, body: object, cookie = '') {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(cookie && { cookie }),
  }
  const answer = await fetch(`${apiUrl}/v1/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer
}

/** The first date of an event. */
export async function eventDateOf({ apiUrl }: TestEnvironment, slug: string): Promise<EventDate> {
  const answer = await fetch(`${apiUrl}/v1/api/events/${slug}/`)
  const [eventDate] = ((await answer.json()) as { dates: EventDate[] }).dates
  if (!eventDate) throw new Error(`${slug} has no date.`)
  return eventDate
}

/** Writes a session to the database: the tests need more logins than the limit of one address allows. */
async function logIn({ sql }: TestEnvironment, email: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await sql(
    `insert into account (id, email, email_verified_at) values ($1, $2, now())
     on conflict (email) do update set email_verified_at = now()`,
    [randomUUID(), email],
  )
  await sql(
    `insert into login_session (id, account_id, token_hash, expires_at)
     select $1, id, $2, now() + interval '1 day' from account where email = $3`,
    [randomUUID(), createHash('sha256').update(secret).digest(), email],
  )
  // A login through the API makes the owner of the settings.
  if (email === STAFF)
    await sql(
      `insert into staff_member (account_id, roles) select id, '{owner}' from account where email = $1 on conflict do nothing`,
      [email],
    )
  return `${SESSION}=${secret}`
}

/** A new visitor, or the one with that address, who is logged in in this browser. */
export async function logInVisitor(
  context: BrowserContext,
  environment: TestEnvironment,
  email = newAddress('fan'),
): Promise<string> {
  const session = await logIn(environment, email)
  const storeData = encodeURIComponent(JSON.stringify({ token: 'yes' }))
  await context.addCookies([
    { name: SESSION, value: session.slice(SESSION.length + 1), url: environment.url, httpOnly: true },
    { name: 'storeData', value: storeData, url: environment.url },
  ])
  return session
}

/** A ticket for the stream. */
export async function buyStream(environment: TestEnvironment, eventDate: EventDate, session: string) {
  const stream = eventDate.ticket_types.find(({ admits }) => admits === 'stream')
  const order = await buy(
    environment,
    { [stream?.product_id ?? 0]: 1 },
    { payment_method: 'khalti' },
    { cookie: session },
  )
  await pay(environment, order)
  return order
}

/** What those who work here can do with a night. */
export async function staffOf(environment: TestEnvironment, { id }: EventDate) {
  const session = await logIn(environment, STAFF)
  return {
    say: (state: 'interrupted' | 'live', en = '') =>
      send(environment, `staff/live/${id}/`, { state, message: { en } }, session),
    payBack: ({ id, total_incl_tax }: PlacedOrder) =>
      send(environment, `staff/orders/${id}/refund/`, { amount: total_incl_tax }, session),
    async makeLink(): Promise<string> {
      const answer = await send(environment, `staff/live/${id}/hashes/`, { count: 1, most_uses: 1 }, session)
      const { hashes } = (await answer.json()) as { hashes: { path: string }[] }
      return hashes[0]?.path ?? ''
    },
  }
}

/** A draft that staff have begun, and the path of its preview. */
export async function createDraft(environment: TestEnvironment, kind: string, title: { en: string; ne: string }) {
  const session = await logIn(environment, STAFF)
  const content = await send(environment, 'staff/contents/', { kind, title }, session)
  const { id, slug } = (await content.json()) as { id: number; slug: string }
  const preview = await send(environment, `staff/contents/${id}/previews/`, {}, session)
  const { url } = (await preview.json()) as { url: string }
  return { slug, path: new URL(url).pathname }
}

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
export async function admitVisitor(
  environment: TestEnvironment,
  context: BrowserContext,
  eventDate: OwnEventDate,
  who: 'guest' | 'staff' = 'guest',
) {
  const email = who === 'staff' ? STAFF : newAddress('guest')
  await logInVisitor(context, environment, email)
  await environment.sql(
    `with given as (
       insert into live_access_hash (id, event_date_id, hash) values ($1, $2, $3) returning id, event_date_id
     )
     insert into live_right (account_id, event_date_id, access_hash_id)
     select account.id, event_date_id, given.id from given, account where email = $4 on conflict do nothing`,
    [randomUUID(), eventDate.id, randomBytes(32), email],
  )
}

type SqlEnvironment = { sql: (text: string, values?: unknown[]) => Promise<void> }

/** So many places of a kind are left from now on, whatever was sold of it before. */
export const leave = ({ sql }: SqlEnvironment, product: number, places: number) =>
  sql('update ticket_type set capacity = sold + held + $2 where product_id = $1', [product, places])

/** Completes the checkout with Khalti, which approves the payment. */
export async function payAtCheckout(page: Page, email: string): Promise<void> {
  await waitForCheckoutForm(page)
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await page.getByRole('radio', { name: 'Khalti' }).check()
  await page.getByRole('button', { name: /^Pay Rs [\d,]+ with Khalti$/ }).click()
  await page.waitForURL(/\/khalti\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/order\/thanks\//)
}
