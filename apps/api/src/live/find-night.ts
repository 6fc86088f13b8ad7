import { notFound } from '../errors/api-error.ts'
import { saleState } from '../events/event-state.ts'
import type { Language } from '../http/language.ts'
import { liveState } from './live-state.ts'
import type { LiveRow, LiveStatements } from './queries.ts'
import { noTicket } from './refusals.ts'

/** Of a request: which night of which event, and who asks. */
export type Asked = { slug: string; id: string; accountId: string; language: Language; now: Date }

type Queries = Pick<LiveStatements, 'findLive' | 'listStreamTickets'>

const DATE_ID = /^\d{1,9}$/

/** The number of a date, if it can be one. */
export function readDateId(text: string): number {
  if (!DATE_ID.test(text)) throw notFound()
  return Number(text)
}

export async function findNight(queries: Queries, { slug, id, accountId }: Asked): Promise<LiveRow> {
  const dateId = readDateId(id)
  // PostgreSQL knows no text with U+0000 in it.
  const night = slug.includes('\0') ? undefined : await queries.findLive({ slug, dateId, accountId })
  if (night === undefined) throw notFound()
  return night
}

/** The same for whoever may watch it; who may not is told what can be bought. */
export async function findWatchable(queries: Queries, asked: Asked): Promise<LiveRow> {
  const night = await findNight(queries, asked)
  if (night.may_watch) return night
  const { language, now } = asked
  const tickets = await queries.listStreamTickets(night.event_date_id)
  const products = tickets
    .filter((ticket) => saleState(ticket, night, now) === 'on_sale')
    .map(({ product_id }) => `/v1/api/products/${product_id}/`)
  throw noTicket({ state: liveState(night, now), products, language })
}
