import type { Ticket } from '@dabali/api-client'
import { type Language, localPath, ticketTypeName } from '@dabali/domain'
import { ButtonLink, buttonClasses } from '@dabali/ui/button'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { dateInSentence, timeInSentence, weekdayInSentence } from '../i18n/date-in-sentence.ts'
import { orderTicketsPath, ticketPath } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import styles from './my-tickets-screen.module.css'
import { orderHash } from './ticket-selection/ticket-options.ts'
import {
  type DateTickets,
  groupAlike,
  hasKnownDay,
  isRecording,
  isStreamOpen,
  isUsable,
  livePath,
  orderTicketsFile,
  streamCode,
  streamText,
} from './ticket-state.ts'
import type { TicketsTranslator } from './tickets-messages.ts'

/** A moment in Nepal in parts, of which the day is shown larger than the rest. */
function dayParts(value: string, language: Language) {
  const [month = '', day = '', , time = ''] = dateInSentence(value, language).split(/,? /)
  const [weekday = ''] = weekdayInSentence(kathmanduDay(value), language).split(',')
  return { day, month, weekday, time }
}

type TicketDateProps = { tickets: DateTickets; context: RequestContext; t: TicketsTranslator }

/** The next event, with its day large. */
export function NextTickets({ tickets, context, t }: TicketDateProps) {
  const { language } = context
  const [{ event, date, picture }] = tickets
  const { day, month, weekday, time } = dayParts(date.starts_at, language)
  return (
    <div className={styles.next}>
      <div className={styles.scene}>
        {picture && <Picture picture={picture} sizes="(min-width: 62rem) 30vw, 92vw" decorative first />}
      </div>
      <div className={styles.text}>
        <Soon tickets={tickets} t={t} />
        {date.state !== 'postponed' && (
          <p className={styles.when}>
            <time dateTime={date.starts_at}>
              <b className={styles.day}>{day}</b>
              <span>
                {month}
                <br />
                {weekday}, {time}
              </span>
            </time>
          </p>
        )}
        <h2 className={styles.title} lang={textLanguage(event.title, language)}>
          {event.title}
        </h2>
        <Where tickets={tickets} language={language} t={t} />
        <AlikeTickets tickets={tickets} context={context} t={t} isNext />
      </div>
    </div>
  )
}

type TicketRowsProps = Omit<TicketDateProps, 'tickets'> & { dates: readonly DateTickets[] }

export function TicketRows({ dates, context, t }: TicketRowsProps) {
  const { language } = context
  return (
    <ul>
      {dates.map((tickets) => {
        const [{ event, date, picture }] = tickets
        return (
          <li key={date.id} className={styles.row}>
            <div className={styles.poster}>{picture && <Picture picture={picture} sizes="6rem" decorative />}</div>
            <div className={styles.text}>
              <Soon tickets={tickets} t={t} />
              {date.state !== 'postponed' && (
                <p className="small">
                  <DateText value={date.starts_at} language={language} />
                </p>
              )}
              <h2 className={styles.event} lang={textLanguage(event.title, language)}>
                {event.title}
              </h2>
              <Where tickets={tickets} language={language} t={t} />
              <AlikeTickets tickets={tickets} context={context} t={t} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const DAY_MS = 86_400_000
const WEEK_DAYS = 7
/** So many days ahead the number of days is named, and so many weeks that of weeks. */
const MOST_DAYS = 14
const MOST_WEEKS = 8

/** How far off the day of an event is in Kathmandu: in days, in weeks, or too far to say. */
export function timeAhead(start: string, now: Date): { key: 'inDays' | 'inWeeks'; count: number } | undefined {
  const days = (Date.parse(kathmanduDay(start)) - Date.parse(kathmanduDay(now.toISOString()))) / DAY_MS
  if (days < 0 || days > MOST_WEEKS * WEEK_DAYS) return undefined
  return days <= MOST_DAYS ? { key: 'inDays', count: days } : { key: 'inWeeks', count: Math.round(days / WEEK_DAYS) }
}

/** What is on now, is today, is soon or is not on at its time. */
function Soon({ tickets, t }: Pick<TicketDateProps, 'tickets' | 't'>) {
  const [{ date }] = tickets
  if (tickets.some(isStreamOpen)) {
    return (
      <p>
        <StatusText code={streamCode(date)}>{t(streamText(date))}</StatusText>
      </p>
    )
  }
  if (date.state === 'cancelled' || date.state === 'postponed') {
    return (
      <p>
        <StatusText code={date.state === 'cancelled' ? 'e' : 'w'}>{t(`event_${date.state}`)}</StatusText>
      </p>
    )
  }
  const isAhead = date.state !== 'ended' && date.state !== 'replay'
  const isHeld = tickets.some(({ state }) => state === 'valid' || state === 'used')
  const ahead = isAhead && isHeld ? timeAhead(date.starts_at, new Date()) : undefined
  if (!ahead) return null
  const isToday = ahead.key === 'inDays' && ahead.count === 0
  return (
    <p className="small">
      <b className={isToday ? styles.today : styles.soon}>{t(ahead.key, { count: ahead.count })}</b>
    </p>
  )
}

type WhereProps = Pick<TicketDateProps, 'tickets' | 't'> & Pick<RequestContext, 'language'>

/** The venue with the hour of its doors, or that it is online. */
function Where({ tickets, language, t }: WhereProps) {
  const inHall = tickets.find(({ admits }) => admits === 'hall')
  if (!inHall) return <p className="quiet">{t('online')}</p>
  const { venue, date } = inHall
  if (!venue) return null
  return (
    <>
      <p className="quiet" lang={textLanguage(venue.name, language)}>
        {venue.name}
      </p>
      {date.state === 'upcoming' && (
        <p className="quiet small">{t('doorsAt', { time: timeInSentence(date.doors_at, language) })}</p>
      )}
    </>
  )
}

type AlikeTicketsProps = TicketDateProps & { isNext?: boolean }

/** The tickets of a date, those that are alike together, with what can be done with them. */
function AlikeTickets({ tickets, context, t, isNext = false }: AlikeTicketsProps) {
  return (
    <ul className={styles.alike}>
      {groupAlike(tickets).map((alike) => (
        <li key={alike[0].id}>
          <div className={styles.text}>
            <p className="small">
              {t('ticketsCount', { count: alike.length })}: {namesOf(alike)}
            </p>
            <TicketNotes ticket={alike[0]} context={context} t={t} />
            <FileLinks tickets={alike} context={context} t={t} />
          </div>
          <TicketActions tickets={alike} context={context} t={t} isNext={isNext} />
        </li>
      ))}
    </ul>
  )
}

/** "Balcony C 7, Balcony C 8", or the ticket types where no seats are numbered. */
const namesOf = (tickets: readonly Ticket[]): string =>
  [
    ...new Set(
      tickets.map(({ seat, ticket_type: type, event }) =>
        seat ? `${seat.section} ${seat.row} ${seat.number}` : ticketTypeName(type.title, event.title),
      ),
    ),
  ].join(', ')

type TicketNotesProps = Omit<TicketDateProps, 'tickets'> & { ticket: Ticket }

/** The state of a ticket, its transfer, and until when a recording can be watched. */
function TicketNotes({ ticket, context: { language }, t }: TicketNotesProps) {
  const { state, date, transfer, watch_until: until } = ticket
  return (
    <>
      {state !== 'valid' && (
        <p>
          <StatusText code="n">{t(`state_${state}`)}</StatusText>
        </p>
      )}
      {(state === 'transferred' || state === 'revoked') && <p className="quiet small">{t(`void_${state}`)}</p>}
      {transfer && (
        <p className="quiet small">
          {t('transferPending', { email: transfer.email, date: dateInSentence(transfer.expires_at, language) })}
        </p>
      )}
      {isUsable(ticket) && until && (date.state === 'replay' || isStreamOpen(ticket)) && (
        <p className="quiet small">{t('recordingUntil', { date: dateInSentence(until, language) })}</p>
      )}
    </>
  )
}

/** The files of these tickets, where they have some. Several tickets of an order have theirs together. */
function FileLinks({ tickets, context: { language }, t }: TicketDateProps) {
  const [ticket] = tickets
  if (!isUsable(ticket)) return null
  const hash = tickets.length > 1 ? orderHash(ticket) : undefined
  const calendar = hash ? orderTicketsFile(hash, 'tickets.ics', language) : ticket.calendar_url
  const links = [
    { text: t('pdf'), href: ticket.pdf_url && hash ? orderTicketsFile(hash, 'tickets.pdf', language) : ticket.pdf_url },
    { text: t('calendar'), href: hasKnownDay(ticket) ? calendar : null },
    { text: t('appleWallet'), href: hash ? null : ticket.apple_wallet_url },
    { text: t('googleWallet'), href: hash ? null : ticket.google_wallet_url, isPage: true },
  ].filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <ul className={styles.files}>
      {links.map(({ text, href, isPage = false }) => (
        <li key={text}>
          <a href={href ?? undefined} download={!isPage || undefined}>
            {text}
            <span className="visually-hidden">: {ticket.event.title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Watch a stream, and see the tickets; of a ticket that others hold only the event. */
function TicketActions({ tickets, context, t, isNext }: AlikeTicketsProps) {
  const { language } = context
  const [ticket] = tickets
  const { event, state } = ticket
  const order = tickets.length > 1 ? orderHash(ticket) : undefined
  const name = <span className="visually-hidden">: {event.title}</span>
  const isReplay = isRecording(ticket)
  return (
    <p className={styles.actions}>
      {(isStreamOpen(ticket) || isReplay) && (
        // The stream page checks the login, so it needs a full page load.
        <a className={buttonClasses({ kind: isNext ? 'main' : undefined })} href={livePath(ticket, context)}>
          {t(isReplay ? 'watch' : 'watchNow')}
          {name}
        </a>
      )}
      {state === 'transferred' ? (
        <ButtonLink kind="plain" href={localPath(language, `/event/${encodeURIComponent(event.slug)}`)}>
          {t('toEvent')}
          {name}
        </ButtonLink>
      ) : (
        <ButtonLink kind="plain" href={localPath(language, order ? orderTicketsPath(order) : ticketPath(ticket.id))}>
          {t(order ? 'viewTickets' : 'viewTicket')}
          {name}
        </ButtonLink>
      )}
    </p>
  )
}
