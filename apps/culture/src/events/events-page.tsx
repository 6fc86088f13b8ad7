import { parseDayRange } from '@dabali/domain'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { choose } from '../editorial/list-query.ts'
import { VenueFacts } from '../editorial/venue-facts.tsx'
import { ARTISTS_PATH, EVENTS_PATH, eventPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { eventsByMonth } from './event-entries.ts'
import { EventFilters, ViewSwitch } from './event-filters.tsx'
import { EventMonths } from './event-list.tsx'
import { calendarPath, eventListPath, isFiltered, isPast, parseEventQuery, sharedFilters } from './event-query.ts'
import { CalendarFeedLink, EventsHeading, EventTabs } from './events-header.tsx'
import { noonOf, readEvents, readToday, readVenue } from './queries.ts'

const PAST_PATH = `${EVENTS_PATH}?when=past`

/** Upcoming or past events by month, with filters. */
export async function EventsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const query = parseEventQuery(searchParams)
  const when = isPast(query) ? 'past' : 'upcoming'
  const venueSlug = query.chosen['venue']
  const venue = venueSlug ? await readVenue(venueSlug, language) : undefined
  const range = parseDayRange(query.chosen['date'] ?? '', noonOf(await readToday()))
  return (
    <ListPage
      path={eventListPath({ ...query, page: 1 })}
      searchParams={searchParams}
      read={() => readEvents(query, language)}
      heading={t('heading')}
      description={t('intro')}
      header={<EventsHeading />}
      filters={{
        isFiltered: isFiltered(query),
        show: ({ count, facets }) => (
          <>
            <EventTabs query={query} shown={{ period: when, count }}>
              <ViewSwitch
                view="list"
                paths={{ list: eventListPath(query), calendar: calendarPath(sharedFilters(query)) }}
              />
            </EventTabs>
            <EventFilters query={query} facets={facets} pathOf={eventListPath} venue={venue?.name} />
            {venue && <VenueFacts venue={venue} />}
          </>
        ),
        empty: {
          heading: t('noMatch'),
          text: t('noMatchText'),
          link: {
            path: eventListPath({ chosen: isPast(query) ? { when } : {}, page: 1 }),
            text: t(when === 'past' ? 'allPast' : 'allUpcoming'),
          },
        },
      }}
      empty={{
        heading: t(`none.${when}`),
        text: t(`noneText.${when}`),
        link:
          when === 'upcoming'
            ? { path: PAST_PATH, text: t('pastEvents') }
            : { path: ARTISTS_PATH, text: t('toArtists') },
      }}
      toListedPage={({ title, slug }) => ({ name: title, path: eventPath(slug) })}
    >
      {(events) => (
        <>
          <EventMonths months={eventsByMonth(events, { language, past: isPast(query), range })} />
          <CalendarFeedLink />
        </>
      )}
    </ListPage>
  )
}

export async function eventsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('events')
  const query = parseEventQuery(searchParams)
  const heading = isPast(query) ? t('pastEvents') : t('heading')
  return listMetadata({
    path: isPast(query) ? PAST_PATH : EVENTS_PATH,
    searchParams,
    heading,
    description: t('intro'),
    pageTitle: (page) => t('page', { name: heading, page }),
    isFiltered: isFiltered(choose(query, 'when', undefined)),
  })
}
