import type { EventDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { artistPath } from '../paths.ts'
import styles from './event-info.module.css'
import type { LiveEvent } from './queries.ts'

/** Title, date and venue of the event. */
export async function EventHeading({ event, eventDate }: Pick<LiveEvent, 'event' | 'eventDate'>) {
  const language = await pageLanguage()
  return (
    <>
      <h1 className={styles.title} lang={textLanguage(event.title, language)}>
        {event.title}
      </h1>
      <p className={`quiet ${styles.facts}`}>
        <DateText value={eventDate.starts_at} language={language} />
        {eventDate.venue && <span>{eventDate.venue.name}</span>}
      </p>
    </>
  )
}

/** Who plays, one after the other. */
export async function LineUp({ event }: { event: EventDetail }) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  if (event.line_up.length === 0) return null
  return (
    <section aria-labelledby="order">
      <SectionHead heading={t('order')} id="order" />
      <ol>
        {event.line_up.map(({ slug, title, summary }) => (
          <li key={slug} className={styles.row}>
            {/* What plays above goes on while one reads. */}
            <h3 className={styles.name} lang={textLanguage(title, language)}>
              <a href={localPath(language, artistPath(slug))} target="_blank" rel="noreferrer">
                {title}
                <span className="visually-hidden"> {t('newTab')}</span>
              </a>
            </h3>
            <p className="quiet">{summary}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
