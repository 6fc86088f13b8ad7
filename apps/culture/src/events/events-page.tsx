import { localPath } from '@dabali/domain'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventRows } from '../content/event-rows.tsx'
import { listMetadata } from '../content/list-metadata.ts'
import { ListPage } from '../content/list-page.tsx'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { ARTISTS_PATH, EVENTS_PATH, eventPath } from '../paths.ts'
import { readEvents, type When } from './events.ts'
import styles from './events-page.module.css'

const CALENDAR = '/v1/api/events/calendar.ics'

/** The nights: those to come, or those that were, and a calendar of all of them. */
export async function EventsPage({ asked }: { asked: URLSearchParams }) {
  const t = await getTranslations('events')
  const language = await pageLanguage()
  const when = whenAsked(asked)
  const choices = (['upcoming', 'past'] as const).map((each) => ({
    href: localPath(language, pathOf(each)),
    text: t(each),
    isShown: each === when,
  }))
  return (
    <ListPage
      path={pathOf(when)}
      asked={asked}
      read={(page) => readEvents(when, page, language)}
      heading={t('heading')}
      words={t('words')}
      none={{
        heading: t(`none.${when}`),
        text: t(`noneText.${when}`),
        way:
          when === 'upcoming'
            ? { path: pathOf('past'), text: t('toPast') }
            : { path: ARTISTS_PATH, text: t('toArtists') },
      }}
      named={({ title, slug }) => ({ name: title, path: eventPath(slug) })}
    >
      {(events) => (
        <>
          <div className={styles.ways}>
            <ChoiceLinks label={t('which')} choices={choices} />
            <p className={styles.feed}>
              <a href={readEnvironment().origin.replace(/^https?:/, 'webcal:') + CALENDAR}>{t('subscribe')}</a>
            </p>
          </div>
          <EventRows events={events} level={2} />
        </>
      )}
    </ListPage>
  )
}

export async function eventsMetadata(asked: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('events')
  const when = whenAsked(asked)
  const heading = when === 'past' ? t('past') : t('heading')
  return listMetadata({
    path: pathOf(when),
    asked,
    heading,
    words: t('words'),
    pageTitle: (page) => t('page', { name: heading, page }),
  })
}

const whenAsked = (asked: URLSearchParams): When => (asked.get('when') === 'past' ? 'past' : 'upcoming')
const pathOf = (when: When) => (when === 'past' ? `${EVENTS_PATH}?when=past` : EVENTS_PATH)
