import { type EventCard, type EventDetail, getEvent, getProduct, listEvents } from '@dabali/api-client'
import { type Language, metaDescription } from '@dabali/domain'
import { cacheUnlessMissing, isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { cacheUntilNextChange } from '../editorial/event-dates.ts'
import { type ListResult, toListResult } from '../editorial/queries.ts'

const PAGE_SIZE = 20

/** Upcoming or past events. */
export type EventPeriod = 'upcoming' | 'past'

/** A page of the events: upcoming ones soonest first, past ones latest first. */
export async function readEvents(
  when: EventPeriod,
  page: number,
  language: Language,
): Promise<ListResult<EventCard> | undefined> {
  'use cache'
  cacheTag('events')
  cacheLife('kept')
  if (isBuilding()) return { items: [], pages: 0 }
  const query = { when, page: String(page), page_size: String(PAGE_SIZE) }
  const answer = await listEvents(serverClient(), query, { language })
  cacheTag(...answer.results.map(({ slug }) => `event:${slug}`))
  cacheUntilNextChange(answer.results.flatMap(({ date }) => date ?? []))
  return toListResult(answer, { page, size: PAGE_SIZE })
}

/** One event with its dates and tickets; undefined when there is none with this slug. */
export async function readEvent(slug: string, language: Language): Promise<EventDetail | undefined> {
  'use cache'
  cacheTag(`event:${slug}`)
  const event = await cacheUnlessMissing(() => getEvent(serverClient(), { slug }, { language }))
  if (!event) return undefined
  // The slug may be a former one.
  cacheTag(`event:${event.slug}`)
  cacheUntilNextChange(event.dates)
  return event
}

/** The short description of a ticket type. */
export async function readTicketNote(product: number, language: Language): Promise<string> {
  'use cache'
  const found = await cacheUnlessMissing(() => getProduct(serverClient(), { product: String(product) }, { language }))
  if (!found) return ''
  cacheTag(`product:${found.slug}`)
  return metaDescription(found.description)
}
