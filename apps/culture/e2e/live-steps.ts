import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { buy, newAddress, type PlacedOrder, pay } from '@dabali/tooling/purchases'
import type { BrowserContext } from '@playwright/test'

/** Who works here. */
export const STAFF = 'door@dabali.example'
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
  if (!eventDate) throw new Error(`${slug} has no night.`)
  return eventDate
}

/** A session of somebody, as the login would give it: more people come here than may log in from one address in an hour. */
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
  return `${SESSION}=${secret}`
}

/** A new visitor, or the one with that address, who is logged in in this browser. */
export async function letIn(
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
