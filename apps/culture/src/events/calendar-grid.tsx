import { localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { eventStatus, freeTickets, STATUS_CODES } from '../editorial/event-dates.ts'
import { eventDatePath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import styles from './calendar-grid.module.css'
import { calendarMonthName, dayHeading, dayNumbers } from './calendar-text.ts'
import { type EventEntry, offered } from './event-entries.ts'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
/** The events that a cell names; the day's list below has all. */
const MOST_NAMES = 3

type CalendarGridProps = {
  weeks: readonly (readonly string[])[]
  month: string
  today: string
  chosen: string | undefined
  byDay: ReadonlyMap<string, readonly EventEntry[]>
  /** The path of the calendar with another day. */
  pathOfDay: (day: string) => string
}

/** A month as a table: names of events on wide screens, squares in the colour of their state on narrow ones. */
export async function CalendarGrid({ weeks, month, today, chosen, byDay, pathOfDay }: CalendarGridProps) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{calendarMonthName(month, language).main}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              {t(`weekday.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const entries = byDay.get(day) ?? []
              const classes = [
                styles.cell,
                !day.startsWith(month) && styles.out,
                day === today && styles.isToday,
                day === chosen && styles.chosen,
              ]
              return (
                <td
                  key={day}
                  className={classes.filter(Boolean).join(' ')}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <Day day={day} entries={entries} path={pathOfDay(day)} isChosen={day === chosen} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { day: string; entries: readonly EventEntry[]; path: string; isChosen: boolean }

async function Day({ day, entries, path, isChosen }: DayProps) {
  const t = await getTranslations('events')
  const row = await getTranslations('event')
  const language = await pageLanguage()
  const { main, other } = dayNumbers(day, language)
  const number = (
    <time dateTime={day} className={styles.number}>
      {main}
      {other && <small className={styles.other}>{other}</small>}
    </time>
  )
  if (entries.length === 0) return number
  const name = dayHeading(day, language, (weekday) => row(`weekday.${weekday}`))
  const count = writeDigits(entries.length, language)
  return (
    <>
      <IntentLink
        href={`${localPath(language, path)}#day`}
        className={styles.dayLink}
        rel="nofollow"
        aria-current={isChosen ? 'true' : undefined}
      >
        {number}
        <span className="visually-hidden">{` ${name}: ${t('numEvents', { count: entries.length, number: count })}`}</span>
        <span className={styles.marks} aria-hidden="true">
          {entries.slice(0, MOST_NAMES).map((entry) => (
            <i key={entry.event.slug} className={`${styles.mark} ${styles[codeOf(entry)]}`} />
          ))}
        </span>
      </IntentLink>
      <ul className={styles.names}>
        {entries.slice(0, MOST_NAMES).map((entry) => (
          <NamedEvent key={entry.dates[0]?.id} entry={entry} />
        ))}
        {entries.length > MOST_NAMES && (
          <li className={styles.more}>
            {t('moreEvents', { number: writeDigits(entries.length - MOST_NAMES, language) })}
          </li>
        )}
      </ul>
    </>
  )
}

const codeOf = ({ event, dates: [date] }: EventEntry) => STATUS_CODES[eventStatus(date ?? event)]

/** States that are named in a cell; "on sale" says nothing new. */
async function NamedEvent({ entry }: { entry: EventEntry }) {
  const t = await getTranslations('eventRow')
  const language = await pageLanguage()
  const { event, dates } = entry
  const [date] = dates
  const status = eventStatus(date ?? event)
  const isFree = freeTickets(offered(entry)) === 'all'
  const note = status === 'onSale' ? isFree && t('freeShort') : t(`mark.${status}`)
  return (
    <li>
      <IntentLink
        href={localPath(language, eventDatePath(event.slug, date?.id ?? ''))}
        className={`${styles.event} ${styles[codeOf(entry)]}`}
      >
        <span lang={textLanguage(event.title, language)}>{event.title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </IntentLink>
    </li>
  )
}
