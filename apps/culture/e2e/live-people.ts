import { buy, newAddress, pay } from '@dabali/tooling/bought'
import type { BrowserContext } from '@playwright/test'

const STAFF = 'door@dabali.example'

export type House = Parameters<typeof buy>[0] & {
  url: string
  sql: (text: string, values?: unknown[]) => Promise<void>
  sandbox: { nextMailTo: (to: string, matching: RegExp, act: () => Promise<unknown>) => Promise<{ subject: string }> }
}
export type Night = {
  id: number
  doors_at: string
  starts_at: string
  ticket_types: { admits: string; product_id: number }[]
}

async function send({ apiUrl }: Pick<House, 'apiUrl'>, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
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

/** Somebody who has logged in by the code of a mail, and their session. */
async function logIn(house: House, email: string): Promise<{ session: string; token: string }> {
  // More people log in here than may from one address in an hour.
  await house.sql('truncate rate_limit')
  const { subject } = await house.sandbox.nextMailTo(email, /\d{6}/, () => send(house, 'auth/magic-link/', { email }))
  const answer = await send(house, 'auth/code/', { email, code: /\d{6}/.exec(subject)?.[0] })
  const [session = ''] = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  return { session, token: ((await answer.json()) as { token: string }).token }
}

/** A new visitor, or the one with that address, who is logged in in this browser. */
export async function letIn(context: BrowserContext, house: House, email = newAddress('fan')): Promise<string> {
  const { session, token } = await logIn(house, email)
  const [name = '', value = ''] = session.split('=')
  const storeData = encodeURIComponent(JSON.stringify({ token }))
  await context.addCookies([
    { name, value, url: house.url, httpOnly: true },
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
  const { session } = await logIn(house, STAFF)
  return {
    say: (state: 'interrupted' | 'live', en = '') =>
      send(house, `staff/live/${id}/`, { state, message: { en } }, session),
    async makeLink(): Promise<string> {
      const answer = await send(house, `staff/live/${id}/hashes/`, { count: 1, most_uses: 1 }, session)
      const { hashes } = (await answer.json()) as { hashes: { path: string }[] }
      return hashes[0]?.path ?? ''
    },
  }
}
