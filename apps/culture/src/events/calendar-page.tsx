import type { EventCard, Facet } from '@dabali/api-client'
import { addMonths, localPath, monthWeeks, writeDigits } from '@dabali/domain'
import { load } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { choose, type ListQuery } from '../editorial/list-query.ts'
import { UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { CALENDAR_PATH } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { shareMetadata } from '../seo/page-seo.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import styles from './calendar-page.module.css'
import { calendarMonthName, dayHeading } from './calendar-text.ts'
import { dayOf, type EventEntry } from './event-entries.ts'
import { EventFilters, ViewSwitch } from './event-filters.tsx'
import { EventEntries } from './event-list.tsx'
import { calendarPath, eventListPath, parseCalendarQuery, sharedFilters } from './event-query.ts'
import { CalendarFeedLink, EventsHeading, EventTabs } from './events-header.tsx'
import { readMonth, readToday } from './queries.ts'

/** A month of events in a grid, and the events of one day below it. */
export async function CalendarPage({ searchParams }: { searchParams: URLSearchParams }) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const today = await readToday()
  const query = parseCalendarQuery(searchParams, today)
  const path = calendarPath(query)
  const loaded = await load(() => readMonth(query, language))
  if (loaded.status !== 200) return <UnavailableScreen path={path} />
  const { items, facets } = loaded.value
  const byDay = entriesByDay(items, query.month)
  const day = query.chosen['day'] ?? firstShownDay([...byDay.keys()], today)
  return (
    <PageLayout path={path}>
      <div className="page">
        <EventsHeading />
        <EventTabs query={sharedFilters(query)}>
          <ViewSwitch view="calendar" paths={{ list: eventListPath(sharedFilters(query)), calendar: path }} />
        </EventTabs>
        <EventFilters query={query} facets={facets} pathOf={calendarPath} hasDates={false} />
        <MonthHead query={query} facets={facets} today={today} />
        <CalendarGrid
          weeks={monthWeeks(query.month)}
          month={query.month}
          today={today}
          chosen={day}
          byDay={byDay}
          pathOfDay={(each) => calendarPath(choose(query, 'day', each))}
        />
        {day ? (
          <DayEvents day={day} entries={byDay.get(day) ?? []} />
        ) : (
          <p className={styles.none}>{t('noneInMonth', { month: calendarMonthName(query.month, language).main })}</p>
        )}
        <CalendarFeedLink />
      </div>
    </PageLayout>
  )
}

/** The dates of a month by their day, each with its event. */
function entriesByDay(events: readonly EventCard[], month: string): Map<string, EventEntry[]> {
  const entries = events.flatMap((event) => event.dates.map((date) => ({ event, dates: [date], day: dayOf(date) })))
  const shown = entries.filter(({ day, dates: [date] }) => day.startsWith(month) && date?.state !== 'postponed')
  const inOrder = shown.toSorted((one, other) =>
    (one.dates[0]?.starts_at ?? '') < (other.dates[0]?.starts_at ?? '') ? -1 : 1,
  )
  return Map.groupBy(inOrder, ({ day }) => day)
}

/** The next day with an event, else the last one. */
function firstShownDay(days: readonly string[], today: string): string | undefined {
  const sorted = days.toSorted()
  return sorted.find((day) => day >= today) ?? sorted.at(-1)
}

type MonthHeadProps = { query: ListQuery & { month: string }; facets: readonly Facet[]; today: string }

/** The month in both calendars, and links to its neighbours as far as there are events. */
async function MonthHead({ query, facets, today }: MonthHeadProps) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const { month } = query
  const months = facets.find(({ field }) => field === 'date')?.values.map(({ value }) => value) ?? []
  const known = [...months.filter((value) => /^\d{4}-\d\d$/.test(value)), today.slice(0, 7)].toSorted()
  const link = (other: string, isThere: boolean, arrow: string) =>
    isThere ? (
      <IntentLink
        href={localPath(language, calendarPath(choose(choose(query, 'day', undefined), 'month', other)))}
        className={styles.step}
        aria-label={calendarMonthName(other, language).main}
        rel="nofollow"
        scroll={false}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={arrow} />
        </svg>
      </IntentLink>
    ) : (
      <span className={styles.step} />
    )
  const { main, other } = calendarMonthName(month, language)
  return (
    <div className={styles.month}>
      {link(addMonths(month, -1), (known[0] ?? month) < month, 'M20 12H4m6-6-6 6 6 6')}
      <div className={styles.name}>
        <h2>
          {main}{' '}
          <span className={styles.otherName} lang={language === 'en' ? 'ne' : undefined}>
            {other}
          </span>
        </h2>
        {month !== today.slice(0, 7) && (
          <IntentLink
            href={localPath(language, calendarPath({ ...sharedFilters(query), page: 1 }))}
            className={styles.today}
            scroll={false}
          >
            {t('toToday')}
          </IntentLink>
        )}
      </div>
      {link(addMonths(month, 1), (known.at(-1) ?? month) > month, 'M4 12h16m-6-6 6 6-6 6')}
    </div>
  )
}

async function DayEvents({ day, entries }: { day: string; entries: readonly EventEntry[] }) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const row = await getTranslations('event')
  return (
    <section className={styles.day} aria-labelledby="day">
      <div className={styles.dayHead}>
        <h2 id="day">{dayHeading(day, language, (weekday) => row(`weekday.${weekday}`))}</h2>
        <p className="quiet">
          {t('numEvents', { count: entries.length, number: writeDigits(entries.length, language) })}
        </p>
      </div>
      <EventEntries entries={entries} />
    </section>
  )
}

export async function calendarMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const query = parseCalendarQuery(searchParams, await readToday())
  return shareMetadata({
    path: CALENDAR_PATH,
    title: t('calendarOf', { month: calendarMonthName(query.month, language).main }),
    description: t('intro'),
    isHidden: searchParams.size > 0,
  })
}
