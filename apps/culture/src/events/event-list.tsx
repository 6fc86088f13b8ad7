import type { EventCardDate } from '@dabali/api-client'
import { displayDate, displayNepaliDate, formatNpr, type Language, localPath, writeDigits } from '@dabali/domain'
import { ButtonLink, buttonClasses } from '@dabali/ui/button'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import {
  dateParts,
  eventStatus,
  freeTickets,
  isUpcomingStatus,
  nextEventDate,
  STATUS_CODES,
} from '../editorial/event-dates.ts'
import { LiveBadge } from '../editorial/headings.tsx'
import { CardLink } from '../follows/card-link.tsx'
import { eventDatePath, eventPath, streamPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { dayLabel, dayOf, type EventEntry, type EventMonth, offered } from './event-entries.ts'
import styles from './event-list.module.css'

/** The pictures on the first screen of a phone. */
const EAGER_IMAGES = 3

/** Events under the headings of their months. */
export async function EventMonths({ months }: { months: readonly EventMonth[] }) {
  const t = await getTranslations('eventRow')
  return months.map(({ heading = t('noDate'), entries }, index) => (
    <section key={heading} className={styles.month}>
      <h2 className={styles.heading}>{heading}</h2>
      <EventEntries entries={entries} first={index === 0} />
    </section>
  ))
}

type EventEntriesProps = {
  entries: readonly EventEntry[]
  /** Whether its first pictures are on the first screen. */
  first?: boolean
}

/** Events in rows: day, picture, what and where, state and price, and one action. */
export function EventEntries({ entries, first = false }: EventEntriesProps) {
  return (
    <ul>
      {entries.map((entry, index) => (
        <EventRow key={entry.event.slug} entry={entry} first={first && index < EAGER_IMAGES} />
      ))}
    </ul>
  )
}

async function EventRow({ entry, first }: { entry: EventEntry; first: boolean }) {
  const language = await pageLanguage()
  const { event, dates } = entry
  const path = localPath(
    language,
    dates.length === 1 && dates[0] && event.dates.length > 1
      ? eventDatePath(event.slug, dates[0].id)
      : eventPath(event.slug),
  )
  return (
    <li className={styles.row}>
      <Day dates={dates} />
      <div className={styles.picture}>
        <Picture
          picture={event.square_picture ?? event.picture}
          sizes="(min-width: 48rem) 9rem, 6rem"
          decorative
          first={first}
        />
      </div>
      <div className={styles.what}>
        <PhoneDay dates={dates} />
        <h3 className={styles.title} lang={textLanguage(event.title, language)}>
          <CardLink href={path}>{event.title}</CardLink>
        </h3>
        <Where entry={entry} />
        <Tags entry={entry} />
        {dates.length > 1 && <DateLinks entry={entry} />}
      </div>
      <Offer entry={entry} />
      <Action entry={entry} />
    </li>
  )
}

async function Day({ dates }: Pick<EventEntry, 'dates'>) {
  const language = await pageLanguage()
  const { days, shown } = dayLabel(dates, language)
  return (
    <p className={styles.day}>
      {days}
      <small>{await weekdays(shown)}</small>
    </p>
  )
}

/** The first and last weekday of a range; each one of other days. */
async function weekdays(shown: readonly EventCardDate[]): Promise<string> {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const names = shown.map(({ starts_at }) => t(`weekday.${dateParts(starts_at, language).weekday}`))
  return names.join(shown.length === 2 ? '–' : ', ')
}

/** Weekday, day and hour in one line. */
async function PhoneDay({ dates }: Pick<EventEntry, 'dates'>) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const { days, shown } = dayLabel(dates, language)
  const [first] = shown
  if (!first) return null
  const { time } = dateParts(first.starts_at, language)
  return <p className={styles.phoneDay}>{t('dayAndTime', { weekdays: await weekdays(shown), days, time })}</p>
}

async function Where({ entry: { event, dates } }: { entry: EventEntry }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const date = nextEventDate(dates) ?? dates[0] ?? event.date
  if (!date) return null
  const { venue_name, city } = date
  const place = venue_name
    ? [venue_name, ...(city && !venue_name.includes(city) ? [city] : [])].join(', ')
    : t('streamOnly')
  return (
    <p className={styles.where} lang={textLanguage(place, language)}>
      {place}
    </p>
  )
}

async function Tags({ entry: { event, dates } }: { entry: EventEntry }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const [first] = dates
  const times = new Set(dates.map(({ starts_at }) => dateParts(starts_at, language).time))
  const isAlsoStreamed = dates.some(({ is_streamed, venue_name }) => is_streamed && venue_name !== '')
  const position = dates.length === 1 && first ? event.dates.findIndex(({ id }) => id === first.id) + 1 : 0
  return (
    <p className={styles.tags}>
      {first && times.size === 1 && <time dateTime={first.starts_at}>{[...times][0]}</time>}
      {event.genres.length > 0 && <span>{event.genres.map(({ name }) => name).join(', ')}</span>}
      {dates.length > 1 && <span>{t('numDates', { count: writeDigits(dates.length, language) })}</span>}
      {position > 0 && event.dates.length > 1 && (
        <span>
          {t('dateOf', {
            number: writeDigits(position, language),
            count: writeDigits(event.dates.length, language),
          })}
        </span>
      )}
      {event.is_for_children && <span>{t('forChildren')}</span>}
      {isAlsoStreamed && (
        <span className={styles.streamed}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4.5v15l12.5-7.5z" />
          </svg>
          {t('alsoStreamed')}
        </span>
      )}
    </p>
  )
}

/** Each date of an event with its own state. */
async function DateLinks({ entry: { event, dates } }: { entry: EventEntry }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  return (
    <ul className={styles.dates}>
      {dates.map((date) => {
        const status = eventStatus(date)
        return (
          <li key={date.id}>
            <IntentLink className={styles.date} href={localPath(language, eventDatePath(event.slug, date.id))}>
              <time dateTime={date.starts_at}>{shortDate(date, language)}</time>
            </IntentLink>
            <StatusText code={STATUS_CODES[status]}>{t(`mark.${status}`)}</StatusText>
          </li>
        )
      })}
    </ul>
  )
}

const SHORT_MONTH = 3

/** Day, month and hour; the weekday and the year are in the row. */
function shortDate({ starts_at }: EventCardDate, language: Language): string {
  const { day, month, time } = dateParts(starts_at, language)
  return `${language === 'en' ? month.slice(0, SHORT_MONTH) : month} ${day}, ${time}`
}

async function Offer({ entry }: { entry: EventEntry }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const { price_from, price_to, ...state } = offered(entry)
  const free = freeTickets({ price_from, price_to })
  const status = eventStatus(state)
  const salesStart = entry.dates.find(({ sales_start_at }) => sales_start_at !== null)?.sales_start_at
  return (
    <div className={styles.offer}>
      {status === 'live' ? (
        <p>
          <LiveBadge now>{t('mark.live')}</LiveBadge>
        </p>
      ) : (
        <p>
          <StatusText code={STATUS_CODES[status]}>
            {status === 'notYet' && salesStart
              ? t('onSaleFrom', { date: dayAndMonth(salesStart, language) })
              : t(`mark.${status}`)}
          </StatusText>
        </p>
      )}
      {price_from !== null && status !== 'ended' && (
        <p className={styles.cost}>
          {free !== 'none' && t(`freeTickets.${free}`)}
          {Number(price_from) > 0 && price_from === price_to && formatNpr(price_from, language)}
          {Number(price_from) > 0 && price_from !== price_to && t('from', { price: formatNpr(price_from, language) })}
        </p>
      )}
    </div>
  )
}

/** "December 01", without the year. */
function dayAndMonth(moment: string, language: Language): string {
  const day = dayOf({ starts_at: moment })
  return (language === 'ne' ? displayNepaliDate(day) : displayDate(day)).replace(/,.*$/, '').replace(/ 0/, ' ')
}

/** The one thing to do with the event. */
async function Action({ entry }: { entry: EventEntry }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const { event, dates } = entry
  const state = offered(entry)
  const status = eventStatus(state)
  const live = dates.find((date) => date.state === 'live' && date.is_streamed)
  const tickets = `${localPath(language, eventPath(event.slug))}#tickets`
  const action = actionOf(status, { isStreamed: live !== undefined, isFree: freeTickets(state) === 'all' })
  const text = (
    <>
      {t(`action.${action}`)}
      <span className="visually-hidden">: {event.title}</span>
    </>
  )
  return (
    <p className={styles.action}>
      {action === 'watchLive' && live ? (
        // The stream page checks the login, so it needs a full page load.
        <a
          href={localPath(language, streamPath(event.slug, live.id))}
          className={buttonClasses({ kind: 'main', wide: true })}
        >
          {text}
        </a>
      ) : (
        <ButtonLink href={tickets} kind="plain" wide>
          {text}
        </ButtonLink>
      )}
    </p>
  )
}

type EventAction = 'watchLive' | 'tickets' | 'reserve' | 'waitingList' | 'details'

function actionOf(
  status: ReturnType<typeof eventStatus>,
  { isStreamed, isFree }: { isStreamed: boolean; isFree: boolean },
): EventAction {
  if (status === 'live') return isStreamed ? 'watchLive' : 'details'
  if (status === 'soldOut') return 'waitingList'
  if (!isUpcomingStatus(status) || status === 'notYet' || status === 'salesClosed' || status === 'postponed')
    return 'details'
  return isFree ? 'reserve' : 'tickets'
}
