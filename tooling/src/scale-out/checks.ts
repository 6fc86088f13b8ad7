import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Goods, Purchase } from './buyers.ts'
import type { Environment } from './environment.ts'

const AUDIT = join(import.meta.dirname, '../../../apps/api/test/reliability/audit.ts')
/** A worker that was killed holds its jobs for 30 seconds. */
const EMAILS_WITHIN_MS = 90_000
export const VISIBLE_WITHIN_MS = 2000

type Order = { number: string; email: string; product: number; is_confirmed: boolean }
type Stored = { orders: Order[]; stock: Record<number, number> }

/** What the shop has confirmed, compared with what it has stored: nothing lost, nothing doubled. */
export function compareOrders(
  confirmed: readonly Purchase[],
  { orders, stock }: Stored,
  before: Record<number, number>,
): string[] {
  const stored = new Map(orders.map((order) => [order.number, order]))
  const numbers = new Set(confirmed.map(({ number }) => number))
  const lost = confirmed.filter(({ number, email }) => stored.get(number)?.email !== email)
  const unknown = orders.filter(({ number }) => !numbers.has(number))
  const unpaid = confirmed.filter(
    ({ number, isPaidOnline }) => isPaidOnline && stored.get(number)?.is_confirmed === false,
  )
  const buyers = orders.map(({ email }) => email)
  const doubled = new Set(buyers.filter((email, at) => buyers.indexOf(email) < at))
  const wrongStock = Object.entries(before).filter(
    ([product, count]) =>
      stock[Number(product)] !== count - orders.filter((order) => order.product === Number(product)).length,
  )
  return [
    numbers.size < confirmed.length && 'one number was confirmed to two buyers',
    lost.length > 0 && `lost: ${lost.map(({ number }) => number).join(', ')}`,
    unknown.length > 0 && `orders that no buyer was told of: ${unknown.map(({ number }) => number).join(', ')}`,
    doubled.size > 0 && `ordered twice: ${[...doubled].join(', ')}`,
    unpaid.length > 0 && `paid, and the order does not know it: ${unpaid.map(({ number }) => number).join(', ')}`,
    wrongStock.length > 0 && `the stock of product ${wrongStock.map(([product]) => product).join(', ')} is wrong`,
  ].filter((problem) => problem !== false)
}

export async function readStored({ sql }: Environment, goods: Goods): Promise<Stored> {
  const orders = await sql<Order>(
    `select number, "order".email, product_id as product, status in ('Being processed', 'Complete') as is_confirmed
    from "order" join order_line on order_id = "order".id where "order".email like 'buyer-%'`,
  )
  const rows = await sql<{ id: number; count: number }>(
    'select id, num_available as count from product where id = any ($1)',
    [[goods.printed, goods.download]],
  )
  return { orders, stock: Object.fromEntries(rows.map(({ id, count }) => [id, count])) }
}

/** Contradictions in the database, by the audit of the reliability tests. */
export async function auditDatabase(url: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [AUDIT, url])
  return Object.entries(JSON.parse(stdout)).map(([what, rows]) => `${what}: ${JSON.stringify(rows)}`)
}

type Mail = { to: string[]; subject: string; headers: Record<string, string> }

/** Each order has its email, and no buyer two different ones about the same. A repeated one has the same Message-ID. */
export function compareEmails(confirmed: readonly Purchase[], mails: readonly Mail[]): string[] {
  const kinds = new Map<string, Set<string>>()
  for (const { to, subject, headers } of mails) {
    const kind = `${to.join()} ${subject}`
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(headers['message-id'] ?? ''))
  }
  const about = (number: string) => mails.filter(({ subject }) => subject.includes(number))
  const without = confirmed.filter(({ number }) => about(number).length === 0)
  const doubled = [...kinds].filter(([, ids]) => ids.size > 1)
  return [
    without.length > 0 && `no email about ${without.map(({ number }) => number).join(', ')}`,
    doubled.length > 0 && `two emails: ${doubled.map(([kind]) => kind).join(', ')}`,
  ].filter((problem) => problem !== false)
}

/** The emails to these buyers. */
export async function readMails({ sandbox }: Environment, purchases: readonly Purchase[]): Promise<Mail[]> {
  const mails: Mail[] = []
  for (const { email } of purchases) {
    const answer = await fetch(`${sandbox}/mail/messages/?to=${encodeURIComponent(email)}`)
    mails.push(...((await answer.json()) as Mail[]))
  }
  return mails
}

/** Waits until the workers have sent what they have to. */
export async function problemsOfEmails(environment: Environment, purchases: readonly Purchase[]) {
  const end = Date.now() + EMAILS_WITHIN_MS
  let without = purchases
  while (without.length > 0 && Date.now() < end) {
    const mails = await readMails(environment, without)
    without = without.filter(({ number }) => !mails.some(({ subject }) => subject.includes(number)))
    if (without.length > 0) await pause(500)
  }
  return compareEmails(purchases, await readMails(environment, purchases))
}

/** Where a changed price must appear: the address of each instance, past HAProxy. */
type PricePlaces = { name: string; url: string }[]

/**
 * Reads all places until they show the text. Returns those that do not show it to who asks within the time, and when the
 * last one was asked that did. How long an answer takes is counted elsewhere.
 */
export async function watchText(places: PricePlaces, text: RegExp, withinMs = VISIBLE_WITHIN_MS) {
  const began = performance.now()
  const shows = async ({ url }: { url: string }) => {
    for (let asked = began; asked - began <= withinMs; asked = performance.now()) {
      const answer = await fetch(url, { headers: { accept: 'text/html,application/json' } })
      if (text.test(await answer.text())) return asked - began
      await pause(50)
    }
    return undefined
  }
  const times = await Promise.all(places.map(shows))
  const stale = places.filter((_, at) => times[at] === undefined).map(({ name }) => name)
  return { stale, askedMs: Math.max(0, ...times.filter((time) => time !== undefined)) }
}
