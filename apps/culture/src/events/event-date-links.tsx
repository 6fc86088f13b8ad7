import type { EventDate, EventDetail } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { StatusText } from '@dabali/ui/status-text'
import { getTranslations } from 'next-intl/server'
import { cheapestPrices, dateParts, eventStatus, STATUS_CODES, sameDayTime } from '../editorial/event-dates.ts'
import { eventDatePath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './event-date-links.module.css'

type EventDateLinksProps = { event: EventDetail; shown: EventDate | undefined }

/** The dates of an event, each a link to its page; nothing for a single date. */
export async function EventDateLinks({ event: { slug, dates }, shown }: EventDateLinksProps) {
  const t = await getTranslations('event')
  const listed = dates.filter((date) => date.state !== 'ended' || date.id === shown?.id)
  if (listed.length < 2) return null
  return (
    <nav aria-labelledby="dates-head" className={styles.nav}>
      <h2 id="dates-head" className={styles.heading}>
        {t('chooseDate')}
      </h2>
      <ul className={styles.dates}>
        {listed.map((date) => (
          <li key={date.id}>
            <EventDateLink slug={slug} date={date} listed={listed} isShown={date.id === shown?.id} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EventDateLinkProps = { slug: string; date: EventDate; listed: readonly EventDate[]; isShown: boolean }

async function EventDateLink({ slug, date, listed, isShown }: EventDateLinkProps) {
  const t = await getTranslations('event')
  const language = await pageLanguage()
  const { day, month, weekday } = dateParts(date.starts_at, language)
  const time = sameDayTime(date, listed, language)
  const isOff = date.availability === 'sold_out' || date.state === 'cancelled'
  return (
    <IntentLink
      href={`${localPath(language, eventDatePath(slug, date.id))}#tickets`}
      scroll={false}
      className={isOff ? `${styles.date} ${styles.off}` : styles.date}
      aria-current={isShown ? 'page' : undefined}
    >
      <span>{t(`weekday.${weekday}`)}</span>
      <time dateTime={date.starts_at} className={styles.day}>
        <b>{day}</b> <span>{month}</span> {time && <span>{time}</span>}
      </time>
      <span className={styles.status}>
        <DateState date={date} />
      </span>
    </IntentLink>
  )
}

/** The state of a date in two words: what can still be bought, or why nothing can. */
async function DateState({ date }: { date: EventDate }) {
  const t = await getTranslations('event')
  const { state, availability } = date
  const isOff = state === 'postponed' || state === 'cancelled'
  const code = STATUS_CODES[eventStatus({ state: isOff ? state : 'upcoming', availability })]
  return (
    <StatusText code={code}>
      {availability === 'available' && !isOff ? t('availability.available') : await availabilityText(date)}
    </StatusText>
  )
}

/** What can still be bought of a date, with its lowest price. */
export async function availabilityText(date: EventDate): Promise<string> {
  const t = await getTranslations('event')
  const { state, availability } = date
  if (state === 'postponed' || state === 'cancelled') return t(`availability.${state}`)
  if (availability === 'few_left') return t('availability.fewLeft')
  if (availability === 'stream_only') return t('availability.streamOnly')
  if (availability === 'sold_out') return t('availability.soldOut')
  if (availability === 'ended') return t('availability.ended')
  return (await lowestPriceText(date)) ?? t('availability.notYet')
}

/** The lowest price at which a date is on sale. */
export async function lowestPriceText(date: EventDate): Promise<string | undefined> {
  const t = await getTranslations('event')
  const { hall, stream } = cheapestPrices(date)
  const lowest = hall ?? stream
  if (lowest === undefined) return undefined
  if (Number(lowest) === 0) return t('availability.free')
  return t('availability.from', { price: formatNpr(lowest, await pageLanguage()) })
}
