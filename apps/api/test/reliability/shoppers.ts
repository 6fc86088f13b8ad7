import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Answer, send } from './send.ts'

export type Shopper = { cookie: string; basketId: string; email: string }
type Wanted = { productId: number; quantity: number; seatIds?: number[] }

/** Guests with a basket each, inserted in one statement. */
export async function makeShoppers(url: string, count: number, wanted: (at: number) => Wanted[]): Promise<Shopper[]> {
  const shoppers = Array.from({ length: count }, (_, at) => {
    const token = randomBytes(32).toString('base64url')
    const basketId = `bsk_${randomBytes(16).toString('base64url')}`
    return {
      at,
      token,
      basketId,
      cookie: `dabali_basket=${token}`,
      email: `shopper-${basketId.slice(4).toLowerCase()}@example.com`,
    }
  })
  const lines = shoppers.flatMap(({ at, basketId }) =>
    wanted(at).map((line) => ({ ...line, basketId, id: randomUUID() })),
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('insert into basket (id, token_hash) select * from unnest($1::text[], $2::bytea[])', [
    shoppers.map(({ basketId }) => basketId),
    shoppers.map(({ token }) => createHash('sha256').update(token).digest()),
  ])
  await client.query(
    `insert into basket_line (id, basket_id, product_id, quantity, seat_ids)
     select id, basket_id, product_id, quantity, seats::integer[]
     from unnest($1::uuid[], $2::text[], $3::integer[], $4::integer[], $5::text[])
       as line (id, basket_id, product_id, quantity, seats)`,
    [
      lines.map(({ id }) => id),
      lines.map(({ basketId }) => basketId),
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ seatIds = [] }) => `{${seatIds.join()}}`),
    ],
  )
  await client.end()
  return shoppers
}

/** Must be retried: unclear whether it was done, or temporarily impossible. */
export const isUnclear = ({ status }: Answer) => status === 409 || status === 429 || status >= 500
const PAUSE_MS = 100

/** Sends the same checkout with the same key until the outcome is clear, to alternating APIs. */
export async function checkOutUntilClear(
  { cookie, basketId, email }: Shopper,
  {
    agent,
    origins,
    address,
    method = 'esewa',
  }: { agent: Agent; origins: () => string[]; address: string; method?: string },
): Promise<{ answer: Answer; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const [origin] = origins().slice(tries % Math.max(1, origins().length))
    const sent = send(agent, `${origin ?? 'http://127.0.0.1:1'}/v1/api/checkout/`, {
      headers: { Cookie: cookie, 'X-Forwarded-For': address, 'Idempotency-Key': basketId },
      body: { basket: basketId, payment_method: method, guest_email: email },
    })
    const answer = await sent.catch(() => undefined)
    if (answer !== undefined && !isUnclear(answer)) return { answer, tries }
    await pause(PAUSE_MS)
  }
}

/** A separate address for each shopper. */
export const addressOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
