import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shopper } from './make-shoppers.ts'
import { type Answer, send } from './send.ts'

/** What must be tried again: nobody said whether it was done, or it could not be done just now. */
const isUnclear = ({ status }: Answer) => status === 409 || status === 429 || status >= 500
const PAUSE_MS = 100

/**
 * Sends the same checkout under the same key until there is a clear answer, as a good client does; now to one API and then
 * to another. Nothing but the last answer is known to the shopper.
 */
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

/** Each shopper comes from somewhere else. */
export const addressOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
