import type { EventDate, EventDetail } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import {
  dateParts,
  eventStatus,
  featuredDate,
  isOnSale,
  isUpcomingDate,
  STATUS_CODES,
} from '../editorial/event-dates.ts'
import { FitHeading } from '../editorial/fit-heading.tsx'
import { LiveBadge } from '../editorial/live-badge.tsx'
import { pageLanguage } from '../i18n/language.ts'
import styles from './event-head.module.css'

const DAY_MILLISECONDS = 86_400_000

/** Status, title, time and place of an event. */
export async function EventHead({ event }: { event: EventDetail }) {
  const language = await pageLanguage()
  const { title, summary, dates } = event
  const eventDate = featuredDate(dates)
  return (
    <header className={`page ${styles.head}`}>
      <Statuses event={event} />
      <FitHeading text={title}>{title}</FitHeading>
      {summary && (
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
      )}
      {eventDate && (
        <dl className={styles.when}>
          <When eventDate={eventDate} nights={dates.filter(({ state }) => state !== 'cancelled').length} />
          <Where eventDate={eventDate} />
          <Ends eventDate={eventDate} />
        </dl>
      )}
    </header>
  )
}

async function Statuses({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const row = await getTranslations('eventRow')
  const mark = eventStatus({ ...event, isOnSale: isOnSale(event.dates) })
  const isAlsoLive = event.is_streamed && event.state === 'upcoming'
  return (
    <p className={styles.marks}>
      {mark === 'live' && <LiveBadge now>{row('mark.live')}</LiveBadge>}
      {isAlsoLive && <LiveBadge>{t(isStreamOnly(event.dates) ? 'streamOnly' : 'alsoLive')}</LiveBadge>}
      {mark !== 'live' && <StatusText code={STATUS_CODES[mark]}>{row(`mark.${mark}`)}</StatusText>}
      {mark === 'live' && isOnSale(event.dates) && <StatusText code="s">{row('mark.onSale')}</StatusText>}
    </p>
  )
}

async function When({ eventDate, nights }: { eventDate: EventDate; nights: number }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const { weekday } = dateParts(eventDate.starts_at, language)
  const isOff = eventDate.state === 'postponed' || eventDate.state === 'cancelled'
  return (
    <div>
      <dt>{t('when')}</dt>
      <dd>
        <span className={isOff ? styles.off : undefined}>
          <DateText value={eventDate.starts_at} language={language} />
        </span>
        <small>
          {t('dayAndRest', {
            weekday: t(`weekday.${weekday}`),
            rest: isOff ? t(`night.${eventDate.state}`) : await startText(eventDate),
          })}
        </small>
        {nights > 1 && (
          <small>{t(isUpcomingDate(eventDate) ? 'oneOf' : 'lastOf', { count: writeDigits(nights, language) })}</small>
        )}
      </dd>
    </div>
  )
}

async function startText({ venue, doors_at, starts_at }: EventDate) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  return venue
    ? t('doors', { time: dateParts(doors_at, language).time })
    : t('begins', { time: dateParts(starts_at, language).time })
}

async function Where({ eventDate: { venue } }: { eventDate: EventDate }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  return (
    <div>
      <dt>{t('where')}</dt>
      {venue ? (
        <dd>
          <span lang={textLanguage(venue.name, language)}>{venue.name}</span>
          <small lang={textLanguage(venue.address, language)}>{venue.address}</small>
        </dd>
      ) : (
        <dd>
          {t('online')}
          <small>{t('onlineText')}</small>
        </dd>
      )}
    </div>
  )
}

async function Ends({ eventDate: { starts_at, ends_at } }: { eventDate: EventDate }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const isNextDay = Date.parse(ends_at) - Date.parse(starts_at) < DAY_MILLISECONDS
  const { time } = dateParts(ends_at, language)
  return (
    <div>
      <dt>{t('ends')}</dt>
      <dd>{isNextDay ? <time dateTime={ends_at}>{time}</time> : <DateText value={ends_at} language={language} />}</dd>
    </div>
  )
}

const isStreamOnly = (dates: readonly EventDate[]) => dates.every(({ venue }) => venue === null)
