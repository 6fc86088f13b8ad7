import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Bought, buy, newAddress, pay } from '@dabali/tooling/bought'
import type { BrowserContext } from '@playwright/test'

/** Who works here. */
export const STAFF = 'door@dabali.example'
const SESSION = 'dabali_session'

export type House = Parameters<typeof buy>[0] & { url: string }
export type Night = {
  id: number
  doors_at: string
  starts_at: string
  ticket_types: { admits: string; product_id: number }[]
}

async function send({ apiUrl }: Pick<House, 'apiUrl'>, path: string, body: object, cookie = '') {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(cookie && { cookie }),
  }
  const answer = await fetch(`${apiUrl}/v1/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer
}

/** The first night of an event. */
export async function nightOf({ apiUrl }: House, slug: string): Promise<Night> {
  const answer = await fetch(`${apiUrl}/v1/api/events/${slug}/`)
  const [night] = ((await answer.json()) as { dates: Night[] }).dates
  if (!night) throw new Error(`${slug} has no night.`)
  return night
}

/** A session of somebody, as the login would give it: more people come here than may log in from one address in an hour. */
async function logIn({ sql }: House, email: string): Promise<string> {
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
export async function letIn(context: BrowserContext, house: House, email = newAddress('fan')): Promise<string> {
  const session = await logIn(house, email)
  const storeData = encodeURIComponent(JSON.stringify({ token: 'yes' }))
  await context.addCookies([
    { name: SESSION, value: session.slice(SESSION.length + 1), url: house.url, httpOnly: true },
    { name: 'storeData', value: storeData, url: house.url },
  ])
  return session
}

/** A ticket for the stream. */
export async function buyStream(house: House, night: Night, session: string) {
  const stream = night.ticket_types.find(({ admits }) => admits === 'stream')
  const order = await buy(house, { [stream?.product_id ?? 0]: 1 }, { payment_method: 'khalti' }, { cookie: session })
  await pay(house, order)
  return order
}

/** What those who work here can do with a night. */
export async function staffOf(house: House, { id }: Night) {
  const session = await logIn(house, STAFF)
  return {
    say: (state: 'interrupted' | 'live', en = '') =>
      send(house, `staff/live/${id}/`, { state, message: { en } }, session),
    payBack: ({ id, total_incl_tax }: Bought) =>
      send(house, `staff/orders/${id}/refund/`, { amount: total_incl_tax }, session),
    async makeLink(): Promise<string> {
      const answer = await send(house, `staff/live/${id}/hashes/`, { count: 1, most_uses: 1 }, session)
      const { hashes } = (await answer.json()) as { hashes: { path: string }[] }
      return hashes[0]?.path ?? ''
    },
  }
}
