import type { EventCard } from '@dabali/api-client'
import { formatNpr, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { CardLink } from '../follows/card-link.tsx'
import { EVENTS_PATH, eventPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { dateParts, eventStatus, freeTickets, isUpcomingStatus, STATUS_CODES } from './event-dates.ts'
import styles from './event-rows.module.css'
import { LiveBadge } from './headings.tsx'

/** The letters of an English month that are shown; Nepali months are short already. */
const SHORT_MONTH = 3

type EventRowsProps = {
  events: readonly EventCard[]
  /** The level of the headings. */
  level?: 2 | 3
}

/** Events in rows: large date, picture where there is room, title, venue and price. */
export async function EventRows({ events, level = 3 }: EventRowsProps) {
  const language = await pageLanguage()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li key={event.slug} className={styles.row}>
          <Day date={event.date} />
          <div className={styles.picture}>
            <Picture picture={event.square_picture ?? event.picture} sizes="6rem" decorative />
          </div>
          <div className={styles.what}>
            <Title className={styles.title} lang={textLanguage(event.title, language)}>
              <CardLink href={localPath(language, eventPath(event.slug))}>{event.title}</CardLink>
            </Title>
            <Where event={event} />
          </div>
          <TicketOffer event={event} />
        </li>
      ))}
    </ul>
  )
}

async function Day({ date }: Pick<EventCard, 'date'>) {
  const t = await getTranslations('eventRow')
  if (!date) return <p className={`${styles.when} ${styles.soon}`}>{t('noDate')}</p>
  const language = await pageLanguage()
  const { day, month, year, weekday } = dateParts(date.starts_at, language)
  const shortMonth = language === 'en' ? month.slice(0, SHORT_MONTH) : month
  const isOver = date.state === 'ended' || date.state === 'replay'
  return (
    <p className={styles.when}>
      <time dateTime={date.starts_at} className={styles.day}>
        {day}
        <small>
          {isOver
            ? t('monthAndYear', { month: shortMonth, year })
            : t('monthAndDay', { month: shortMonth, weekday: t(`weekday.${weekday}`) })}
        </small>
      </time>
    </p>
  )
}

async function Where({ event: { date, num_dates } }: { event: EventCard }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  if (!date) return null
  const place = date.venue_name || t('streamOnly')
  const isAhead = date.state === 'upcoming' && date.venue_name !== ''
  const { time } = dateParts(isAhead ? date.doors_at : date.starts_at, language)
  return (
    <p className={styles.where}>
      <span lang={textLanguage(place, language)}>
        {t('placeAndTime', { place, rest: isAhead ? t('doors', { time }) : t('begins', { time }) })}
      </span>
      {num_dates > 1 && <> {t('dates', { count: writeDigits(num_dates, language) })}</>}
    </p>
  )
}

async function TicketOffer({ event }: { event: EventCard }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const { price_from, is_streamed, num_dates, date } = event
  const status = eventStatus(event)
  const free = freeTickets(event)
  return (
    <p className={styles.offer}>
      {price_from !== null && status !== 'ended' && (
        <span className={styles.price}>
          {free === 'none' ? t('from', { price: formatNpr(price_from, language) }) : t(`freeTickets.${free}`)}
        </span>
      )}
      {status === 'live' ? (
        <LiveBadge now>{t('mark.live')}</LiveBadge>
      ) : (
        <StatusText code={STATUS_CODES[status]}>{t(`mark.${status}`)}</StatusText>
      )}
      {is_streamed && date?.venue_name && isUpcomingStatus(status) && num_dates > 0 && (
        <span className="quiet">{t('alsoStreamed')}</span>
      )}
    </p>
  )
}

type EventsSectionProps = { coming: readonly EventCard[]; past?: readonly EventCard[] }

/** The events of one subject: upcoming ones, and past ones in a disclosure. */
export async function EventsSection({ coming, past = [] }: EventsSectionProps) {
  if (coming.length + past.length === 0) return null
  const t = await getTranslations('artistEvents')
  const language = await pageLanguage()
  return (
    <section className={`page ${styles.section}`} aria-labelledby="nights">
      <SectionHead heading={t('heading')} id="nights">
        <IntentLink href={localPath(language, EVENTS_PATH)}>{t('all')}</IntentLink>
      </SectionHead>
      {coming.length > 0 ? <EventRows events={coming} /> : <p className="quiet">{t('none')}</p>}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary className={styles.fold}>{t('past')}</summary>
          <EventRows events={past} />
        </details>
      )}
    </section>
  )
}
