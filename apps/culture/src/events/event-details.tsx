import type { EventDate, EventDetail } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { dateInSentence, weekdayInSentence } from '@dabali/shop/date-in-sentence'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SharePage } from '../editorial/content-page.tsx'
import {
  dateParts,
  eventStatus,
  isOnSale,
  isUpcomingDate,
  isUpcomingStatus,
  STATUS_CODES,
} from '../editorial/event-dates.ts'
import { FitHeading, LiveBadge } from '../editorial/headings.tsx'
import { eventDatePath, eventPath, streamPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './event-details.module.css'
import { LocalTime } from './local-time.tsx'

const DAY_MILLISECONDS = 86_400_000

type EventPartProps = { event: EventDetail; shown: EventDate | undefined }

/** Status and title of an event on the date that its page shows. */
export async function EventHead({ event, shown }: EventPartProps) {
  const language = await pageLanguage()
  const { title, summary } = event
  return (
    <header className={`page ${styles.head}`}>
      <Statuses event={event} shown={shown} />
      <FitHeading text={title}>{title}</FitHeading>
      {summary && (
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
      )}
    </header>
  )
}

/** Time and place of the date that the page shows. */
export function EventDateFacts({ event: { dates }, shown }: EventPartProps) {
  if (!shown) return null
  return (
    <dl className={styles.when}>
      <When eventDate={shown} dates={dates} />
      <Where eventDate={shown} />
      <Ends eventDate={shown} />
    </dl>
  )
}

async function Statuses({ event, shown }: EventPartProps) {
  const t = await getTranslations('event')
  const row = await getTranslations('eventRow')
  const current = shown ?? event
  const status = eventStatus(current)
  const isAlsoLive = current.is_streamed && isUpcomingStatus(status) && status !== 'streamOnly'
  return (
    <p className={styles.marks}>
      {status === 'live' && <LiveBadge now>{row('mark.live')}</LiveBadge>}
      {isAlsoLive && <LiveBadge>{t(shown?.venue ? 'alsoStreamed' : 'streamOnly')}</LiveBadge>}
      {status !== 'live' && <StatusText code={STATUS_CODES[status]}>{row(`mark.${status}`)}</StatusText>}
      {status === 'live' && isOnSale(current) && <StatusText code="s">{row('mark.onSale')}</StatusText>}
    </p>
  )
}

async function When({ eventDate, dates }: { eventDate: EventDate; dates: readonly EventDate[] }) {
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
        {language === 'en' && <small lang="ne">{weekdayInSentence(kathmanduDay(eventDate.starts_at), 'ne')}</small>}
        {dates.length > 1 && (
          <small>
            {t('dateOf', {
              number: writeDigits(dates.indexOf(eventDate) + 1, language),
              count: writeDigits(dates.length, language),
            })}
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

/** Practical facts: local time, entrance, stream, refunds, calendar. */
export async function EventFacts({ event, shown }: EventPartProps) {
  const t = await getTranslations('event')
  const { title, slug, refund_rule, organizer, calendar_url } = event
  const language = await pageLanguage()
  return (
    <dl className={styles.facts}>
      {shown && (
        <Fact name={t('yourTime')}>
          <StartTime eventDate={shown} />
        </Fact>
      )}
      {shown?.venue && <VenueFacts venue={shown.venue} />}
      {shown && hasStreamPage(shown) && (
        <Fact name={t('stream')}>
          <StreamLink slug={slug} eventDate={shown} />
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
      {shown && isUpcomingDate(shown) && (
        <Fact name={t('calendar')}>
          <a className={styles.factLink} href={`${calendar_url}?date=${shown.id}`}>
            {t('addToCalendar')}
          </a>
        </Fact>
      )}
      <Fact name={t('share')}>
        <SharePage
          path={shown ? eventDatePath(slug, shown.id) : eventPath(slug)}
          title={shown ? t('dateTitle', { title, date: dateInSentence(shown.starts_at, language) }) : title}
        />
      </Fact>
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
  const texts = await getTranslations('venue')
  const { name, directions, access_notes, is_step_free, latitude, longitude } = venue
  const at = latitude === null || longitude === null ? undefined : { latitude, longitude }
  return (
    <>
      {directions && (
        <Fact name={texts('directions')}>
          <LocalizedText text={directions} />
        </Fact>
      )}
      <Fact name={texts('access')}>
        <p>
          <StatusText code={is_step_free ? 's' : 'n'}>{texts(is_step_free ? 'stepFree' : 'hasSteps')}</StatusText>
        </p>
        {access_notes && (
          <p>
            <LocalizedText text={access_notes} />
          </p>
        )}
      </Fact>
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

const hasStreamPage = ({ is_streamed, state }: EventDate) =>
  is_streamed && state !== 'ended' && state !== 'cancelled' && state !== 'postponed'

/** A link to the stream of a date; the stream page requires a login. */
async function StreamLink({ slug, eventDate }: { slug: string; eventDate: EventDate }) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const { id, state, replay_until } = eventDate
  return (
    <>
      <p>{t('streamText')}</p>
      <a className={styles.factLink} href={localPath(language, streamPath(slug, id))}>
        {t(state === 'replay' ? 'watchReplay' : 'watch')}
      </a>
      {replay_until && (
        <p className="quiet small">
          {t('replayUntil')} <DateText value={replay_until} language={language} />
        </p>
      )}
    </>
  )
}
