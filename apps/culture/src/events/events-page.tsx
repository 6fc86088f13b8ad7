import { localPath } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventRows } from '../editorial/event-rows.tsx'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { readEnvironment } from '../env.ts'
import { ARTISTS_PATH, EVENTS_PATH, eventPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './events-page.module.css'
import { type EventPeriod, readEvents } from './queries.ts'

const CALENDAR_PATH = '/v1/api/events/calendar.ics'

/** Upcoming or past events, and a calendar feed of all. */
export async function EventsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const when = requestedPeriod(searchParams)
  const choices = (['upcoming', 'past'] as const).map((each) => ({
    href: localPath(language, periodPath(each)),
    text: t(each),
    isShown: each === when,
  }))
  return (
    <ListPage
      path={periodPath(when)}
      searchParams={searchParams}
      read={(page) => readEvents(when, page, language)}
      heading={t('heading')}
      description={t('intro')}
      empty={{
        heading: t(`none.${when}`),
        text: t(`noneText.${when}`),
        link:
          when === 'upcoming'
            ? { path: periodPath('past'), text: t('pastEvents') }
            : { path: ARTISTS_PATH, text: t('toArtists') },
      }}
      toListedPage={({ title, slug }) => ({ name: title, path: eventPath(slug) })}
    >
      {(events) => (
        <>
          <div className={styles.toolbar}>
            <ChoiceLinks label={t('filter')} choices={choices} />
            <p className={styles.feed}>
              <a href={readEnvironment().origin.replace(/^https?:/, 'webcal:') + CALENDAR_PATH}>{t('subscribe')}</a>
            </p>
          </div>
          <EventRows events={events} level={2} />
        </>
      )}
    </ListPage>
  )
}

export async function eventsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('events')
  const when = requestedPeriod(searchParams)
  const heading = when === 'past' ? t('pastEvents') : t('heading')
  return listMetadata({
    path: periodPath(when),
    searchParams,
    heading,
    description: t('intro'),
    pageTitle: (page) => t('page', { name: heading, page }),
  })
}

const requestedPeriod = (searchParams: URLSearchParams): EventPeriod =>
  searchParams.get('when') === 'past' ? 'past' : 'upcoming'
const periodPath = (when: EventPeriod) => (when === 'past' ? `${EVENTS_PATH}?when=past` : EVENTS_PATH)
