import type { EventDate, EventDetail } from '@dabali/api-client'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { dayParts } from '../content/day-parts.ts'
import { pageLanguage } from '../i18n/language.ts'
import styles from './event-facts.module.css'
import { isComing, shownNight } from './shown-night.ts'
import { StreamWays } from './stream-ways.tsx'
import { VisitorsClock } from './visitors-clock.tsx'

/** What is good to know before one goes: the clock elsewhere, the way in, the stream, the money, the calendar. */
export async function EventFacts({ event }: { event: EventDetail }) {
  const t = await getTranslations('event')
  const { dates, refund_rule, organizer, calendar_url } = event
  const night = shownNight(dates)
  return (
    <dl className={styles.facts}>
      {night && (
        <Fact name={t('yourClock')}>
          <Clock night={night} />
        </Fact>
      )}
      {night?.venue && <WayIn venue={night.venue} />}
      {event.is_streamed && (
        <Fact name={t('stream')}>
          <StreamWays event={event} />
        </Fact>
      )}
      {refund_rule && (
        <Fact name={t('refund')}>
          <Words text={refund_rule} />
        </Fact>
      )}
      {organizer && (
        <Fact name={t('organizer')}>
          <Words text={organizer} />
        </Fact>
      )}
      {dates.some(isComing) && (
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

async function Words({ text }: { text: string }) {
  return <span lang={textLanguage(text, await pageLanguage())}>{text}</span>
}

async function Clock({ night: { starts_at } }: { night: EventDate }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  return (
    <VisitorsClock
      moment={starts_at}
      language={language}
      here={t('nepalTime', { time: dayParts(starts_at, language).time })}
      there={t('theirTime', { date: '{date}', place: '{place}' })}
    />
  )
}

async function WayIn({ venue }: { venue: NonNullable<EventDate['venue']> }) {
  const t = await getTranslations('event')
  const { name, access_notes, latitude, longitude } = venue
  const at = latitude === null || longitude === null ? undefined : { latitude, longitude }
  return (
    <>
      {access_notes && (
        <Fact name={t('wayIn')}>
          <Words text={access_notes} />
        </Fact>
      )}
      {at && (
        <Fact name={t('map')}>
          <a className={styles.way} href={mapAddress(at)} rel="noopener noreferrer">
            {t('openMap', { place: name })}
          </a>
        </Fact>
      )}
    </>
  )
}

const mapAddress = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
