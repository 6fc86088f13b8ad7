import type { Ticket } from '@dabali/api-client'
import { formatNpr, type Language, ticketNumber, ticketTypeName } from '@dabali/domain'
import { DateText } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { encodeQR } from 'qr'
import type { ReactNode } from 'react'
import { timeInSentence } from '../i18n/date-in-sentence.ts'
import styles from './ticket-paper.module.css'
import { hasKnownDay, isPrinted, isUsable } from './ticket-state.ts'
import type { TicketsTranslator } from './tickets-messages.ts'

export type CodePath = { size: number; path: string }

/** The standard asks for four light squares around a code. */
const QUIET = 4

/** A QR code as one path of a drawing: each run of dark squares in a row is one stroke of it. */
export function codePath(code: string): CodePath {
  // A seventh of it may be under a thumb or worn off; more would make its squares too small for a phone.
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: QUIET })
  return { size: rows.length, path: rows.map((row, y) => rowPath(row, y)).join('') }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x]) x += 1
    path += `M${start} ${y}h${x - start}v1H${start}z`
  }
  return path
}

/** The QR code, rendered on the server. */
function TicketCode({ code, name }: { code: string; name: string }) {
  const { size, path } = codePath(code)
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={path} />
    </svg>
  )
}

type TicketPaperProps = {
  ticket: Ticket
  /** "Ticket 1 of 2" */
  nth: string
  language: Language
  t: TicketsTranslator
}

/** A ticket, white in every theme so that gates can read it; two of them fill a sheet of paper. */
export function TicketPaper({ ticket, nth, language, t }: TicketPaperProps) {
  const { event, date, admits, state, venue, picture, organizer } = ticket
  const isStream = admits === 'stream'
  const place = isStream ? t('online') : venue?.name
  return (
    <article className={styles.ticket} data-state={state} aria-label={`${event.title}, ${nth}`}>
      <div className={styles.strip}>
        {picture && <Picture picture={picture} sizes="(min-width: 40rem) 16rem, 92vw" decorative />}
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.small}>{nth}</p>
          <h2 lang={textLanguage(event.title, language)}>{event.title}</h2>
        </div>
        <dl className={styles.facts}>
          {hasKnownDay(ticket) ? (
            <Fact
              name={t('when')}
              note={isStream ? undefined : t('doorsAt', { time: timeInSentence(date.doors_at, language) })}
              isWide
            >
              <DateText value={date.starts_at} language={language} />
            </Fact>
          ) : (
            <Fact name={t('when')} isWide>
              {t('newDateUnknown')}
            </Fact>
          )}
          <Fact name={t('where')} note={isStream ? undefined : venue?.address} isWide>
            {place}
          </Fact>
          <SeatFacts ticket={ticket} t={t} />
          <Fact name={t('price')}>{Number(ticket.price) > 0 ? formatNpr(ticket.price, language) : t('free')}</Fact>
          <Fact name={t('orderNumber')}>{ticket.order_number}</Fact>
        </dl>
        <EventDateNotice state={date.state} t={t} />
        <p className={styles.by}>
          <span className={styles.brand}>
            <svg className={styles.logo} viewBox="0 0 24 22" aria-hidden="true">
              <circle cx="12" cy="4" r="4" fill="currentColor" />
              <path d="M7 10h10v3.4H7zM4 14.3h16v3.4H4zM0 18.6h24V22H0z" className={styles.plinth} />
            </svg>
            {t('brand')}
          </span>
          {organizer && (
            <span className={styles.small} lang={textLanguage(organizer, language)}>
              {t('presentedBy', { name: organizer })}
            </span>
          )}
        </p>
      </div>
      <Stub ticket={ticket} nth={nth} language={language} t={t} />
    </article>
  )
}

type FactProps = { name: string; note?: string | undefined; isWide?: boolean; children: ReactNode }

function Fact({ name, note, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}

/** The seat, or else the ticket type, and the name; without a name nothing stands for it. */
function SeatFacts({ ticket: { seat, holder, ticket_type: type, event }, t }: Pick<TicketPaperProps, 'ticket' | 't'>) {
  const kind = ticketTypeName(type.title, event.title)
  // "Balcony, seated" names its section.
  const section = seat && !kind.startsWith(seat.section) ? `${seat.section}, ${kind}` : kind
  return (
    <>
      {seat ? (
        <Fact name={t('seat')} note={section}>
          <span className={styles.seat} role="img" aria-label={seat.label}>
            {seat.row} {seat.number}
          </span>
        </Fact>
      ) : (
        <Fact name={t('ticketType')}>{kind}</Fact>
      )}
      {holder ? <Fact name={t('holder')}>{holder}</Fact> : <div />}
    </>
  )
}

function EventDateNotice({ state, t }: { state: Ticket['date']['state']; t: TicketsTranslator }) {
  if (state !== 'cancelled' && state !== 'postponed') return null
  return <p className={styles.change}>{t(`event_${state}`)}</p>
}

/** The code and its number, how a stream is watched, or why the ticket is no longer valid. */
function Stub({ ticket, nth, language, t }: TicketPaperProps) {
  const { code, state, number, admits, date } = ticket
  if (code !== null && isPrinted(ticket)) {
    return (
      <div className={styles.stub}>
        <TicketCode code={code} name={t('code', { number: nth || number })} />
        <p className={styles.number}>{ticketNumber(ticket)}</p>
        <p className={styles.small}>
          {t('scannedOnce')}
          {/* Gate staff may read Nepali only. */}
          {language === 'en' && <span lang="ne"> ढोकामा एक पटक मात्र पढिन्छ।</span>}
        </p>
      </div>
    )
  }
  if (admits === 'stream' && isUsable(ticket)) {
    return (
      <div className={styles.stub}>
        <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4.5h18v12.5H3zM8.5 20.5h7M10.5 8v5.5l4.5-2.75z" />
        </svg>
        <p className={styles.stamp}>{t('streamTicket')}</p>
        <p className={styles.small}>{t('stream')}</p>
      </div>
    )
  }
  const isCancelled = state === 'valid' && date.state === 'cancelled'
  return (
    <div className={styles.stub}>
      <div className={styles.void}>
        <p className={styles.stamp}>{t(isCancelled ? 'state_cancelled' : `state_${state}`)}</p>
        {state !== 'valid' && <p className={styles.small}>{t(`void_${state}`)}</p>}
      </div>
    </div>
  )
}
