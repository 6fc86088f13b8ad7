import { setTimeout as pause } from 'node:timers/promises'
import type { Goods, Purchase } from './buyers.ts'
import { compareEmails, compareOrders, readMails, readStored } from './checks.ts'
import type { Environment } from './environment.ts'
import { brokenPromises, type Counts, NONE } from './ledger.ts'
import { priceShows } from './phases.ts'

const APIS_ARE_GONE_MS = 1500

export type Control = {
  name: string /** Whether the check found the fault that was planted. */
  isFound: boolean
  what: string
}

/** Without any API requests must be refused: a phase that promises none is then broken. */
export async function controlOfRequests({ byKind, haproxy }: Environment, counts: Counts): Promise<Control> {
  const apis = byKind('api')
  await Promise.all(apis.map((api) => api.kill()))
  await pause(APIS_ARE_GONE_MS)
  await Promise.all(apis.map((api) => api.start()))
  await haproxy.waitUntilUp(apis)
  const [what = 'no request was counted'] = brokenPromises(counts, NONE)
  return { name: 'both APIs killed at once', isFound: counts.refused + counts.cut > 0, what }
}

/** A price that is changed without its cache tags stays in the caches. */
export async function controlOfPrices(environment: Environment): Promise<Control> {
  const { stale } = await priceShows({ environment }, { touch: false })
  return { name: 'price changed without cache tags', isFound: stale.length > 0, what: `stale: ${stale.join(', ')}` }
}

type Books = { confirmed: readonly Purchase[]; goods: Goods; before: Record<number, number> }

/** One order, one piece of stock and one email are tampered with after the load has ended; each must be found. */
export async function controlsOfOrders(
  environment: Environment,
  { confirmed, goods, before }: Books,
): Promise<Control[]> {
  const { sql } = environment
  const [victim] = confirmed
  const problemsAfter = async (statement: string, values: unknown[]) => {
    await sql(statement, values)
    return compareOrders(confirmed, await readStored(environment, goods), before)
  }
  const lost = await problemsAfter(`update "order" set email = 'nobody@example.com' where number = $1`, [
    victim?.number,
  ])
  await sql(`update "order" set email = $2 where number = $1`, [victim?.number, victim?.email])
  const doubled = compareOrders([...confirmed, ...confirmed.slice(0, 1)], await readStored(environment, goods), before)
  const stock = await problemsAfter('update product set num_available = num_available - 1 where id = $1', [
    goods.printed,
  ])
  await sql('update product set num_available = num_available + 1 where id = $1', [goods.printed])
  const mails = await readMails(environment, confirmed)
  const about = mails.filter(({ subject }) => victim !== undefined && subject.includes(victim.number))
  const again = about.map((mail) => ({ ...mail, headers: { ...mail.headers, 'message-id': '<another@example.com>' } }))
  const emails = compareEmails(confirmed, [...mails, ...again])
  const missing = compareEmails(
    confirmed,
    mails.filter((mail) => !about.includes(mail)),
  )
  return [
    controlOf('an order taken from its buyer', lost, /^lost/),
    controlOf('a number confirmed twice', doubled, /^one number/),
    controlOf('a piece of stock too few', stock, /^the stock/),
    controlOf('an email sent twice', emails, /^two emails/),
    controlOf('an email that is missing', missing, /^no email/),
  ]
}

function controlOf(name: string, problems: readonly string[], wanted: RegExp): Control {
  const found = problems.find((problem) => wanted.test(problem))
  return { name, isFound: found !== undefined, what: found ?? 'nothing was found' }
}
