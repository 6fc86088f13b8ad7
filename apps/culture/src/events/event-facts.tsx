import type { EventDate, EventDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { dateParts, featuredDate, isUpcomingDate } from '../editorial/event-dates.ts'
import { pageLanguage } from '../i18n/language.ts'
import { livePath } from '../paths.ts'
import styles from './event-facts.module.css'
import { LocalTime } from './local-time.tsx'

/** Practical facts: local time, entrance, stream, refunds, calendar. */
export async function EventFacts({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const { dates, refund_rule, organizer, calendar_url } = event
  const eventDate = featuredDate(dates)
  return (
    <dl className={styles.facts}>
      {eventDate && (
        <Fact name={t('yourClock')}>
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
          <a className={styles.way} href={calendar_url}>
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
      here={t('nepalTime', { time: dateParts(starts_at, language).time })}
      there={t('theirTime', { date: '{date}', place: '{place}' })}
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
        <Fact name={t('wayIn')}>
          <LocalizedText text={access_notes} />
        </Fact>
      )}
      {at && (
        <Fact name={t('map')}>
          <a className={styles.way} href={mapUrl(at)} rel="noopener noreferrer">
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
      <ul className={styles.ways}>
        {streamed.map(({ id, state, starts_at, replay_until }) => (
          <li key={id}>
            <a className={styles.way} href={localPath(language, livePath(slug, id))}>
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
