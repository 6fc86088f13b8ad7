import {
  type EventCard,
  type EventCardDate,
  type EventDetail,
  getEvent,
  getProduct,
  type ListedVenue,
  listEvents,
} from '@dabali/api-client'
import { addDays, dayInNepal, type Language, metaDescription } from '@dabali/domain'
import { cacheUnlessMissing, isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheUntilNextChange } from '../editorial/event-dates.ts'
import type { ListQuery } from '../editorial/list-query.ts'
import { type FilteredList, readFilteredList, readVenues } from '../editorial/queries.ts'
import { serverClient } from '../site.ts'

const PAGE_SIZE = 20

const CALENDAR_PAGE_SIZE = 100
const MOST_CALENDAR_PAGES = 5

type ApiFilters = Parameters<typeof listEvents>[1]

const toFilters = ({ chosen }: ListQuery) => chosen as ApiFilters

/** The present day in Nepal. */
export async function readToday(): Promise<string> {
  'use cache'
  cacheLife('kept')
  cacheUntilChange([])
  return dayInNepal(new Date())
}

/** A moment of a day, from which periods such as "this week" are counted. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+05:45`)

/** Midnight in Nepal changes what "this week" is. */
function cacheUntilChange(dates: readonly EventCardDate[]) {
  const midnight = `${addDays(dayInNepal(new Date()), 1)}T00:00:00+05:45`
  cacheUntilNextChange([...dates, { doors_at: midnight, starts_at: midnight, ends_at: midnight, replay_until: null }])
}

/** A page of the events: upcoming ones soonest first, past ones latest first; undefined after the last page. */
export async function readEvents(query: ListQuery, language: Language): Promise<FilteredList<EventCard> | undefined> {
  'use cache'
  cacheTag('events')
  cacheLife('kept')
  if (isBuilding()) return { items: [], pages: 0, count: 0, facets: [] }
  const { page } = query
  const asked = { when: 'upcoming' as const, ...toFilters(query), page: String(page), page_size: String(PAGE_SIZE) }
  const list = await readFilteredList(() => listEvents(serverClient(), asked, { language }), { page, size: PAGE_SIZE })
  cacheTag(...(list?.items ?? []).map(({ slug }) => `event:${slug}`))
  cacheUntilChange((list?.items ?? []).flatMap(({ dates }) => dates))
  return list
}

/** All events of a month, and the filters with their counts. */
export async function readMonth(
  query: ListQuery & { month: string },
  language: Language,
): Promise<Pick<FilteredList<EventCard>, 'items' | 'facets'>> {
  'use cache'
  cacheTag('events')
  cacheLife('kept')
  if (isBuilding()) return { items: [], facets: [] }
  const { month: _, day: _day, ...chosen } = query.chosen
  const items: EventCard[] = []
  let facets: FilteredList<EventCard>['facets'] = []
  for (let page = 1; page <= MOST_CALENDAR_PAGES; page += 1) {
    const asked = {
      ...toFilters({ chosen, page }),
      date: query.month,
      page: String(page),
      page_size: String(CALENDAR_PAGE_SIZE),
    }
    const size = CALENDAR_PAGE_SIZE
    const list = await readFilteredList(() => listEvents(serverClient(), asked, { language }), { page, size })
    items.push(...(list?.items ?? []))
    if (page === 1) facets = list?.facets ?? []
    if (page >= (list?.pages ?? 0)) break
  }
  cacheTag(...items.map(({ slug }) => `event:${slug}`))
  cacheUntilChange(items.flatMap(({ dates }) => dates))
  return { items, facets }
}

/** A venue by its slug. */
export async function readVenue(slug: string, language: Language): Promise<ListedVenue | undefined> {
  const venues = await readVenues(language)
  return venues.find((venue) => venue.slug === slug)
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
