import type { EventDate, EventDetail } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import {
  dateParts,
  eventStatus,
  featuredDate,
  isOnSale,
  isUpcomingDate,
  STATUS_CODES,
} from '../editorial/event-dates.ts'
import { FitHeading, LiveBadge } from '../editorial/headings.tsx'
import { streamPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './event-details.module.css'
import { LocalTime } from './local-time.tsx'

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
          <When eventDate={eventDate} dateCount={dates.filter(({ state }) => state !== 'cancelled').length} />
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
  const status = eventStatus({ ...event, isOnSale: isOnSale(event.dates) })
  const isAlsoLive = event.is_streamed && event.state === 'upcoming'
  return (
    <p className={styles.marks}>
      {status === 'live' && <LiveBadge now>{row('mark.live')}</LiveBadge>}
      {isAlsoLive && <LiveBadge>{t(isStreamOnly(event.dates) ? 'streamOnly' : 'alsoStreamed')}</LiveBadge>}
      {status !== 'live' && <StatusText code={STATUS_CODES[status]}>{row(`mark.${status}`)}</StatusText>}
      {status === 'live' && isOnSale(event.dates) && <StatusText code="s">{row('mark.onSale')}</StatusText>}
    </p>
  )
}

async function When({ eventDate, dateCount }: { eventDate: EventDate; dateCount: number }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const { weekday } = dateParts(eventDate.starts_at, language)
  const { state } = eventDate
  const off = state === 'postponed' || state === 'cancelled' ? state : undefined
  return (
    <div>
      <dt>{t('when')}</dt>
      <dd>
        <span className={off ? styles.off : undefined}>
          <DateText value={eventDate.starts_at} language={language} />
        </span>
        <small>
          {t('dayAndRest', {
            weekday: t(`weekday.${weekday}`),
            rest: off ? t(`availability.${off}`) : await startText(eventDate),
          })}
        </small>
        {dateCount > 1 && (
          <small>
            {t(isUpcomingDate(eventDate) ? 'nextOf' : 'lastOf', { count: writeDigits(dateCount, language) })}
          </small>
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

/** Practical facts: local time, entrance, stream, refunds, calendar. */
export async function EventFacts({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const { dates, refund_rule, organizer, calendar_url } = event
  const eventDate = featuredDate(dates)
  return (
    <dl className={styles.facts}>
      {eventDate && (
        <Fact name={t('yourTime')}>
          <StartTime eventDate={eventDate} />
        </Fact>
      )}
      {eventDate?.venue && <VenueFacts venue={eventDate.venue} />}
      {event.is_streamed && (
        <Fact name={t('stream')}>
          <StreamLinks event={event} />
        </Fact>
      )}
      {refund_rule && (
        <Fact name={t('refund')}>
          <LocalizedText text={refund_rule} />
        </Fact>
      )}
      {organizer && (
        <Fact name={t('organizer')}>
          <LocalizedText text={organizer} />
        </Fact>
      )}
      {dates.some(isUpcomingDate) && (
        <Fact name={t('calendar')}>
          <a className={styles.factLink} href={calendar_url}>
            {t('addToCalendar')}
          </a>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

async function LocalizedText({ text }: { text: string }) {
  return <span lang={textLanguage(text, await pageLanguage())}>{text}</span>
}

async function StartTime({ eventDate: { starts_at } }: { eventDate: EventDate }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  return (
    <LocalTime
      moment={starts_at}
      language={language}
      nepalText={t('nepalTime', { time: dateParts(starts_at, language).time })}
      localText={t('localTime', { date: '{date}', place: '{place}' })}
    />
  )
}

async function VenueFacts({ venue }: { venue: NonNullable<EventDate['venue']> }) {
  const t = await getTranslations('event')
  const { name, access_notes, latitude, longitude } = venue
  const at = latitude === null || longitude === null ? undefined : { latitude, longitude }
  return (
    <>
      {access_notes && (
        <Fact name={t('access')}>
          <LocalizedText text={access_notes} />
        </Fact>
      )}
      {at && (
        <Fact name={t('map')}>
          <a className={styles.factLink} href={mapUrl(at)} rel="noopener noreferrer">
            {t('openMap', { place: name })}
          </a>
        </Fact>
      )}
    </>
  )
}

const mapUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`

/** Links to the streams of an event; the stream page requires a login. */
async function StreamLinks({ event: { slug, dates } }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const streamed = dates.filter(
    ({ is_streamed, state }) => is_streamed && state !== 'ended' && state !== 'cancelled' && state !== 'postponed',
  )
  return (
    <>
      <p>{t('streamText')}</p>
      <ul className={styles.streams}>
        {streamed.map(({ id, state, starts_at, replay_until }) => (
          <li key={id}>
            <a className={styles.factLink} href={localPath(language, streamPath(slug, id))}>
              <span>
                {t(state === 'replay' ? 'watchReplay' : 'watch')}
                {dates.length > 1 && ', '}
                {dates.length > 1 && <DateText value={starts_at} language={language} />}
              </span>
            </a>
            {replay_until && (
              <p className="quiet small">
                {t('replayUntil')} <DateText value={replay_until} language={language} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
